import Specimens
import StyleModel
import StyleAudit
import StyleExport

/// `typeramp export`: a style set for an app, a web page or another tool.
struct ExportCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(ExportFormat.self)
    let exporter = format.exporter
    try checkNames(for: format)
    let displayScale = try settings.displayScale()
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: displayScale)
    var options = ExportOptions(
      typeName: settings.arguments.values[.type], module: settings.arguments.values[.module])
    // Only this form sets line heights by what the font's own height lacks.
    if format == .swiftUI, table.rows.contains(where: { $0.style.lineHeight != nil }) {
      options.naturalLineHeights = StyleMeasurer(port: try settings.fonts())
        .naturalLineHeights(of: table)
    }
    for remark in exporter.remarks(on: table) { StandardStreams.complain(remark) }
    try Output(settings).write(exporter.export(table, options: options))
    return code
  }

  /// Throws where a name is given that the form has no place for, or that is none.
  private func checkNames(for format: ExportFormat) throws(UsageError) {
    if settings.has(.type), !format.exporter.takesTypeName {
      throw .notForFormat(.type, format.rawValue)
    }
    guard let module = settings.arguments.values[.module] else { return }
    guard format.exporter.takesModule else { throw .notForFormat(.module, format.rawValue) }
    guard ExportOptions.isModule(module) else {
      throw .invalidValue(.module, module, expected: "the name of a Swift module")
    }
  }
}
