#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the system would not read or write a file.
package struct FileError: Error, Hashable, Sendable {
  /// The path as it was given.
  package let path: String
  /// The system's number for it (`errno`).
  package let code: Int32

  /// What the system says of `path`.
  package init(_ path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The system's own word for it, such as "Permission denied".
  package var reason: String {
    // The system's own text: it ends in a zero, and is copied before anything else is asked.
    unsafe String(cString: strerror(code))
  }

  /// The path, the system's word for it, and what to do.
  package var message: String {
    let remedy =
      code == ELOOP
      ? "give a path whose links end at a file"
      : "check the path, its permissions and the space left"
    return "\(path): \(reason); \(remedy)"
  }

  /// Whether nothing is at the path.
  package var isMissing: Bool { code == ENOENT }

  /// Whether the path leads through a file as if that were a folder.
  package var isBelowFile: Bool { code == ENOTDIR }

  /// Whether the file holds more than was to be read.
  package var isTooLarge: Bool { code == EFBIG }
}
