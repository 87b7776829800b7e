#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that holds a style set.
public enum StyleSetFile {
  /// The largest file that is read, in bytes: 64 MB.
  public static let sizeLimit = 64 << 20
  /// The path that stands for standard input.
  public static let standardInputPath = "-"

  /// Reads the style set at `path`, or from standard input where it is `-`.
  ///
  /// A pipe is read to its end. What is wrong inside the file is among the set's diagnostics.
  public static func load(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(LoadError) -> StyleSet {
    if path == standardInputPath {
      let bytes = try contents(of: STDIN_FILENO, path: path)
      return StyleSetReader.read(
        bytes: bytes, file: "<standard input>", source: .standardInput, options: options)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : systemError(path)
    }
    defer { close(descriptor) }
    return StyleSetReader.read(
      bytes: try contents(of: descriptor, path: path), file: path, options: options)
  }

  private static func contents(
    of descriptor: Int32, path: String
  ) throws(LoadError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw systemError(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .directory(path: path) }
    guard status.st_size <= sizeLimit else { throw .tooLarge(path: path, limit: sizeLimit) }
    // One byte more than the size, so that a file of known size ends within the first read but one.
    var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size) + 1, 1 << 16))
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let received = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw systemError(path) }
      if received == 0 { break }
      count += received
      guard count <= sizeLimit else { throw .tooLarge(path: path, limit: sizeLimit) }
    }
    guard count > 0 else { throw .empty(path: path) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private static func systemError(_ path: String) -> LoadError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
