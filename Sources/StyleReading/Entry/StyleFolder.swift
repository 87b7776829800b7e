import Files

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

  /// What was found in a folder and in those below it.
  struct Listing {
    /// The paths of style files from the folder, in alphabetical order.
    var files: [String] = []
    /// Those that are pipes, devices, or links to nothing, and so not read.
    var skipped: [String] = []
  }

  private let path: String

  /// The folder at `path`; nil where there is none.
  init?(_ path: String) {
    guard FileStatus(path)?.kind == .folder else { return nil }
    self.path = path
  }

  /// The style files in it and in folders below, each once, however many links lead to it.
  ///
  /// Hidden files and folders, and `node_modules`, are left out.
  var listing: Listing {
    var result = Listing()
    var open = [("", 0)]
    var seen: Set<FileStatus.Identity> = []
    if let status = FileStatus(path) { seen.insert(status.identity) }
    var entriesLeft = StyleFolder.entryLimit
    search: while let (folder, depth) = open.popLast(), result.files.count < StyleFolder.fileLimit {
      for name in FolderEntries.names(in: folder.isEmpty ? path : "\(path)/\(folder)") {
        entriesLeft -= 1
        guard entriesLeft > 0 else { break search }
        let own = folder.isEmpty ? name : "\(folder)/\(name)"
        let isStyleFile = StyleFolder.extensions.contains(where: name.hasSuffix)
        let entry = FileStatus("\(path)/\(own)")
        if let entry, entry.kind == .folder {
          if depth < StyleFolder.depthLimit, name != "node_modules",
            seen.insert(entry.identity).inserted
          {
            open.append((own, depth + 1))
          }
        } else if isStyleFile, let entry, entry.kind == .file {
          if seen.insert(entry.identity).inserted { result.files.append(own) }
        } else if isStyleFile {
          result.skipped.append(own)
        }
      }
    }
    result.files = Array(result.files.sorted().prefix(StyleFolder.fileLimit))
    result.skipped.sort()
    return result
  }
}
