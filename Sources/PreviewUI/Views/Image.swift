public import Imaging

/// A picture, or a symbol that grows with the font beside it.
public struct Image: PrimitiveView, Equatable {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Four fifths of the medium size.
    case small
    /// As high as the font's capitals, and somewhat more.
    case medium
    /// Five quarters of the medium size.
    case large
  }

  let name: String
  let isSymbol: Bool
  var isResizable = false
  var scale: Scale?

  /// The picture of a name, in its own size; where there is none, a frame with the name in it.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
  }

  /// The same, for a picture that says nothing that matters.
  public init(decorative name: String) {
    self.init(name)
  }

  /// A symbol of SF Symbols, of which there is only a stand-in here: a character like it, or a box
  /// with its first letter. It grows with the font.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Lets the picture take whatever size it is offered; a symbol no longer follows the font then.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Makes the node of the picture.
  public func _makeNode(in context: ViewContext) -> ViewNode { ImageNode(self, in: context) }

  /// Gives the node the new picture.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ImageNode.self).replace(with: self)
  }
}

/// Where pictures are found by their name.
public protocol PictureSource: AnyObject {
  /// The picture of a name, one point a pixel; `nil` where there is none.
  func picture(named name: String) -> ColorBitmap?
}

/// Pictures given beforehand.
public final class PictureList: PictureSource {
  private let pictures: [String: ColorBitmap]

  /// Pictures by name; none unless given.
  public init(_ pictures: [String: ColorBitmap] = [:]) {
    self.pictures = pictures
  }

  /// The picture of a name.
  public func picture(named name: String) -> ColorBitmap? { pictures[name] }
}

/// Pictures from the PNG files of a folder, each read when it is first asked for.
public final class PictureFolder: PictureSource {
  private let path: String
  private var known: [String: ColorBitmap?] = [:]
  /// What was wrong with files that could not be read.
  public private(set) var errors: [PictureError] = []

  /// The files of the folder at `path`; names come without `.png`.
  public init(path: String) {
    self.path = path
  }

  /// The picture in the file of that name; a missing or faulty one is noted in `errors`.
  public func picture(named name: String) -> ColorBitmap? {
    if let answer = known[name] { return answer }
    let answer: ColorBitmap?
    do throws(PictureError) {
      answer = try PNGFile.read(path: "\(path)/\(name).png")
    } catch {
      errors.append(error)
      answer = nil
    }
    known[name] = .some(answer)
    return answer
  }
}
