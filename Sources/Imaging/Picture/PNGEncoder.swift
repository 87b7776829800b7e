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

  private static func encode(
    _ pixels: [UInt8], width: Int, height: Int, format: UInt32, palette: [UInt8], colorCount: Int
  ) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = CPNG_VERSION
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = format
    image.flags = CPNG_FAST
    image.colormap_entries = UInt32(colorCount)
    defer { png_image_free(&image) }
    var size = cpng_greatest_size(image)
    var isWritten: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      isWritten = png_image_write_to_memory(
        &image, buffer.baseAddress, &size, 0, pixels, Int32(width), palette)
      count = isWritten == 0 ? 0 : min(Int(size), buffer.count)
    }
    guard isWritten != 0 else {
      let message = withUnsafeBytes(of: image.message) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw PNGError(reason: message)
    }
    return bytes
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
