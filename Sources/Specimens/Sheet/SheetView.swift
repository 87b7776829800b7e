import PreviewUI

/// A sheet as a view: its title, then its rows, or its matrix.
struct SheetView: View {
  let content: SheetContent
  /// Points that each column of a matrix is wide; empty where there is one column.
  let columnWidths: [Double]

  private static let margin = 32.0
  static let gap = 24.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: content.title).font(.system(size: 20, weight: .semibold))
        .foregroundColor(Ink.text.color)
      Caption(content.subtitle)
      Group {
        if columnWidths.isEmpty {
          SheetRows(rows: content.rows)
        } else {
          SheetMatrix(content: content, columnWidths: columnWidths)
        }
      }
      .padding(.top, Self.gap / 2)
    }
    .padding(Self.margin)
  }
}

/// Specimens one below the other, each under what is said of it.
private struct SheetRows: View {
  let rows: [SheetContent.Row]

  var body: some View {
    VStack(alignment: .leading, spacing: SheetView.gap) {
      ForEach(rows.indices, id: \.self) { index in
        row(rows[index])
      }
    }
    .padding(.bottom, SheetView.gap / 2)
  }

  private func row(_ row: SheetContent.Row) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      RowHeading(row: row)
      ForEach(row.entries.indices, id: \.self) { index in
        row.entries[index].specimen.foregroundColor(Ink.text.color)
      }
    }
    .overlay(alignment: .leading) {
      if row.entries.contains(where: \.isMarked) {
        Ink.mark.color.frame(width: 3).offset(x: -12)
      }
    }
  }
}
