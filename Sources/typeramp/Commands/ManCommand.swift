/// `typeramp man`: the manual page, made from the tables of commands and options.
struct ManCommand {
  let settings: Settings

  func run() throws -> Int32 {
    if let extra = settings.arguments.operands.first {
      throw UsageError.tooManyArguments(extra, .man)
    }
    try StandardStreams.write(ManualPage.text(version: Typeramp.version))
    return ExitCode.fine
  }
}
