#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is open; whoever opened it closes it.
struct OpenFile {
  private let descriptor: Int32
  /// The path to name in errors.
  private let path: String

  /// Standard input.
  static let standardInput = OpenFile(STDIN_FILENO, path: "-")

  private init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens the file at `path` to be read.
  init(reading path: String) throws(FileError) {
    try self.init(opening: path, O_RDONLY, 0, named: path)
  }

  /// Opens what is at `path`, such as a device, to be written to; errors name it `name`.
  init(writing path: String, named name: String) throws(FileError) {
    try self.init(opening: path, O_WRONLY, 0, named: name)
  }

  /// Makes a file at `path`, where there may be none; errors name it `name`.
  init(creating path: String, permissions: mode_t, named name: String) throws(FileError) {
    try self.init(opening: path, O_WRONLY | O_CREAT | O_EXCL, permissions, named: name)
  }

  private init(
    opening path: String, _ flags: Int32, _ permissions: mode_t, named name: String
  ) throws(FileError) {
    // The path is a text of Swift's, which reaches the system with a zero behind it.
    let descriptor = unsafe open(path, flags | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw FileError(name, code: errno) }
    self.init(descriptor, path: name)
  }

  /// Gives the file permissions whatever the process's mask says.
  func set(permissions: mode_t) { fchmod(descriptor, permissions) }

  /// All bytes to the end; more than `limit` of them are an error.
  func bytes(limit: Int) throws(FileError) -> [UInt8] {
    guard let status = FileStatus(descriptor: descriptor) else {
      throw FileError(path, code: errno)
    }
    guard status.size <= limit else { throw FileError(path, code: EFBIG) }
    // One byte more than the size, so that a file of known size ends within the first read but one.
    var bytes = [UInt8](repeating: 0, count: max(status.size + 1, 1 << 16))
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      // The system writes behind what is there already, and no more than there is room for.
      let received = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw FileError(path, code: errno) }
      if received == 0 { break }
      count += received
      guard count <= limit else { throw FileError(path, code: EFBIG) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      // The system reads what is left of the array, which it does not keep.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress! + written, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path, code: errno) }
      written += count
    }
  }

  /// Closes it; an error says that what was written is not all there.
  func finish() throws(FileError) {
    guard close(descriptor) == 0 else { throw FileError(path, code: errno) }
  }
}
