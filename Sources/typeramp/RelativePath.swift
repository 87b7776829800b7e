#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths that stay the same when everything moves together.
enum RelativePath {
  /// The way to `path` from the folder that `file` is in or is to be in, links resolved; `nil` where
  /// one of the two is not there.
  static func path(of path: String, fromFolderOf file: String) -> String? {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    guard let target = components(of: path), let origin = components(of: folder) else {
      return nil
    }
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: origin.count - shared)
    let parts = up + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static func components(of path: String) -> [Substring]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real).split(separator: "/")
  }
}
