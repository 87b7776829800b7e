/// Completions for fish.
enum FishCompletions {
  static var lines: [String] {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# Completions of typeramp for fish; written by typeramp completions fish.",
      "set -l commands \(names)",
    ]
    lines += CommandName.allCases.map { command in
      "complete -c typeramp -n \"not __fish_seen_subcommand_from $commands\" "
        + "-a \(command.rawValue) -d \(quoted(command.summary))"
    }
    for command in CommandName.allCases {
      lines += CompletionShell.options(of: command).map { line($0, of: command) }
    }
    lines.append(
      "complete -c typeramp -n '__fish_seen_subcommand_from completions' -f "
        + "-a \(quoted(CompletionShell.allCases.map(\.rawValue).joined(separator: " ")))")
    return lines
  }

  private static func line(_ option: Option, of command: CommandName) -> String {
    let condition =
      command == .browse
      ? "\"not __fish_seen_subcommand_from $commands\""
      : quoted("__fish_seen_subcommand_from \(command.rawValue)")
    var line = "complete -c typeramp -n \(condition) -l \(option.rawValue)"
    if let letter = option.letter { line += " -s \(letter)" }
    if option.value != nil {
      let takesFile = option.row.completion == .file || option == .font
      line += takesFile ? " -r -F" : " -x"
      if let words = CompletionShell.words(for: option, of: command) {
        line += " -a " + quoted(words.joined(separator: " "))
      }
    }
    return line + " -d \(quoted(option.summary))"
  }

  /// Quoted as fish reads it, where a backslash escapes within single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
