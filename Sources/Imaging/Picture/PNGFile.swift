import CPNG

/// A picture as a PNG file, by libpng.
public enum PNGFile {
  /// The bytes of the file; throws where libpng refuses, as it does beyond a million pixels a side.
  public static func bytes(of picture: IndexedPicture) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(picture.width)
    image.height = UInt32(picture.height)
    image.format = CPNG_INDEXED_RGB
    image.flags = CPNG_FAST
    image.colormap_entries = UInt32(picture.palette.count)
    defer { png_image_free(&image) }
    let colors = picture.palette.flatMap { [$0.red, $0.green, $0.blue] }
    var size = cpng_greatest_size(image)
    var isWritten: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      isWritten = png_image_write_to_memory(
        &image, buffer.baseAddress, &size, 0, picture.pixels, Int32(picture.width), colors)
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
