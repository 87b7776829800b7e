#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths with all links followed.
package enum RealPath {
  /// How many links to files that are not there are followed, as many as Linux follows.
  private static let linkLimit = 40

  /// The absolute path without links of what is at `path`; `nil` where nothing is.
  package static func of(_ path: String) -> String? {
    // The system makes a text that ends in a zero, which is this function's to free.
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The way to `path` from `folder`, links resolved; `nil` where one of the two is not there.
  ///
  /// The way stays the same when everything moves together; it is `.` from a folder to itself.
  package static func of(_ path: String, from folder: String) -> String? {
    guard let target = of(path)?.split(separator: "/"),
      let origin = of(folder)?.split(separator: "/")
    else { return nil }
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: origin.count - shared)
    let parts = up + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The folder that `path` is in, as it is written, with its slash; `.` where it names none.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Where something written to `path` goes: the end of a chain of links, also where nothing is there
  /// yet; throws where the chain leads back to itself or is too long for the system.
  static func ofTarget(_ path: String) throws(FileError) -> String {
    var current = path
    for _ in 0..<linkLimit {
      if let real = of(current) { return real }
      guard errno != ELOOP else { throw FileError(path, code: ELOOP) }
      guard let next = try link(at: current, of: path) else { return current }
      current = next.hasPrefix("/") ? next : folder(of: current) + "/" + next
    }
    throw FileError(path, code: ELOOP)
  }

  /// What the link at `current` says; `nil` where it is none.
  private static func link(at current: String, of path: String) throws(FileError) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    // The system writes no more than there is room for, and says how much.
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink(current, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    guard count > 0 else { return nil }
    guard count < buffer.count else { throw FileError(path, code: ENAMETOOLONG) }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
