/// Completions for bash 4 and later, which need no bash-completion.
enum BashCompletions {
  static var lines: [String] {
    let commands = CommandName.allCases.map(\.rawValue)
    var lines = [
      "# Completions of typeramp for bash; written by typeramp completions bash.",
      "_typeramp() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command=browse word", "  COMPREPLY=()",
      "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do", "    case $word in",
      "      \(commands.joined(separator: "|"))) command=$word; break ;;", "    esac", "  done",
      "  case $command:$previous in",
    ]
    for command in CommandName.allCases { lines += values(of: command) }
    lines += [
      "  esac", "  case $current in", "    -*)", "      case $command in",
    ]
    for command in CommandName.allCases {
      let options = CompletionShell.options(of: command).map { "--\($0.rawValue)" }.joined(
        separator: " ")
      lines.append(
        "        \(command.rawValue)) COMPREPLY=($(compgen -W '\(options)' -- \"$current\")) ;;")
    }
    lines += [
      "      esac", "      return ;;", "  esac",
      "  if ((COMP_CWORD == 1)); then",
      "    COMPREPLY=($(compgen -W '\(commands.joined(separator: " "))' -- \"$current\"))", "  fi",
      "  case $command in",
      "    completions) COMPREPLY=($(compgen -W '\(shells)' -- \"$current\")) ;;",
      "    *) COMPREPLY+=($(compgen -f -- \"$current\")) ;;", "  esac", "}",
      "complete -o filenames -F _typeramp typeramp",
    ]
    return lines
  }

  private static var shells: String {
    CompletionShell.allCases.map(\.rawValue).joined(separator: " ")
  }

  private static func values(of command: CommandName) -> [String] {
    CompletionShell.options(of: command).filter { $0.value != nil }.map { option in
      let letter = option.letter.map { "|\(command.rawValue):-\($0)" } ?? ""
      let pattern = "\(command.rawValue):--\(option.rawValue)\(letter)"
      let reply: String
      if let words = CompletionShell.words(for: option, of: command) {
        reply =
          "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
      } else {
        reply =
          option.row.completion == .file || option == .font
          ? "COMPREPLY=($(compgen -f -- \"$current\"))" : "COMPREPLY=()"
      }
      return "    \(pattern)) \(reply); return ;;"
    }
  }
}
