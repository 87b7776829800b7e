#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says about what is at a path, links followed.
package struct FileStatus {
  /// What something in the file system is.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  /// What tells one file from all others, however it was reached.
  package struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// What it is.
  package let kind: Kind
  /// Which one it is.
  package let identity: Identity
  /// How many bytes it holds; of use for files alone.
  let size: Int
  /// The nine bits of who may read, write and run it, and the three above them.
  let permissions: mode_t

  /// The status of what is at `path`; `nil` where there is nothing.
  package init?(_ path: String) {
    var status = stat()
    // The system fills in the structure it is given.
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The status of what is open as `descriptor`; `nil` where nothing is.
  init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }

  /// Whether both paths lead to the same regular file.
  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    guard let first = FileStatus(one), let second = FileStatus(other) else { return false }
    return first.kind == .file && first.identity == second.identity
  }
}
