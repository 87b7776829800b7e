/// A bitmap in one ink, to be shown in the terminal's own pixels.
public struct Picture: Hashable, Sendable {
  /// How much ink each pixel holds.
  public let bitmap: Bitmap
  /// The colour of full ink.
  public let ink: RGB
  /// The colour of no ink, for protocols that cannot leave the background alone.
  public let paper: RGB

  /// A picture of `bitmap` in `ink` on `paper`.
  public init(_ bitmap: Bitmap, ink: RGB, paper: RGB) {
    self.bitmap = bitmap
    self.ink = ink
    self.paper = paper
  }
}

/// A picture and the cells it covers, blank in the grid below.
public struct PlacedPicture: Hashable, Sendable {
  /// Which of the pictures on screen it is; the same one keeps its number from frame to frame.
  public let id: Int
  /// What is shown.
  public let picture: Picture
  /// The cells it covers; as large as the picture.
  public let rect: CellRect

  /// A picture over `rect`.
  public init(id: Int, picture: Picture, rect: CellRect) {
    self.id = id
    self.picture = picture
    self.rect = rect
  }
}

/// A screenful: cells, and pictures over blank ones.
public struct Frame: Hashable, Sendable {
  /// Every cell.
  public var grid: CellGrid
  /// Pictures, no two of which overlap.
  public var pictures: [PlacedPicture]

  /// A screenful of `grid` and `pictures`.
  public init(_ grid: CellGrid, pictures: [PlacedPicture] = []) {
    self.grid = grid
    self.pictures = pictures
  }
}

/// How a terminal takes pictures.
public enum PictureProtocol: Hashable, Sendable {
  /// kitty's graphics protocol.
  case kitty
  /// Sixel graphics of the DEC VT340.
  case sixel
}

/// Width and height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int

  /// A size; not negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a size in pixels is not negative")
    self.width = width
    self.height = height
  }
}
