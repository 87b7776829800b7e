import StyleReading
import StyleAudit

/// `typeramp diff`: what changed from one file to another.
struct DiffCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(DiffFormat.self)
    let operands = settings.arguments.operands
    guard operands.count >= 2 else {
      throw UsageError.missingArgument(operands.isEmpty ? "OLD" : "NEW", .diff)
    }
    if operands.count > 2 { throw UsageError.tooManyArguments(operands[2], .diff) }
    if operands[0] == operands[1], operands[0] == StyleSetFile.standardInputPath {
      throw UsageError.conflict("-", "-")
    }
    let isColored = try settings.colorChoice().applies(
      toTerminal: StandardStreams.isOutputTerminal && !Output(settings).isFile,
      environment: settings.environment)
    let displayScale = try settings.displayScale()
    let sources = try StyleSource.all(settings)
    let code = sources.map { $0.report() }.max() ?? ExitCode.fine
    guard code != ExitCode.trouble else { return code }
    let tables = sources.map { StyleTable($0.set, displayScale: displayScale) }
    let diff = StyleSetDiff(
      old: tables[0], new: tables[1], audit: Audit(platform: try settings.platform()))
    let text =
      switch format {
      case .markdown: MarkdownDiff.format(diff)
      case .json: JSONDiff.format(diff)
      case .text: TextDiff(isColored: isColored).format(diff)
      }
    try Output(settings).write(text)
    return diff.isEmpty ? code : ExitCode.findings
  }
}
