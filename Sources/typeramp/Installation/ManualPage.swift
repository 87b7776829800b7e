/// The manual page typeramp(1) in the language of man(7).
enum ManualPage {
  static func text(version: String) -> String {
    var lines = [
      ".TH TYPERAMP 1 \"\" \"typeramp \(version)\" \"User Commands\"", ".SH NAME",
      "typeramp \\- show, check, compare and export custom Dynamic Type text styles",
      ".SH SYNOPSIS",
    ]
    for (index, command) in CommandName.allCases.enumerated() {
      lines += (index == 0 ? [] : [".br"]) + [".B " + escaped(command.synopsis)]
    }
    lines += [".SH DESCRIPTION"]
    lines.append(
      escaped(
        "typeramp shows a set of custom text styles in the terminal, in their fonts, at any of "
          + "Apple's twelve Dynamic Type sizes. It computes what iOS computes, says what goes wrong "
          + "on the way, and writes the result for others."))
    lines += [".PP", escaped(HelpText.inputs.split(separator: "\n").joined(separator: " "))]
    lines.append(".SH COMMANDS")
    for command in CommandName.allCases {
      lines += [".TP", ".B " + escaped(command.rawValue), sentence(command.summary)]
      if !command.formats.isEmpty {
        lines.append("Formats: " + escaped(command.formats.joined(separator: ", ")) + ".")
      }
    }
    lines.append(".SH OPTIONS")
    for option in Option.allCases { lines += entry(option) }
    lines += [".SH EXIT STATUS"]
    lines += [".TP", ".B 0", "All went well; nothing was found, nothing changed."]
    lines += [
      ".TP", ".B 1", "Findings at the level of \\-\\-fail\\-on or above, changes, or a style",
    ]
    lines += ["that cannot be read."]
    lines += [".TP", ".B 2", "Bad input or usage. No output file is written."]
    lines += [".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Set and not empty: no colours."]
    lines += [".TP", ".B TERM\\fR, \\fBCOLORTERM\\fR, \\fBLC_ALL", "What the terminal can show."]
    lines.append(".SH EXAMPLES")
    for (index, example) in HelpText.examples.enumerated() {
      lines += (index == 0 ? [] : [".PP"]) + [".nf", escaped(example), ".fi"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func entry(_ option: Option) -> [String] {
    let row = option.row
    let value = row.value.map { " \\fI" + escaped($0) + "\\fR" } ?? ""
    let letter = row.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let commands = CommandName.allCases.filter(row.commands.contains)
    let scope =
      commands.count == CommandName.allCases.count
      ? "For every command."
      : "For " + commands.map { escaped($0.rawValue) }.joined(separator: ", ") + "."
    return [
      ".TP", "\(letter)\\fB\\-\\-\(escaped(option.rawValue))\\fR\(value)",
      sentence(row.summary) + " " + scope,
    ]
  }

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst()) + "."
  }

  /// `text` with what troff would take for its own: dashes become real hyphens, and a line does not
  /// start with a control character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
