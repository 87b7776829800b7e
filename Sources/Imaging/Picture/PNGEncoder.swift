import CPNG

/// Pictures as PNG files: a palette of one ink in 256 strengths, the paper transparent.
public enum PNGEncoder {
  /// The picture as a file; empty for a picture without pixels, which PNG does not have.
  ///
  /// Compressed lightly, since it is to be shown now and not kept.
  public static func encode(_ picture: Picture) -> [UInt8] {
    let bitmap = picture.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    var image = png_image()
    image.version = CPNG_VERSION
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.format = CPNG_RGBA_COLORMAP
    image.flags = CPNG_FAST
    image.colormap_entries = 256
    let palette = (0...255).flatMap {
      [picture.ink.red, picture.ink.green, picture.ink.blue, UInt8($0)]
    }
    defer { png_image_free(&image) }
    // A first call tells the size; the bound holds for any content.
    var capacity = png_alloc_size_t(bitmap.width * bitmap.height + bitmap.height * 8 + 8_192)
    var bytes = [UInt8](repeating: 0, count: Int(capacity))
    let isWritten = png_image_write_to_memory(
      &image, &bytes, &capacity, 0, bitmap.coverage, Int32(bitmap.width), palette)
    guard isWritten != 0 else { return [] }
    bytes.removeLast(bytes.count - Int(capacity))
    return bytes
  }
}
