import DynamicType

/// DT014: a font that is not there.
enum FaceRule: AuditRule {
  static let id = "DT014"
  static let name = "face"
  static let title = "Font not found"
  static let needsFonts = true
  static let rationale = """
    A warning where the first family a style asks for is not installed on the machine that checks, \
    and another is drawn. An app falls back silently too where the font is not in its bundle or not \
    in Info.plist, and a misspelt name looks no different. What layout rules say of such a style is \
    about the other font. Needs fonts.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures else { return [] }
    return zip(subject.table.rows, measures.styles).compactMap { row, style in
      guard let family = style.missingFamily else { return nil }
      return Finding(
        rule: id, level: .warning, styles: [row.style.name], sizes: subject.sizes,
        message: "\(Quotation.harmless(family)) not found, drawn in \(style.face)",
        suggestion: Finding.Suggestion("install the font, or correct its name"))
    }
  }
}
