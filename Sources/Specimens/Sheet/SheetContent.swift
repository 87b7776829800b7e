public import DynamicType
public import StyleAudit
import StyleModel
import PreviewUI

/// What stands on a sheet, before it is laid out: specimens in rows, with what is said of each.
public struct SheetContent: Sendable {
  /// One style at one size.
  struct Entry: Sendable {
    var specimen: Specimen
    var pointSize: Double
    var size: DynamicTypeSize
    /// Whether a finding is about this style at this size.
    var isMarked: Bool
  }

  /// Specimens side by side, with a heading and what the audit says.
  struct Row: Sendable {
    var heading: String
    var findings: [String]
    var entries: [Entry]
  }

  let title: String
  let subtitle: String
  /// Heads over the columns; empty where there is one column.
  let columns: [String]
  let rows: [Row]
  /// Whether most samples of the table are written in Han, kana or Hangul.
  let isMostlyIdeographic: Bool

  /// A sheet of `table` with the errors and warnings of `report` marked.
  ///
  /// `size` is for one size, `style` (an index of the table) for a waterfall; an index beyond the
  /// table gives a sheet without specimens.
  public init(
    _ kind: SheetKind, of table: StyleTable, report: AuditReport, size: DynamicTypeSize = .large,
    style: Int = 0
  ) {
    let marks = Marks(report.findings.filter { $0.level >= .warning })
    var counted = report
    title = table.name
    isMostlyIdeographic = Magnification.isMostlyIdeographic(table.rows.map(\.style))
    let count = table.rows.count
    let shown: String
    switch kind {
    case .size:
      shown = "\(Count(count, "style")) at \(size.name)"
      columns = []
      rows = table.rows.map { row in
        Row(
          heading: SheetContent.heading(row, at: size), findings: marks.messages(row.style.name),
          entries: [SheetContent.entry(row, at: size, marks)])
      }
    case .waterfall:
      let chosen = table.rows.indices.contains(style) ? table.rows[style] : nil
      counted = report.about(chosen?.style.name ?? "")
      shown = "\(chosen?.style.name ?? "nothing") at all sizes"
      columns = []
      rows =
        chosen.map { row in
          DynamicTypeSize.allCases.map { size in
            Row(
              heading: size.name + "  " + SheetContent.figures(row, at: size),
              findings: marks.messages(row.style.name, at: size),
              entries: [SheetContent.entry(row, at: size, marks)])
          }
        } ?? []
    case .matrix:
      shown = "\(Count(count, "style")) at all sizes"
      columns = DynamicTypeSize.allCases.map(\.abbreviation)
      rows = table.rows.map { row in
        Row(
          heading: SheetContent.heading(row, at: .large),
          findings: marks.messages(row.style.name),
          entries: DynamicTypeSize.allCases.map {
            SheetContent.entry(row, at: $0, marks, text: SheetContent.word(of: row.style))
          })
      }
    }
    subtitle = "\(shown) · \(counted.count)"
  }

  private static func entry(
    _ row: StyleTable.Row, at size: DynamicTypeSize, _ marks: Marks, text: String? = nil
  ) -> Entry {
    Entry(
      specimen: Specimen(row.style, text: text, pointSize: row[size]), pointSize: row[size],
      size: size, isMarked: marks.contains(row.style.name, at: size))
  }

  private static func heading(_ row: StyleTable.Row, at size: DynamicTypeSize) -> String {
    let follows =
      row.style.method.followsTextStyle
      ? "on \(row.style.relativeTo.name)" : row.style.method.name
    return "\(row.style.name)  \(figures(row, at: size))  \(follows)"
  }

  private static func figures(_ row: StyleTable.Row, at size: DynamicTypeSize) -> String {
    "\(Figure(row[size])) pt  \(Figure.factor(row.factor(at: size)))"
  }

  /// The first word of the sample that is short enough for a column.
  private static func word(of style: CustomTextStyle) -> String {
    let words = style.specimenText.split(whereSeparator: \.isWhitespace)
    return words.first { (2...8).contains($0.count) }.map(String.init) ?? "Ag"
  }

  /// Which styles are found fault with, and at which sizes.
  private struct Marks {
    private let byStyle: [String: [Finding]]

    init(_ findings: [Finding]) {
      byStyle = Dictionary(grouping: findings) { $0.styles.first ?? "" }
    }

    func contains(_ style: String, at size: DynamicTypeSize) -> Bool {
      byStyle[style]?.contains { $0.sizes.contains(size) } ?? false
    }

    func messages(_ style: String, at size: DynamicTypeSize? = nil) -> [String] {
      (byStyle[style] ?? []).filter { finding in
        size.map(finding.sizes.contains) ?? true
      }.map { "\($0.rule) \($0.level.rawValue): \($0.message)" }
    }
  }
}
