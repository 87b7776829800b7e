/// The bytes of one file to read, and what to call it.
public struct SourceFile: Sendable {
  /// What is in it.
  public var bytes: [UInt8]
  /// The path that positions name.
  public var path: String
  /// What its tokens go by beside those of other files: the path below a folder, or the file's name,
  /// without extensions.
  public var name: String
  /// What it is written in, where that is known; nil lets its name and its content tell.
  package var syntax: SourceSyntax?

  /// A file called `name`, by default as the last component of `path` says.
  public init(bytes: [UInt8], path: String, name: String? = nil) {
    self.bytes = bytes
    self.path = path
    self.name = SourceFile.withoutExtensions(
      name ?? path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// `name` without the extensions of style files.
  private static func withoutExtensions(_ name: String) -> String {
    var name = name
    for suffix in extensions where name.hasSuffix(suffix) && name.count > suffix.count {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// The outer ones first.
  private static let extensions = [
    ".json", ".json5", ".jsonc", ".yaml", ".yml", ".plist", ".swift", ".ts", ".js", ".mjs", ".md",
    ".tokens", ".resolver",
  ]
}
