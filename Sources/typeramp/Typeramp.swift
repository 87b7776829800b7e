import StyleModel

/// The program: arguments in, exit code out.
@main
struct Typeramp {
  static let version = "0.1.0"

  static func main() {
    StandardStreams.letWritesFail()
    StandardStreams.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the arguments ask for, and puts every error into words.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      return try perform(try Arguments(arguments))
    } catch let error as OutputError where error.isClosedPipe {
      // Whoever read the output has seen enough.
    } catch let error as any ExplainedError where error.hasPlace {
      StandardStreams.report(error.message)
    } catch let error as any ExplainedError {
      StandardStreams.complain(error.message)
    } catch {
      StandardStreams.complain("\(error)")
    }
    return ExitCode.trouble
  }

  private static func perform(_ arguments: Arguments) throws -> Int32 {
    if arguments.values[.help] != nil {
      try StandardStreams.write(
        arguments.command == .browse ? HelpText.text : HelpText.text(of: arguments.command))
      return ExitCode.fine
    }
    if arguments.values[.version] != nil {
      try StandardStreams.write("typeramp \(version)\n")
      return ExitCode.fine
    }
    let settings = Settings(arguments: arguments, environment: StandardStreams.environment)
    try settings.refuseOverwritingOperands()
    return switch arguments.command {
    case .browse: try BrowseCommand(settings: settings).run()
    case .print: try PrintCommand(settings: settings).run()
    case .table: try TableCommand(settings: settings).run()
    case .inspect: try InspectCommand(settings: settings).run()
    case .scale: try ScaleCommand(settings: settings).run()
    case .check: try CheckCommand(settings: settings).run()
    case .explain: try ExplainCommand(settings: settings).run()
    case .diff: try DiffCommand(settings: settings).run()
    case .export: try ExportCommand(settings: settings).run()
    case .suggest: try SuggestCommand(settings: settings).run()
    case .render: try RenderCommand(settings: settings).run()
    case .man: try ManCommand(settings: settings).run()
    case .completions: try CompletionsCommand(settings: settings).run()
    }
  }
}
