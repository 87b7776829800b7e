/// How a style file is written, below its vocabulary.
enum SourceSyntax: String, Sendable {
  case json = "JSON"
  case yaml = "YAML"
  /// YAML between lines of three hyphens, at the head of a Markdown file.
  case frontMatter = "YAML front matter"
  case propertyList = "property list"
  case binaryPropertyList = "binary property list"
  case script = "JavaScript"
  case swift = "Swift"
}

extension SourceSyntax {
  /// The syntax that `bytes`, in UTF-8, are most probably written in.
  init(of bytes: [UInt8]) {
    self = .json
  }
}
