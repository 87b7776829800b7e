import PreviewUI

/// Small text that says something about specimens.
struct Caption: View {
  let text: String
  let ink: Ink

  init(_ text: String, ink: Ink = .caption) {
    self.text = text
    self.ink = ink
  }

  var body: some View {
    Text(verbatim: text).font(.system(size: 12)).foregroundColor(ink.color)
  }
}

/// What is said of a row: its heading and what the audit found.
struct RowHeading: View {
  let row: SheetContent.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Caption(row.heading)
      ForEach(row.findings.indices, id: \.self) { index in
        Caption("! " + row.findings[index], ink: .mark)
      }
    }
  }
}
