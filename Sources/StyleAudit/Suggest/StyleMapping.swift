package import DynamicType
public import StyleModel

/// A way to give text styles to the styles of a set.
public enum StyleMapping: String, CaseIterable, Sendable {
  /// As the file says, else by name, else by size: what reading does.
  case inferred
  /// By the role that a style's name says: display, headline, title, body, label.
  case role
  /// The text style nearest in size.
  case nearest
  /// `body` for all.
  case body

  /// The set with text styles given anew; styles that follow none stay as they are.
  public func applied(to set: StyleSet) -> StyleSet {
    guard self != .inferred else { return set }
    var mapped = set
    for index in mapped.styles.indices where mapped.styles[index].method.followsTextStyle {
      let style = mapped.styles[index]
      let nearest = nearestTextStyle(toPointSize: style.pointSize)
      switch self {
      case .inferred: break
      case .role:
        let role = StyleMapping.textStyle(ofRole: style.name)
        mapped.styles[index].relativeTo = role ?? nearest
        mapped.styles[index].relativeToOrigin = role == nil ? .nearestSize : .name
      case .nearest:
        mapped.styles[index].relativeTo = nearest
        mapped.styles[index].relativeToOrigin = .nearestSize
      case .body:
        mapped.styles[index].relativeTo = .body
        mapped.styles[index].relativeToOrigin = .explicit
      }
    }
    return mapped
  }

  /// Roles by the words that names use for them, with the text styles of their large, medium and small
  /// form. The words are those of Material 3, Bootstrap, HTML and Apple.
  private static let roles: [(words: [String], large: Step, medium: Step, small: Step)] = [
    (["largetitle", "display", "hero", "jumbo"], .largeTitle, .largeTitle, .largeTitle),
    (["h1"], .title, .title, .title), (["h2"], .title2, .title2, .title2),
    (["h3"], .title3, .title3, .title3), (["h4", "h5", "h6"], .headline, .headline, .headline),
    (["headline", "heading"], .title, .title, .title2),
    (["subheadline", "subtitle", "subheading"], .subheadline, .subheadline, .subheadline),
    (["title"], .title2, .headline, .subheadline),
    (["body", "paragraph", "text"], .body, .callout, .footnote),
    (["callout", "lead"], .callout, .callout, .callout),
    (["footnote"], .footnote, .footnote, .footnote),
    (["caption", "overline", "legal"], .caption, .caption, .caption2),
    (["label", "button"], .subheadline, .caption, .caption2),
    (["small"], .footnote, .footnote, .footnote),
  ]

  private typealias Step = Font.TextStyle

  /// The text style of the role that a name says; a name without a size word is of the large form.
  package static func textStyle(ofRole name: String) -> Font.TextStyle? {
    if let own = Font.TextStyle(inferredFromName: name) { return own }
    let folded = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard let role = roles.first(where: { $0.words.contains(where: folded.contains) }) else {
      return nil
    }
    if folded.hasSuffix("small") || folded.hasSuffix("sm") { return role.small }
    if folded.hasSuffix("medium") || folded.hasSuffix("md") { return role.medium }
    return role.large
  }
}
