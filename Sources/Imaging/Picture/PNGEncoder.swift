import CPNG

/// Pictures as PNG files, compressed lightly.
public enum PNGEncoder {
  /// The picture as a palette of one ink in 256 strengths, the paper transparent; empty for a picture
  /// without pixels, which PNG does not have.
  public static func encode(_ picture: Picture) -> [UInt8] {
    let bitmap = picture.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let palette = (0...255).flatMap {
      [picture.ink.red, picture.ink.green, picture.ink.blue, UInt8($0)]
    }
    let bytes = try? encode(
      bitmap.coverage, width: bitmap.width, height: bitmap.height, format: CPNG_RGBA_COLORMAP,
      palette: palette, colorCount: 256)
    return bytes ?? []
  }

  /// The picture with its palette; throws where libpng refuses, as it does beyond a million pixels a
  /// side.
  public static func encode(_ picture: IndexedPicture) throws(PNGError) -> [UInt8] {
    try encode(
      picture.pixels, width: picture.width, height: picture.height, format: CPNG_RGB_COLORMAP,
      palette: picture.palette.flatMap { [$0.red, $0.green, $0.blue] },
      colorCount: picture.palette.count)
  }

  /// `pixels` holds a byte for each, `palette` three or four for each of `colorCount` colours.
  private static func encode(
    _ pixels: [UInt8], width: Int, height: Int, format: UInt32, palette: [UInt8], colorCount: Int
  ) throws(PNGError) -> [UInt8] {
    precondition(
      pixels.count == width * height
        && palette.count == colorCount * (format == CPNG_RGBA_COLORMAP ? 4 : 3),
      "a picture has a byte for each pixel, and a palette all its colours")
    // libpng's structure holds pointers of its own, so that each use of it counts as unsafe. It reads
    // as many pixels and colours as it was told, which is what was just compared, and writes at most
    // `size` bytes: the greatest there can be, by its own reckoning.
    var image = unsafe png_image()
    unsafe image.version = CPNG_VERSION
    unsafe image.width = UInt32(width)
    unsafe image.height = UInt32(height)
    unsafe image.format = format
    unsafe image.flags = CPNG_FAST
    unsafe image.colormap_entries = UInt32(colorCount)
    defer { unsafe png_image_free(&image) }
    var size = unsafe cpng_greatest_size(image)
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard
      unsafe png_image_write_to_memory(&image, &bytes, &size, 0, pixels, Int32(width), palette) != 0
    else { throw unsafe PNGError(reason: image.reason) }
    return Array(bytes.prefix(Int(size)))
  }
}

/// Why a picture could not be written as PNG.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What libpng says.
  public let reason: String

  /// One sentence for the user.
  public var description: String {
    "the picture can't be written as PNG (\(reason)); draw fewer styles, or use svg"
  }
}
