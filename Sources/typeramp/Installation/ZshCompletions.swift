/// Completions for zsh.
enum ZshCompletions {
  static var lines: [String] {
    var lines = [
      "#compdef typeramp",
      "# Completions of typeramp for zsh; written by typeramp completions zsh.",
      "_typeramp() {", "  local command=browse word", "  local -a commands", "  commands=(",
    ]
    lines += CommandName.allCases.map {
      "    " + CompletionShell.quoted("\($0.rawValue):\($0.summary)")
    }
    lines += [
      "  )", "  for word in ${words[2,CURRENT-1]}; do",
      "    if [[ -n ${(M)commands:#$word:*} ]]; then command=$word; break; fi", "  done",
      "  case $command in",
    ]
    for command in CommandName.allCases {
      lines.append("    \(command.rawValue))")
      lines.append("      _arguments -S \\")
      lines += CompletionShell.options(of: command).map {
        "        \(specification($0, of: command)) \\"
      }
      lines.append("        \(operands(of: command)) ;;")
    }
    return lines + ["  esac", "}", "_typeramp \"$@\""]
  }

  private static func specification(_ option: Option, of command: CommandName) -> String {
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let value = option.value.map { ":\($0.lowercased()):" + action(option, of: command) } ?? ""
    let equals = option.value == nil ? "" : "="
    let long = CompletionShell.quoted("--\(option.rawValue)\(equals)[\(summary)]\(value)")
    guard let letter = option.letter else { return long }
    return CompletionShell.quoted("-\(letter)[\(summary)]\(value)") + " " + long
  }

  private static func action(_ option: Option, of command: CommandName) -> String {
    if let words = CompletionShell.words(for: option, of: command) {
      return "(" + words.joined(separator: " ") + ")"
    }
    return option.row.completion == .file || option == .font ? "_files" : " "
  }

  private static func operands(of command: CommandName) -> String {
    let rest =
      command == .completions
      ? "(\(CompletionShell.allCases.map(\.rawValue).joined(separator: " ")))" : "_files"
    guard command == .browse else {
      return "'1: :(\(CommandName.allCases.map(\.rawValue).joined(separator: " ")))' '*: :\(rest)'"
    }
    return "'1: :{ _describe command commands; _files }' '*: :_files'"
  }
}
