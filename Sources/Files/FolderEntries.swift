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
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
