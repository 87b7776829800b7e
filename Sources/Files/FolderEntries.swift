#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a folder holds.
package enum FolderEntries {
  /// The names in the folder at `path` in alphabetical order, without those that begin with a dot;
  /// none where it cannot be read.
  package static func names(in path: String) -> [String] {
    // The stream is this function's own, and an entry holds until the next is read; its name ends in
    // a zero within the bytes that the system gives it.
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
