import StyleSets

/// `typeramp inspect FILE…`: what was recognised in files, and where each value comes from.
struct InspectCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = settings.arguments.values[.format] ?? "text"
    guard format == "text" || format == "json" else {
      throw UsageError.invalidValue(.format, format, expected: "text or json")
    }
    let name = settings.arguments.values[.set]
    guard !settings.arguments.operands.isEmpty || name != nil else {
      throw UsageError.missingArgument("FILE", .inspect)
    }
    let source = try StyleSource(settings)
    let inspection = Inspection(source.set)
    try StandardStreams.write(format == "json" ? inspection.json : inspection.text)
    return source.exitCode
  }
}
