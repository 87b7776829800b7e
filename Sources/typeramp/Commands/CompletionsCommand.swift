/// `typeramp completions`: completions for a shell, made from the tables of commands and options.
struct CompletionsCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let operands = settings.arguments.operands
    guard let name = operands.first else {
      throw UsageError.missingArgument("bash, zsh or fish", .completions)
    }
    if operands.count > 1 { throw UsageError.tooManyArguments(operands[1], .completions) }
    guard let shell = CompletionShell(rawValue: name) else { throw UsageError.unknownShell(name) }
    try StandardStreams.write(shell.completions)
    return ExitCode.fine
  }
}
