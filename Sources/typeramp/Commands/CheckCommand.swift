import Files
import Specimens
import StyleModel
import StyleAudit

/// `typeramp check`: what hinders readers who change the size of text.
struct CheckCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(CheckFormat.self)
    let failLevel = try settings.failLevel()
    let isColored = try settings.colorChoice().applies(
      toTerminal: StandardStreams.isOutputTerminal && !Output(settings).isFile,
      environment: settings.environment)
    if settings.has(.updateBaseline) && !settings.has(.baseline) {
      throw UsageError.missingArgument("--baseline FILE", .check)
    }
    let (checked, code) = try checkedSets()
    guard code != ExitCode.trouble, var result = checked else { return ExitCode.trouble }
    if let path = settings.arguments.values[.baseline] {
      if settings.has(.updateBaseline) {
        try WholeFile.write(Array(Baseline(result).text.utf8), to: path)
      }
      result.apply(try baseline(path))
    }
    let report =
      switch format {
      case .json: JSONReport.format(result)
      case .sarif: SARIFReport.format(result, version: Typeramp.version)
      case .github: GitHubReport.format(result)
      case .junit: JUnitReport.format(result, failingOn: failLevel ?? .error)
      case .text: TextReport(isColored: isColored, explains: settings.has(.explain)).format(result)
      }
    try Output(settings).write(report)
    guard let failLevel else { return ExitCode.fine }
    return result.fails(on: failLevel) ? ExitCode.findings : ExitCode.fine
  }

  /// All files looked at; the code is trouble where one of them holds no readable style.
  private func checkedSets() throws -> (CheckResult?, Int32) {
    var audit = try settings.audit()
    let format = try settings.format(CheckFormat.self)
    audit.explains = settings.has(.explain) || format == .json || format == .sarif
    let displayScale = try settings.displayScale()
    let measurer = try settings.measurer()
    var result = CheckResult(
      sets: [], platform: audit.platform, displayScale: displayScale,
      hasMeasures: measurer != nil, ruleIDs: audit.ruleIDs)
    var code = ExitCode.fine
    for source in try StyleSource.all(settings) {
      code = max(code, source.report())
      let table = StyleTable(source.set, displayScale: displayScale)
      var checked = CheckResult.CheckedSet(
        file: source.file, styles: table.rows.map(\.style.name),
        report: audit.report(on: table, measures: measurer?.measures(of: table)),
        diagnostics: source.set.diagnostics.filter { $0.severity != .note })
      if case .file(let path) = source.set.source,
        let baseline = settings.arguments.values[.baseline],
        let relative = RealPath.of(path, from: RealPath.folder(of: baseline))
      {
        checked.baselineName = relative
      }
      result.sets.append(checked)
    }
    return (result, code)
  }

  private func baseline(_ path: String) throws -> Baseline {
    do {
      return try Baseline(bytes: try WholeFile.read(path), file: path)
    } catch let error as FileError where error.isMissing {
      throw UsageError.missingBaseline(path)
    }
  }
}
