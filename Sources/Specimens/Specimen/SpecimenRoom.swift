/// The cells that a specimen's picture fills.
package struct SpecimenRoom: Hashable {
  let columns: Int
  let rows: Int
  /// Rows down to the baseline.
  let rowsAbove: Int
  /// Ink of the line across the room that the specimen stands on, 0 for none … 255.
  let hairlineCoverage: UInt8

  /// A room of cells; a specimen without a hairline stands on nothing.
  package init(columns: Int, rows: Int, rowsAbove: Int, hairlineCoverage: UInt8 = 0) {
    self.columns = columns
    self.rows = rows
    self.rowsAbove = rowsAbove
    self.hairlineCoverage = hairlineCoverage
  }
}
