import DynamicType
import StyleModel

/// DT014: a font that is not there, or characters that no font has.
enum FaceRule: AuditRule {
  static let id = "DT014"
  static let name = "face"
  static let title = "Font not found"
  static let needsFonts = true
  static let rationale = """
    A warning where the first family a style asks for is not installed on the machine that checks, \
    and another is drawn. An app falls back silently too where the font is not in its bundle or not \
    in Info.plist, and a misspelt name looks no different. What layout rules say of such a style is \
    about the other font. Also where no installed font has some character of the sample, which is then \
    drawn as a box. Needs fonts.
    """

  static func findings(in subject: AuditSubject) -> [Finding] {
    guard let measures = subject.measures else { return [] }
    return zip(subject.table.rows, measures.styles).flatMap { row, style in
      [missing(style, of: row, in: subject), boxes(style, of: row, in: subject)].compactMap { $0 }
    }
  }

  private static func missing(
    _ style: StyleMeasures.Style, of row: StyleTable.Row, in subject: AuditSubject
  ) -> Finding? {
    guard let family = style.missingFamily else { return nil }
    return Finding(
      rule: id, level: .warning, styles: [row.style.name], sizes: subject.sizes,
      message: "\(Quotation.harmless(family)) not found, drawn in \(style.face)",
      suggestion: Finding.Suggestion("install the font, or correct its name"))
  }

  private static func boxes(
    _ style: StyleMeasures.Style, of row: StyleTable.Row, in subject: AuditSubject
  ) -> Finding? {
    guard style.boxCount > 0 else { return nil }
    return Finding(
      rule: id, level: .warning, styles: [row.style.name], sizes: subject.sizes,
      message: "no font for \(style.boxCount) of its sample's characters, drawn as boxes",
      suggestion: Finding.Suggestion("install a font for its script, or change the sample"))
  }
}
