import DynamicType
import StyleAudit

/// `typeramp table`: every style at all twelve sizes.
struct TableCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(TableFormat.self)
    let displayScale = try settings.displayScale()
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: displayScale)
    let text =
      switch format {
      case .markdown:
        MarkdownTable.format(
          table, sizes: settings.has(.all) ? DynamicTypeSize.allCases : MarkdownTable.probeSizes)
      case .csv: CSVTable.format(table)
      case .json: JSONTable.format(table)
      case .text: TextTable.format(table)
      }
    try Output(settings).write(text)
    return code
  }
}
