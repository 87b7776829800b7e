/// Why a font file that was named cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// The file is missing, or may not be read.
  case unreadable(path: String)
  /// The file was read, and holds no TrueType or OpenType font.
  case notAFont(path: String)
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what to do, as a sentence.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "The font file “\(path)” cannot be read; check the path and its permissions."
    case .notAFont(let path):
      "“\(path)” is not a font that can be drawn; give a .ttf, .otf or .ttc file."
    }
  }
}
