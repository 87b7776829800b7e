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
  /// Whether anything useful fits at all.
  let isUsable: Bool

  /// Columns of the list.
  enum ListDetail: Equatable {
    case names
    /// Name, size at `large`, size now.
    case sizes
    /// The same, the factor and the text style.
    case full
  }

  /// Below this nothing but a line that says so is shown.
  static let leastColumns = 20
  static let leastRows = 6

  init(columns: Int, rows: Int) {
    isUsable = columns >= Self.leastColumns && rows >= Self.leastRows
    header = CellRect(column: 0, row: 0, columns: columns, rows: min(1, rows))
    let hintRows = rows >= 9 ? 1 : 0
    let sliderRows = rows >= 8 ? 2 : 1
    let messageRows = rows >= 14 ? 1 : 0
    let bottom = hintRows + sliderRows + messageRows
    let contentRows = max(0, rows - 1 - bottom)
    let listColumns: Int
    switch columns {
    case ..<56:
      (listColumns, listDetail) = (columns >= 40 ? 14 : 0, .names)
    case ..<110:
      (listColumns, listDetail) = (30, .sizes)
    default:
      (listColumns, listDetail) = (50, .full)
    }
    list = CellRect(column: 0, row: 1, columns: listColumns, rows: contentRows)
    let specimenColumn = listColumns > 0 ? listColumns + 1 : 0
    specimens = CellRect(
      column: specimenColumn, row: 1, columns: max(0, columns - specimenColumn), rows: contentRows)
    message = CellRect(column: 0, row: 1 + contentRows, columns: columns, rows: messageRows)
    slider = CellRect(
      column: 0, row: 1 + contentRows + messageRows, columns: columns, rows: sliderRows)
    hints = CellRect(column: 0, row: rows - hintRows, columns: columns, rows: hintRows)
  }
}
