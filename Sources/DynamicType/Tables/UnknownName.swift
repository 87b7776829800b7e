/// A name that stands for nothing this module knows, with all that could have been written.
public struct UnknownName: Error, Hashable, Sendable {
  /// What the name was expected to be.
  public enum Kind: String, Hashable, Sendable {
    case dynamicTypeSize = "Dynamic Type size"
    case textStyle = "text style"
    case weight = "font weight"
    case scalingMethod = "scaling method"
    case platform
  }

  /// What the name was expected to be.
  public let kind: Kind
  /// The name as it was written.
  public let spelling: String
  /// The name in small letters, without a qualifier such as `UIFont.`, and without spaces, hyphens
  /// and underscores: what is to be compared with `spellings`.
  public let unqualified: String
  /// Every spelling that is understood, the best known ones first.
  public let spellings: [String]

  /// What is wrong, such as "unknown text style 'titel'", without a full stop.
  ///
  /// Control characters of the name are escaped, and a name of more than 60 characters is cut.
  public var problem: String { "unknown \(kind.rawValue) '\(printableSpelling)'" }

  private var printableSpelling: String {
    var printable = ""
    for scalar in spelling.unicodeScalars.prefix(60) {
      printable +=
        scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return spelling.unicodeScalars.count > 60 ? printable + "…" : printable
  }

  /// What may be written instead, such as "one of ios, watchos, …".
  public var choices: String {
    switch kind {
    case .dynamicTypeSize: oneOf(DynamicTypeSize.allCases.map(\.name))
    case .textStyle: oneOf(Font.TextStyle.allCases.map(\.name))
    case .weight: oneOf(Font.Weight.allCases.map(\.name)) + ", or a number from 1 to 1000"
    case .scalingMethod: oneOf(ScalingMethod.names)
    case .platform: oneOf(Platform.allCases.map(\.name))
    }
  }

  private func oneOf(_ names: [String]) -> String {
    "one of " + names.joined(separator: ", ")
  }
}
