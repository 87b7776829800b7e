import PreviewUI
import StyleModel

/// Styles below each other, sizes side by side.
struct SheetMatrix: View {
  let content: SheetContent
  let columnWidths: [Double]

  var body: some View {
    VStack(alignment: .leading, spacing: SheetView.gap / 2) {
      columns { Caption(content.columns[$0]) }
      ForEach(content.rows.indices, id: \.self) { index in
        row(content.rows[index])
      }
    }
  }

  private func row(_ row: SheetContent.Row) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      RowHeading(row: row)
      columns { row.entries[$0].specimen.foregroundColor(Ink.text.color) }
      columns { Caption(figure(row.entries[$0]), ink: row.entries[$0].isMarked ? .mark : .caption) }
        .overlay(alignment: .top) {
          if row.entries.contains(where: \.isMarked) { marks(row) }
        }
    }
    .padding(.top, 4)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay(alignment: .top) { Ink.hairline.color.frame(height: 0.5) }
  }

  private func figure(_ entry: SheetContent.Entry) -> String {
    Figure(entry.pointSize).description
  }

  /// A line over the figure of each entry that a finding is about, as wide as its column.
  private func marks(_ row: SheetContent.Row) -> some View {
    columns { index in
      (row.entries[index].isMarked ? Ink.mark.color : .clear).frame(height: 1.5)
    }
  }

  /// A view for each column, all on one baseline.
  private func columns<Cell: View>(@ViewBuilder _ cell: @escaping (Int) -> Cell) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: SheetView.gap) {
      ForEach(columnWidths.indices, id: \.self) { index in
        cell(index).frame(width: columnWidths[index], alignment: .leading)
      }
    }
  }
}

/// A column of a matrix by itself, to find out how wide it has to be.
struct SheetColumn: View {
  let head: String
  let specimens: [Specimen]

  private static let leastWidth = 40.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Caption(head)
      ForEach(specimens.indices, id: \.self) { index in specimens[index] }
    }
    .frame(minWidth: Self.leastWidth, alignment: .leading)
  }
}
