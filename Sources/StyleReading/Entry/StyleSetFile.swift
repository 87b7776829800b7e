import Files
import SourceTree
public import StyleModel

/// The files that hold a style set.
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
    try load(paths: [path], options: options)
  }

  /// Reads the files at `paths` as one set; a folder stands for the style files in it.
  ///
  /// The set is called after the first path. No path at all is a programmer error.
  public static func load(
    paths: [String], options: ReadingOptions = ReadingOptions()
  ) throws(LoadError) -> StyleSet {
    precondition(!paths.isEmpty, "a style set comes from at least one file")
    var files: [SourceFile] = []
    var skipped: [String] = []
    var size = 0
    for path in paths {
      for file in try sources(at: path, skipped: &skipped) {
        size += file.bytes.count
        guard size <= sizeLimit else { throw .tooLarge(path: path, limit: sizeLimit) }
        files.append(file)
      }
    }
    let folders = paths.filter { StyleFolder($0) != nil }
    let isStandardInput = paths == [standardInputPath]
    var set = StyleSetReader.read(
      files, name: isStandardInput ? files[0].name : SourceFile(bytes: [], path: paths[0]).name,
      source: isStandardInput ? .standardInput : .file(paths[0]), options: options,
      folders: folders
    ) { path in
      let folders = folders + files.map { FileReference.folder(of: $0.path) }
      return folders.contains { leads(path, into: $0) } ? regularFile(path) : nil
    }
    set.notes = skipped.map(noteOfSkipped) + set.notes
    return set
  }

  private static func noteOfSkipped(_ path: String) -> Diagnostic {
    Diagnostic(
      .note, at: nil, "\(Quotation(path)) is not read: it is no regular file, or a link to nothing",
      hint: "to read a pipe, give it by its own path")
  }

  /// The files that `path` stands for: itself, or those in a folder; what is no file in a folder is
  /// among `skipped`.
  private static func sources(
    at path: String, skipped: inout [String]
  ) throws(LoadError) -> [SourceFile] {
    if path == standardInputPath {
      return [SourceFile(bytes: try contents(at: path), path: "<standard input>")]
    }
    guard let folder = StyleFolder(path) else {
      return [SourceFile(bytes: try contents(at: path), path: path)]
    }
    let listing = folder.listing
    let prefix = path.hasSuffix("/") ? path : "\(path)/"
    skipped += listing.skipped.map { prefix + $0 }
    guard !listing.files.isEmpty else { throw .nothingInFolder(path: path) }
    return try listing.files.map { name throws(LoadError) in
      let path = prefix + name
      return SourceFile(bytes: try contents(at: path, mayBeEmpty: true), path: path, name: name)
    }
  }

  /// Whether `path` is in `folder` or below it once all links are followed.
  private static func leads(_ path: String, into folder: String) -> Bool {
    guard let path = RealPath.of(path), let folder = RealPath.of(folder.isEmpty ? "." : folder)
    else { return false }
    return FileReference.isInside(path, folder: folder)
  }

  /// The bytes of a file that another refers to; nil where it is none that can be read to its end.
  private static func regularFile(_ path: String) -> [UInt8]? {
    guard FileStatus(path)?.kind == .file else { return nil }
    return try? contents(at: path)
  }

  /// The bytes of the file at `path`, or of standard input where it is `-`.
  static func contents(at path: String, mayBeEmpty: Bool = false) throws(LoadError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path == standardInputPath
        ? try WholeFile.readStandardInput(limit: sizeLimit)
        : try WholeFile.read(path, limit: sizeLimit)
    } catch {
      if error.isTooLarge { throw .tooLarge(path: path, limit: sizeLimit) }
      throw error.isMissing || error.isBelowFile
        ? .missing(path: path) : .unreadable(path: path, reason: error.reason)
    }
    guard !bytes.isEmpty || mayBeEmpty else { throw .empty(path: path) }
    return bytes
  }
}
