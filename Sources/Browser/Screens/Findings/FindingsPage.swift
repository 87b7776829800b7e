import StyleAudit
import Imaging
import StyleModel

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

  /// The findings in words, `columns` wide, and what was assumed in reading the file.
  static func lines(
    _ findings: StyleFindings, of set: StyleSet, columns: Int, withNotes: Bool = true
  ) -> [OverlayLine] {
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
    lines += fileLines(of: set, columns: room, withNotes: withNotes)
    if findings.isPartial {
      lines += OverlayLine.wrapped(
        .plain, label: "note",
        "pairs of so many styles were not compared here; typeramp check compares them",
        columns: room)
    }
    return lines
  }

  /// What the file was read as, what could not be read, and what was assumed.
  private static func fileLines(
    of set: StyleSet, columns: Int, withNotes: Bool
  ) -> [OverlayLine] {
    let format = set.format.map { ", read as \($0)" } ?? ""
    let name = set.source == .builtIn ? "the built-in set \(set.name)" : set.name
    var lines = [OverlayLine(kind: .title, text: name + format)]
    for choice in set.choices {
      lines += OverlayLine.wrapped(.plain, label: "choice", "\(choice)", columns: columns)
    }
    for diagnostic in set.diagnostics {
      lines += OverlayLine.wrapped(
        .warning, label: diagnostic.severity.rawValue, diagnostic.sentence, columns: columns)
    }
    guard withNotes else { return lines }
    for diagnostic in set.notes {
      lines += OverlayLine.wrapped(.plain, label: "note", diagnostic.sentence, columns: columns)
    }
    for style in set.styles {
      for note in style.notes {
        lines += OverlayLine.wrapped(
          .plain, label: "note", "\(style.name): \(note.message)", columns: columns)
      }
    }
    return lines
  }
}

extension Diagnostic {
  /// Place, what is the matter and what to do, without the severity.
  fileprivate var sentence: String {
    let place = position.map { "line \($0.line), column \($0.column): " } ?? ""
    return place + message + (hint.map { "; \($0)" } ?? "")
  }
}
