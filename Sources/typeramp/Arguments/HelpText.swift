/// What `--help` shows, made from the tables of commands and options.
enum HelpText {
  static var text: String {
    var lines = [
      "typeramp shows a set of custom text styles in the terminal, in their fonts, at any of",
      "Apple's twelve Dynamic Type sizes, and checks, compares and exports them.", "", "Usage:",
    ]
    lines += CommandName.allCases.flatMap(usage)
    lines += ["", "Options:"]
    lines += Option.allCases.map(line)
    lines += ["", inputs, exitCodes, "", "Examples:"]
    lines += examples.map { "  " + $0 } + [""]
    return lines.joined(separator: "\n")
  }

  /// What `--help` shows behind a command: its own usage, formats and options.
  static func text(of command: CommandName) -> String {
    let lines =
      ["Usage:"] + usage(of: command) + ["", "Options:"]
      + Option.allCases.filter { $0.commands.contains(command) }.map(line)
      + ["", "typeramp --help shows all commands.", ""]
    return lines.joined(separator: "\n")
  }

  private static func usage(of command: CommandName) -> [String] {
    let formats =
      command.formats.isEmpty
      ? []
      : [
        "      formats: \(command.formats.joined(separator: ", ")) (\(command.formats[0]) where none "
          + "is given)"
      ]
    return ["  \(command.synopsis)", "      \(command.summary)"] + formats
  }

  static let inputs = """
    FILE is any file with text styles: design tokens (W3C, Tokens Studio, Style Dictionary),
    a Figma export, a property list, Swift or TypeScript source; a folder of them, or - for
    standard input. FILE… are read as one set, but each by itself by check. Without one the
    built-in sets are shown. In the browser ? lists the keys.
    """

  static let exitCodes = """
    Exit codes: 0 fine, 1 findings or changes (also: a style cannot be read), 2 trouble (bad
    input, usage).
    """

  static let examples = [
    "typeramp my.tokens.json", "typeramp print my.tokens.json --size AX3",
    "typeramp table my.tokens.json --format markdown", "typeramp inspect my.tokens.json",
    "typeramp scale 17 --relative-to body --all",
    "typeramp check my.tokens.json --format sarif --output findings.sarif",
    "typeramp diff old.tokens.json new.tokens.json",
    "typeramp export my.tokens.json --format swiftui --output TextStyles.swift",
    "typeramp render my.tokens.json --layout matrix --format html --output sheet.html",
  ]

  private static func line(_ option: Option) -> String {
    let row = option.row
    let letter = row.letter.map { "-\($0), " } ?? "    "
    let name = "  \(letter)--\(option.rawValue)" + (row.value.map { " \($0)" } ?? "")
    let gap = String(repeating: " ", count: max(2, 28 - name.count))
    return name + gap + row.summary
  }
}
