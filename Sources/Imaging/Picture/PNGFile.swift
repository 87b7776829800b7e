import CPNG

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads pictures from PNG files.
public enum PNGFile {
  /// Wider or higher pictures are refused: a screen shows none of that size.
  public static let greatestSide = 8_192

  /// Reads the picture in the file at `path`.
  ///
  /// Throws where the file cannot be read, is no PNG or is too large.
  public static func read(path: String) throws(PictureError) -> ColorBitmap {
    unsafe try read(path: path) { image in unsafe png_image_begin_read_from_file(&image, path) }
  }

  /// Reads the picture in the bytes of a PNG file; `name` is what errors call it.
  public static func read(
    bytes: [UInt8], name: String = "picture"
  ) throws(PictureError) -> ColorBitmap {
    unsafe try read(path: name) { image in
      unsafe bytes.withUnsafeBytes {
        unsafe png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count)
      }
    }
  }

  private static func read(
    path: String, begin: (inout png_image) -> Int32
  ) throws(PictureError) -> ColorBitmap {
    // libpng's structure holds pointers of its own, so that each use of it counts as unsafe. It is
    // freed on every way out, and writes `width * height` pixels of the four bytes that are there.
    var image = unsafe png_image()
    unsafe image.version = CPNG_VERSION
    guard unsafe begin(&image) != 0 else {
      throw unsafe .unreadable(path: path, reason: image.reason)
    }
    defer { unsafe png_image_free(&image) }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    guard width <= greatestSide, height <= greatestSide else {
      throw .tooLarge(path: path, width: width, height: height)
    }
    unsafe image.format = CPNG_RGBA
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(&image, nil, &bytes, 0, nil) != 0 else {
      throw unsafe .unreadable(path: path, reason: image.reason)
    }
    return ColorBitmap(width: width, height: height, straight: bytes)
  }

}

extension png_image {
  /// What libpng has to say about the last call.
  var reason: String {
    // C's arrays are tuples here, which have no other way to be gone through; the bytes are copied
    // while they are borrowed, and no further than the tuple goes.
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// Why a picture could not be read.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is missing or is no picture; `reason` is the library's.
  case unreadable(path: String, reason: String)
  /// The picture has more pixels than are taken in.
  case tooLarge(path: String, width: Int, height: Int)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read as a PNG picture (\(reason)): check the path and the file"
    case .tooLarge(let path, let width, let height):
      "\(path) is \(width) × \(height) pixels: scale it to \(PNGFile.greatestSide) or fewer a side"
    }
  }
}
