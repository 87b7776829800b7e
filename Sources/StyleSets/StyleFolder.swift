#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder whose style files are read together.
struct StyleFolder {
  /// How many files are read at most, and how deep folders in it are looked into.
  static let fileLimit = 500
  static let depthLimit = 6
  /// How many entries are looked at, so that a whole disk given by mistake costs no minutes.
  static let entryLimit = 20_000

  /// Extensions of files that may hold text styles.
  private static let extensions = [
    ".json", ".json5", ".jsonc", ".tokens", ".yaml", ".yml", ".plist", ".swift", ".ts", ".js",
    ".mjs",
  ]

  private let path: String

  /// The folder at `path`; nil where there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// The style files in it and in folders below, by their paths from here, in alphabetical order.
  ///
  /// Hidden files and folders, and `node_modules`, are left out.
  var fileNames: [String] {
    var result: [String] = []
    var open = [("", 0)]
    var entriesLeft = StyleFolder.entryLimit
    while let (folder, depth) = open.popLast(), result.count < StyleFolder.fileLimit {
      for name in StyleFolder.entries(of: folder.isEmpty ? path : "\(path)/\(folder)") {
        entriesLeft -= 1
        guard entriesLeft > 0 else { return result.sorted() }
        let own = folder.isEmpty ? name : "\(folder)/\(name)"
        if StyleFolder("\(path)/\(own)") != nil {
          if depth < StyleFolder.depthLimit, name != "node_modules" {
            open.append((own, depth + 1))
          }
        } else if StyleFolder.extensions.contains(where: name.hasSuffix) {
          result.append(own)
        }
      }
    }
    return Array(result.sorted().prefix(StyleFolder.fileLimit))
  }

  private static func entries(of path: String) -> [String] {
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
