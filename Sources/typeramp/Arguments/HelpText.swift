/// What `--help` shows, made from the tables of commands and options.
enum HelpText {
  static var text: String {
    var lines = [
      "typeramp shows a set of custom text styles in the terminal, in their fonts, at any of",
      "Apple's twelve Dynamic Type sizes, and prints what iOS makes of them.", "", "Usage:",
    ]
    lines += CommandName.allCases.flatMap { ["  \($0.synopsis)", "      \($0.summary)"] }
    lines += ["", "Options:"]
    lines += Option.allCases.map(line)
    lines += [
      "",
      "FILE is any file with text styles: design tokens (W3C, Tokens Studio, Style Dictionary),",
      "a Figma export, a property list, Swift or TypeScript source; a folder of them, or - for",
      "standard input. Several are read as one set. Without one the built-in sets are shown.",
      "In the browser ? lists the keys.", "",
      "Exit codes: 0 fine, 1 findings (a style that cannot be read), 2 trouble (bad input, usage).",
      "", "Examples:", "  typeramp my.tokens.json", "  typeramp print my.tokens.json --size AX3",
      "  typeramp table my.tokens.json --format markdown",
      "  typeramp scale 17 --relative-to body --all", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func line(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let name = "  \(letter)--\(option.rawValue)" + (option.value.map { " \($0)" } ?? "")
    let gap = String(repeating: " ", count: max(2, 28 - name.count))
    return name + gap + option.summary
  }
}
