public import Imaging

/// How specimens reach the screen: in the terminal's own pixels, or divided into the parts of cells.
public enum Rendering: Hashable, Sendable {
  /// As pictures.
  case pixels
  /// As glyphs that divide cells.
  case mosaic(Mosaic)

  /// The name that options and the title line use: `pixel`, `sextant`, …
  public var name: String {
    switch self {
    case .pixels: "pixel"
    case .mosaic(let mosaic): mosaic.rawValue
    }
  }

  /// The rendering of a name; `nil` for an unknown one.
  public init?(name: String) {
    if name == "pixel" {
      self = .pixels
    } else if let mosaic = Mosaic(rawValue: name) {
      self = .mosaic(mosaic)
    } else {
      return nil
    }
  }

  /// Every name, finest first.
  public static let names = ["pixel"] + Mosaic.allCases.map(\.rawValue)

  /// The parts of a cell: pixels where `cell` is known, else sub-pixels of the mosaic.
  func division(cell: PixelSize?) -> PixelSize {
    switch self {
    case .pixels: cell ?? PixelSize(width: 10, height: 20)
    case .mosaic(let mosaic):
      PixelSize(width: mosaic.subpixelColumns, height: mosaic.subpixelRows)
    }
  }
}
