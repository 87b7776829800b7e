import SourceTree

/// A document and the name that its tokens go by where several files are read together.
struct NamedDocument {
  /// The path below the folder that was given, without extensions; or the file's name.
  var name: String
  /// The path of its file.
  var path: String
  var document: Document
  /// The vocabulary that it was recognised as.
  var format: any TokenFormat.Type
  /// Whether any of its groups may extend another.
  var mayExtendGroups = true
}
