/// A name that stands for nothing this module knows, with what was probably meant.
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
  /// The known spelling nearest to it; `nil` if none is near enough to be what was meant.
  public let nearest: String?

  /// Creates the error for a name of a kind.
  public init(kind: Kind, spelling: String, nearest: String?) {
    self.kind = kind
    self.spelling = spelling
    self.nearest = nearest
  }

  /// One sentence for the user: what is wrong, and what to write instead.
  ///
  /// Control characters of the name are escaped, and a name of more than 60 characters is cut.
  public var message: String {
    let problem = "unknown \(kind.rawValue) '\(printableSpelling)'"
    if let nearest { return "\(problem); did you mean '\(nearest)'?" }
    return "\(problem); use \(choices)"
  }

  private var printableSpelling: String {
    var printable = ""
    for scalar in spelling.unicodeScalars.prefix(60) {
      printable +=
        scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return spelling.unicodeScalars.count > 60 ? printable + "…" : printable
  }

  private var choices: String {
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
