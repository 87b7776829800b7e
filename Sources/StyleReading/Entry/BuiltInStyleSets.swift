public import StyleModel

/// The style sets that come with the program, in it as bytes, so that they need no file.
public enum BuiltInStyleSets {
  /// Their names, in the order to offer them.
  public static let names = resources.map(\.name)

  /// All of them, read anew.
  public static var all: [StyleSet] { resources.map(read) }

  /// The one called `name`; nil where there is none.
  public static func named(_ name: String) -> StyleSet? {
    resources.first { $0.name == name }.map(read)
  }

  /// The tokens of the set called `name` as a file, to start one's own from.
  public static func file(named name: String) -> [UInt8]? {
    resources.first { $0.name == name }?.bytes
  }

  private static let resources: [(name: String, bytes: [UInt8])] = [
    ("app", PackageResources.app_tokens_json),
    ("apple", PackageResources.apple_tokens_json),
    ("material", PackageResources.material_tokens_json),
    ("faults", PackageResources.faults_tokens_json),
  ]

  private static func read(_ resource: (name: String, bytes: [UInt8])) -> StyleSet {
    StyleSetReader.read(
      bytes: resource.bytes, file: resource.name + ".tokens.json", source: .builtIn)
  }
}
