import StyleSets

/// `typeramp table`: every style at all twelve sizes.
struct TableCommand {
  let settings: Settings

  private static let formats: [(name: String, format: @Sendable (StyleTable) -> String)] = [
    ("text", TextTable.format), ("markdown", MarkdownTable.format), ("csv", CSVTable.format),
    ("json", JSONTable.format),
  ]

  func run() throws -> Int32 {
    let name = settings.arguments.values[.format] ?? "text"
    guard let format = Self.formats.first(where: { $0.name == name })?.format else {
      throw UsageError.invalidValue(
        .format, name, expected: Self.formats.map(\.name).joined(separator: ", "))
    }
    let displayScale = try settings.displayScale()
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    try StandardStreams.write(format(StyleTable(source.set, displayScale: displayScale)))
    return code
  }
}
