import StyleModel
import DynamicType
import PreviewUI
import StyleAudit

/// A piece of an app's screen that sets texts of a style set without restacking them, as real ones do.
enum SampleScreen: String, CaseIterable {
  /// A row of a list: a title and, on the same line, a value.
  case row
  /// A button of a fixed height of 44 pt.
  case button

  /// What becomes of the screen's texts at any of the twelve sizes, by text.
  ///
  /// The set's body text is the style nearest to 17 pt, its secondary text the one nearest to 13 pt; a
  /// set without styles has no faults.
  func faults(
    in table: StyleTable, port: any FontPort, width: Double
  ) -> [StyleMeasures.ScreenFault] {
    guard let body = SampleScreen.row(nearestTo: 17, in: table),
      let secondary = SampleScreen.row(nearestTo: 13, in: table)
    else { return [] }
    var faults: [StyleMeasures.ScreenFault] = []
    for size in DynamicTypeSize.allCases {
      for (fault, style) in self.faults(body, secondary, at: size, port: port, width: width) {
        let place = faults.firstIndex {
          $0.text == fault.text && $0.kind == fault.kind && $0.style == style
        }
        if let place {
          faults[place].sizes.append(size)
        } else {
          faults.append(
            StyleMeasures.ScreenFault(
              screen: rawValue, style: style, text: fault.text, kind: fault.kind, sizes: [size]))
        }
      }
    }
    return faults
  }

  private typealias Fault = (text: String, kind: StyleMeasures.ScreenFault.Kind)

  private func faults(
    _ body: StyleTable.Row, _ secondary: StyleTable.Row, at size: DynamicTypeSize,
    port: any FontPort, width: Double
  ) -> [(Fault, style: String)] {
    func specimen(_ text: String, in row: StyleTable.Row) -> Specimen {
      Specimen(row.style, text: text, pointSize: row[size])
    }
    let texts: [TextItem]
    let styles: [String]
    switch self {
    case .row:
      let host = PreviewHost(
        RowScreen(
          title: specimen("Notification sound", in: body),
          value: specimen("Chimes", in: secondary)), port: port)
      host.layout(ProposedViewSize(width: width, height: nil))
      texts = host.texts
      styles = [body.style.name, secondary.style.name]
    case .button:
      let host = PreviewHost(ButtonScreen(label: specimen("Continue", in: body)), port: port)
      host.layout(ProposedViewSize(width: width, height: 44))
      texts = host.texts
      styles = [body.style.name]
    }
    return zip(texts, styles).compactMap { item, style in
      let facts = item.facts
      let text = item.content.pieces.map(\.string).joined()
      if facts.hasOverlongWord { return ((text, .wordTooWide), style) }
      if facts.isTruncated { return ((text, .truncated), style) }
      return facts.isClipped ? ((text, .clipped), style) : nil
    }
  }

  /// The style nearest to a size, the first of several.
  private static func row(nearestTo pointSize: Double, in table: StyleTable) -> StyleTable.Row? {
    table.rows.min {
      ($0.style.pointSize - pointSize).magnitude < ($1.style.pointSize - pointSize).magnitude
    }
  }
}

private struct RowScreen: View {
  let title: Specimen
  let value: Specimen

  var body: some View {
    HStack {
      title
      Spacer()
      value
    }
    .lineLimit(1)
  }
}

private struct ButtonScreen: View {
  let label: Specimen

  var body: some View {
    label.lineLimit(1).frame(height: 44)
  }
}
