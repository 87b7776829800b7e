import PreviewUI
import StyleSets

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

/// Small text that says something about specimens.
private struct Caption: View {
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
private struct RowHeading: View {
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

/// Styles below each other, sizes side by side.
private struct SheetMatrix: View {
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
        .overlay(alignment: .top) { marks(row) }
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
