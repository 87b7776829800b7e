import StyleAudit

/// `typeramp inspect FILE…`: what was recognised in files, and where each value comes from.
struct InspectCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format()
    let name = settings.arguments.values[.set]
    guard !settings.arguments.operands.isEmpty || name != nil else {
      throw UsageError.missingArgument("FILE", .inspect)
    }
    let source = try StyleSource(settings)
    let inspection = Inspection(source.set)
    try Output(settings).write(format == "json" ? inspection.json : inspection.text)
    return source.exitCode
  }
}
