import StyleModel
import Sheets
import StyleAudit
import StyleExport

/// `typeramp export`: a style set for an app, a web page or another tool.
struct ExportCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format()
    guard let exporter = StyleExport.named(format) else {
      preconditionFailure("every format of export has an exporter")
    }
    try checkNames(for: exporter)
    let displayScale = try settings.displayScale()
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: displayScale)
    var options = ExportOptions(
      typeName: settings.arguments.values[.type], module: settings.arguments.values[.module])
    // Only this form sets line heights by what the font's own height lacks.
    if format == "swiftui", table.rows.contains(where: { $0.style.lineHeight != nil }) {
      options.naturalLineHeights = StyleMeasurer(port: try settings.fonts())
        .naturalLineHeights(of: table)
    }
    for remark in exporter.remarks(on: table) { StandardStreams.complain(remark) }
    try Output(settings).write(exporter.export(table, options: options))
    return code
  }

  /// Throws where a name is given that the form has no place for, or that is none.
  private func checkNames(for exporter: any StyleExporter.Type) throws(UsageError) {
    if settings.has(.type), !exporter.takesTypeName {
      throw .notForFormat(.type, exporter.name)
    }
    guard let module = settings.arguments.values[.module] else { return }
    guard exporter.takesModule else { throw .notForFormat(.module, exporter.name) }
    guard ExportOptions.isModule(module) else {
      throw .invalidValue(.module, module, expected: "the name of a Swift module")
    }
  }
}
