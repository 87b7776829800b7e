import Imaging

/// Where the parts of the ramp screen lie, for a screen of a given size.
///
/// On a narrow screen the list gives up its numbers first, then goes away; on a low one the message
/// line goes, then the slider's labels. A part that has no place has no rows or columns.
struct ScreenLayout: Equatable {
  /// The title line.
  let header: CellRect
  /// The list of styles.
  let list: CellRect
  /// The specimens.
  let specimens: CellRect
  /// What is to be said about the selected style.
  let message: CellRect
  /// The size slider: labels above, track below.
  let slider: CellRect
  /// Keys, or the search being typed.
  let hints: CellRect
  /// How much of a style the list shows.
  let listDetail: ListDetail
  /// Columns for the names in the list; a longer one is cut.
  let nameColumns: Int
  /// Whether anything useful fits at all.
  let isUsable: Bool

  /// Columns of the list.
  enum ListDetail: Equatable {
    case none
    case names
    /// Name, size at `large`, size now.
    case sizes
    /// The same, the factor and the text style.
    case full
  }

  /// Below this nothing but a line that says so is shown.
  static let leastColumns = 20
  static let leastRows = 6

  init(columns: Int, rows: Int, list parts: ListColumns) {
    isUsable = columns >= Self.leastColumns && rows >= Self.leastRows
    header = CellRect(column: 0, row: 0, columns: columns, rows: min(1, rows))
    let hintRows = rows >= 9 ? 1 : 0
    let sliderRows = rows >= 8 ? 2 : 1
    let messageRows = rows >= 14 ? 1 : 0
    let bottom = hintRows + sliderRows + messageRows
    let contentRows = max(0, rows - 1 - bottom)
    (listDetail, nameColumns) = Self.listDetail(parts, columns: columns)
    let listColumns = Self.listColumns(parts, detail: listDetail, nameColumns: nameColumns)
    list = CellRect(column: 0, row: 1, columns: listColumns, rows: contentRows)
    let specimenColumn = listColumns > 0 ? listColumns + 1 : 0
    specimens = CellRect(
      column: specimenColumn, row: 1, columns: max(0, columns - specimenColumn), rows: contentRows)
    message = CellRect(column: 0, row: 1 + contentRows, columns: columns, rows: messageRows)
    slider = CellRect(
      column: 0, row: 1 + contentRows + messageRows, columns: columns, rows: sliderRows)
    hints = CellRect(column: 0, row: rows - hintRows, columns: columns, rows: hintRows)
  }

  /// The list takes as much as it needs, but leaves the specimens most of the screen.
  private static func listDetail(
    _ parts: ListColumns, columns: Int
  ) -> (detail: ListDetail, nameColumns: Int) {
    let fixed = ListColumns.mark + ListColumns.sign
    let shortName = min(parts.name, 12)
    let room = columns * 2 / 5
    if columns >= 110, fixed + shortName + parts.numbers + parts.details <= room {
      return (.full, min(parts.name, room - fixed - parts.numbers - parts.details))
    }
    if columns >= 56, fixed + shortName + parts.numbers <= room {
      return (.sizes, min(parts.name, room - fixed - parts.numbers))
    }
    return columns >= 40 ? (.names, min(parts.name, columns / 3 - fixed)) : (.none, 0)
  }

  private static func listColumns(
    _ parts: ListColumns, detail: ListDetail, nameColumns: Int
  ) -> Int {
    let names = ListColumns.mark + nameColumns + ListColumns.sign
    return switch detail {
    case .none: 0
    case .names: names
    case .sizes: names + parts.numbers
    case .full: names + parts.numbers + parts.details
    }
  }
}
