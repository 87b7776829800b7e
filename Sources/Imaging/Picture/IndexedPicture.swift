/// A picture of at most 256 colours, one byte a pixel.
public struct IndexedPicture: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// The colours that pixels point at, 1…256.
  public let palette: [RGB]
  /// The index of every pixel's colour, row by row from the top.
  public var pixels: [UInt8]

  /// A picture all in the first colour; sides below 1 and palettes of other lengths trap.
  public init(width: Int, height: Int, palette: [RGB]) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition((1...256).contains(palette.count), "a palette holds 1 to 256 colours")
    self.width = width
    self.height = height
    self.palette = palette
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// Inks a bitmap with its upper left corner at (`x`, `y`), in the colours from `first` on: coverage
  /// 0 leaves a pixel alone, the least coverage takes the first, 255 the last of `count` colours.
  ///
  /// What lies outside the picture is dropped; colours beyond the palette trap.
  public mutating func ink(
    _ bitmap: Bitmap, atX x: Int, y: Int, colors first: Int, count: Int
  ) {
    precondition(first >= 0 && count > 0 && first + count <= palette.count, "the colours exist")
    let columns = (x..<x + bitmap.width).clamped(to: 0..<width)
    for row in (y..<y + bitmap.height).clamped(to: 0..<height) {
      let source = (row - y) * bitmap.width - x
      for column in columns {
        let coverage = Int(bitmap.coverage[source + column])
        guard coverage > 0 else { continue }
        pixels[row * width + column] = UInt8(first + (coverage * count - 1) / 255)
      }
    }
  }

  /// Fills a rectangle, as far as the picture has it, with the colour at an index.
  public mutating func fill(x: Int, y: Int, width: Int, height: Int, color: Int) {
    precondition(palette.indices.contains(color), "the colour exists")
    let columns = (x..<x + max(0, width)).clamped(to: 0..<self.width)
    for row in (y..<y + max(0, height)).clamped(to: 0..<self.height) {
      for column in columns { pixels[row * self.width + column] = UInt8(color) }
    }
  }
}
