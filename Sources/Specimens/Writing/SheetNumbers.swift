import DynamicType
import StyleAudit
import StyleModel

/// The numbers under a sheet: a row of twelve a style.
enum SheetNumbers {
  static let heads = DynamicTypeSize.allCases.map(\.abbreviation)

  static func cells(of row: StyleTable.Row) -> [String] {
    row.pointSizes.map { Figure($0).description }
  }
}
