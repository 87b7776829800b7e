import StyleModel
import Browser
import Files
import Imaging
import StyleReading
import Terminal

/// `typeramp [FILE]`: the browser on the terminal.
struct BrowseCommand {
  let settings: Settings

  func run() throws -> Int32 {
    if settings.arguments.values[.listSets] != nil {
      if let extra = settings.arguments.operands.first {
        throw UsageError.tooManyArguments(extra, .browse)
      }
      try StandardStreams.write(Self.listing)
      return ExitCode.fine
    }
    try refuseMisspeltCommand()
    let size = try settings.size()
    let displayScale = try settings.displayScale()
    let rendering = try settings.rendering()
    let background = try settings.background()
    let colorDepth = try colorDepth()
    let source = try StyleSource(settings)
    if source.set.styles.isEmpty && source.set.unreadable.isEmpty { return source.report() }
    let fonts = try settings.fonts()
    let session = try TerminalSession(
      input: source.isStandardInput ? StandardStreams.openTerminal() ?? 0 : 0,
      environment: settings.environment, colorDepth: colorDepth)
    return try StandardStreams.holdingErrors {
      try runInteractively(on: session) {
        let state = BrowserState(
          sets: source.all, setIndex: source.index, size: size, displayScale: displayScale)
        let browser = Browser(state, capabilities: TerminalCapabilities(), port: fonts)
        return BrowserProgram(browser: browser, rendering: rendering, background: background)
      }
    }
  }

  /// Throws where the first word is no file but nearly a command.
  private func refuseMisspeltCommand() throws(UsageError) {
    guard let word = settings.arguments.operands.first, FileStatus(word) == nil else { return }
    if word == "help" { throw .noHelpCommand }
    if let nearest = CommandName(nearestTo: word) {
      throw .unknownCommand(word, nearest: nearest)
    }
  }

  private func colorDepth() throws(UsageError) -> ColorDepth? {
    switch try settings.colorChoice() {
    case .auto, .always: nil
    case .depth(let depth): depth
    }
  }

  private static var listing: String {
    BuiltInStyleSets.all.map { set in
      let name = set.name + String(repeating: " ", count: max(1, 10 - set.name.count))
      let count = set.styles.count + set.unreadable.count
      return "\(name)\(Count(count, "style")): "
        + set.styles.map(\.name).prefix(4).joined(separator: ", ") + (count > 4 ? ", …\n" : "\n")
    }.joined()
  }
}
