import Specimens
import StyleModel
import StyleAudit

/// `typeramp explain`: what a rule is about, and how its findings in a file come about.
struct ExplainCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let operands = settings.arguments.operands
    guard let spelling = operands.first else {
      try StandardStreams.write(RuleExplanation.listing)
      return ExitCode.fine
    }
    guard let rule = RuleExplanation(spelling) else { throw UsageError.unknownRule(spelling) }
    if operands.count > 2 { throw UsageError.tooManyArguments(operands[2], .explain) }
    let width = min(StandardStreams.outputColumns ?? 80, 100)
    guard operands.count == 2 || settings.has(.set) else {
      try StandardStreams.write(rule.text(width: width))
      return ExitCode.fine
    }
    var reading = settings
    reading.arguments.operands = Array(operands.dropFirst())
    let source = try StyleSource(reading)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: try settings.displayScale())
    let measures = try settings.measurer()?.measures(of: table)
    let audit = Audit(platform: try settings.platform(), only: [rule.id])
    let result = CheckResult(
      sets: [
        CheckResult.CheckedSet(
          file: source.file, styles: table.rows.map(\.style.name),
          report: audit.report(on: table, measures: measures), diagnostics: [])
      ], platform: audit.platform, displayScale: table.displayScale, hasMeasures: measures != nil,
      ruleIDs: audit.ruleIDs)
    try StandardStreams.write(
      rule.text(width: width) + "\n" + TextReport(explains: true).format(result))
    return code
  }
}
