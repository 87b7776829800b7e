import DynamicType
import Imaging
import StyleAudit
import StyleModel

/// How wide the parts of the list have to be for one set, whatever the Dynamic Type size.
///
/// Widths hold for all twelve sizes, so that nothing moves while the slider does.
struct ListColumns: Equatable, Sendable {
  /// Columns of the longest name.
  let name: Int
  /// Columns of the widest size at `large`.
  let base: Int
  /// Columns of the widest size at any Dynamic Type size.
  let pointSize: Int
  /// Columns of the longest text style with its mark.
  let textStyle: Int

  /// The arrow with a blank on either side.
  static let arrow = 3
  /// `×1.70` and the blank before it.
  static let factor = 6
  /// The mark of the selected style.
  static let mark = 1
  /// The sign of trouble with a blank before and after.
  static let sign = 3

  init(_ set: StyleSet, displayScale: Double) {
    let table = StyleTable(set, displayScale: displayScale)
    let names = set.styles.map(\.name) + set.unreadable.map(\.name)
    name = names.map { CellGrid.displayWidth(of: $0) }.max() ?? 0
    base = table.rows.map { Figure($0.style.pointSize).description.count }.max() ?? 0
    pointSize =
      table.rows.flatMap { $0.pointSizes.map { Figure($0).description.count } }.max() ?? 0
    textStyle = set.styles.map { $0.relativeTo.name.count + 1 }.max() ?? 0
  }

  /// Columns of the numbers: size at `large`, arrow, size now.
  var numbers: Int { base + Self.arrow + pointSize }
  /// Columns of what only a wide screen shows.
  var details: Int { Self.factor + 1 + textStyle }
}
