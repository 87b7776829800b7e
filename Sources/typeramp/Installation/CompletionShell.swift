/// A shell that completes command lines.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script to install, made from the tables of commands and options.
  var completions: String {
    let lines =
      switch self {
      case .bash: BashCompletions.lines
      case .zsh: ZshCompletions.lines
      case .fish: FishCompletions.lines
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The options of a command, without those that only say something about the program.
  static func options(of command: CommandName) -> [Option] {
    Option.allCases.filter { $0.commands.contains(command) }
  }

  /// The words that may follow an option of a command; `nil` where they cannot be listed.
  static func words(for option: Option, of command: CommandName) -> [String]? {
    if option == .format { return command.formats }
    switch option.row.completion {
    case .words(let words), .list(let words): return words
    case .file, .free: return nil
    }
  }

  /// `text` in single quotes, as all three shells read them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
