import DynamicType
import StyleModel
import StyleReading
import StyleAudit
import StyleExport

@testable import Specimens

/// The sheets that tests look at: a set that comes with the program, in a font of rectangles.
enum SampleSheets {
  static let table = StyleTable(BuiltInStyleSets.named("material") ?? ExportFixture.set)
  static let report = Audit().report(on: table)

  static func sheet(_ kind: SheetKind) -> Sheet {
    Sheet(
      SheetContent(kind, of: table, report: report, size: .accessibility3, style: 2),
      port: RectanglePaths())
  }
}
