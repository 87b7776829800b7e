import DynamicType
import StyleModel

/// DT016: a style with the name of one of SwiftUI's own.
enum AmbiguousNameRule: AuditRule {
  static let id = "DT016"
  static let name = "ambiguous-name"
  static let title = "Name of one of SwiftUI's fonts"
  static let rationale = """
    Info where the last part of a style's name, written as Swift writes it, is that of a font \
    SwiftUI has: largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, \
    caption, caption2, and on visionOS extraLargeTitle and extraLargeTitle2. As a static member of \
    Font it makes font(.body) ambiguous, which the compiler refuses, or shadows Apple's. typeramp's \
    own export puts styles in a type of their own, where nothing is ambiguous.
    """

  private static let names = Set(
    Font.TextStyle.allCases.map(\.name) + ["extraLargeTitle", "extraLargeTitle2"])

  static func findings(in subject: AuditSubject) -> [Finding] {
    subject.table.rows.compactMap { row in
      let last = row.style.name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? ""
      let identifier = SwiftIdentifier(member: last).text
      guard names.contains(identifier) else { return nil }
      return Finding(
        rule: id, level: .info, styles: [row.style.name], sizes: [],
        message: "as a member of Font, .\(identifier) is ambiguous with SwiftUI's own",
        suggestion: Finding.Suggestion("keep it in a type of its own, or name it otherwise"))
    }
  }
}
