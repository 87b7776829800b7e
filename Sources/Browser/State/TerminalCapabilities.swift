public import Imaging
public import Specimens

/// What the terminal can show, as far as it said or could be inferred.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Colours it can show.
  public var colorDepth: ColorDepth
  /// The finest mosaic whose glyphs it is known to draw.
  public var mosaic: Mosaic
  /// Its background in sRGB, where it said; `nil` is taken as dark.
  public var background: RGB?
  /// Its foreground in sRGB, where it said.
  public var foreground: RGB?
  /// Whether it shows anything beyond ASCII.
  public var isUTF8: Bool
  /// Width of a cell divided by its height; 0.5 where it is not known.
  public var cellAspect: Double
  /// How it takes pictures; `nil` where it doesn't.
  public var pictures: PictureProtocol?
  /// A cell in pixels, where it is known.
  public var cell: PixelSize?

  /// A terminal of which little is known, unless said otherwise.
  public init(
    colorDepth: ColorDepth = .ansi256, mosaic: Mosaic = .quadrant, background: RGB? = nil,
    foreground: RGB? = nil, isUTF8: Bool = true, cellAspect: Double = 0.5,
    pictures: PictureProtocol? = nil, cell: PixelSize? = nil
  ) {
    self.colorDepth = colorDepth
    self.mosaic = mosaic
    self.background = background
    self.foreground = foreground
    self.isUTF8 = isUTF8
    self.cellAspect = cellAspect
    self.pictures = pictures
    self.cell = cell
  }
}

extension TerminalCapabilities {
  /// What can be shown here, the best first.
  public var renderings: [Rendering] {
    if !isUTF8 { return [.mosaic(.ascii)] }
    var all: [Rendering] = pictures != nil && cell != nil ? [.pixels] : []
    all.append(.mosaic(mosaic))
    all += Mosaic.allCases.filter { $0 != mosaic }.map { .mosaic($0) }
    return all
  }
}
