import Sheets
import StyleSets

/// `typeramp export`: a style set for an app, a web page or another tool.
struct ExportCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format()
    guard let exporter = StyleExport.named(format) else {
      preconditionFailure("every format of export has an exporter")
    }
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
    try Output(settings).write(exporter.export(table, options: options))
    return code
  }
}
