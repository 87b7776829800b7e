import Imaging
import StyleSets

/// Everything that was found about a set, style by style, in full.
enum FindingsPage {
  private static let labelColumns = 7

  static func page(
    _ findings: StyleFindings, of set: StyleSet, columns: Int, theme: Theme
  ) -> OverlayPage {
    OverlayPage(
      title: "\(findings.count) finding\(findings.count == 1 ? "" : "s") in \(set.name)",
      hint: "any other key closes", lines: lines(findings, of: set, columns: columns),
      labelColumns: labelColumns, theme: theme)
  }

  /// The findings in words, `columns` wide.
  static func lines(_ findings: StyleFindings, of set: StyleSet, columns: Int) -> [OverlayLine] {
    let room = max(8, columns - labelColumns - 5)
    var lines: [OverlayLine] = []
    for (index, style) in set.styles.enumerated() {
      let found = findings.about(index)
      let family = findings.missingFamily(of: index)
      guard !found.isEmpty || family != nil else { continue }
      lines.append(OverlayLine(kind: .title, text: style.name))
      for finding in found {
        lines += OverlayLine.wrapped(
          .warning, label: finding.rule, finding.message, columns: room)
      }
      if let family {
        lines += OverlayLine.wrapped(
          .warning, label: "font", "\(family) not found, drawn in another", columns: room)
      }
    }
    if !set.diagnostics.isEmpty { lines.append(OverlayLine(kind: .title, text: "in the file")) }
    for diagnostic in set.diagnostics {
      lines += OverlayLine.wrapped(
        .warning, label: diagnostic.severity.rawValue, diagnostic.sentence, columns: room)
    }
    if findings.isPartial {
      lines += OverlayLine.wrapped(
        .plain, label: "note",
        "pairs of so many styles were not compared here; typeramp check compares them",
        columns: room)
    }
    return lines.isEmpty ? [OverlayLine(kind: .title, text: "nothing to complain about")] : lines
  }
}

extension Diagnostic {
  /// Place, what is the matter and what to do, without the severity.
  fileprivate var sentence: String {
    let place = position.map { "line \($0.line), column \($0.column): " } ?? ""
    return place + message + (hint.map { "; \($0)" } ?? "")
  }
}
