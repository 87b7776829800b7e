import StyleAudit

/// `typeramp inspect FILE…`: what was recognised in files, and where each value comes from.
struct InspectCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(InspectFormat.self)
    let name = settings.arguments.values[.set]
    guard !settings.arguments.operands.isEmpty || name != nil else {
      throw UsageError.missingArgument("FILE", .inspect)
    }
    let source = try StyleSource(settings)
    let inspection = Inspection(source.set)
    let text =
      switch format {
      case .text: inspection.text
      case .json: inspection.json
      }
    try Output(settings).write(text)
    return source.exitCode
  }
}
