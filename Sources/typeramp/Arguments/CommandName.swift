import StyleExport
import StyleModel

/// What the program can be asked to do; the first one when nothing is named.
enum CommandName: String, CaseIterable, Sendable {
  case browse
  case print
  case table
  case inspect
  case scale
  case check
  case explain
  case diff
  case export
  case suggest
  case render
  case man
  case completions

  /// What follows the program's name.
  var synopsis: String {
    switch self {
    case .browse: "typeramp [FILE…] [options]"
    case .print: "typeramp print [FILE…] [--size S] [--columns N]"
    case .table: "typeramp table [FILE…] [--format F] [--all]"
    case .inspect: "typeramp inspect FILE… [--format F]"
    case .scale: "typeramp scale VALUE --relative-to STYLE [--size S | --all]"
    case .check: "typeramp check FILE… [--format F] [--fail-on LEVEL] [--baseline FILE]"
    case .explain: "typeramp explain [RULE [FILE]]"
    case .diff: "typeramp diff OLD NEW [--format F]"
    case .export: "typeramp export [FILE…] [--format F] [--output FILE]"
    case .suggest: "typeramp suggest FILE [--write]"
    case .render: "typeramp render [FILE…] [--format F] [--layout KIND] [--output FILE]"
    case .man: "typeramp man"
    case .completions: "typeramp completions bash|zsh|fish"
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .browse: "browse a style set with a live size slider"
    case .print: "write the specimens at one size to standard output"
    case .table: "write all styles at all twelve sizes as a table"
    case .inspect: "say what was recognised in files, and where each value comes from"
    case .scale: "print what iOS makes of a number"
    case .check: "report what hinders readers who change the size of text"
    case .explain: "say what a rule is about, and how its findings in a file come about"
    case .diff: "compare two files style by style and size by size"
    case .export: "write a style set for an app, a web page or another tool"
    case .suggest: "find text styles that turn no order of sizes round, as a patch"
    case .render: "draw a sheet to show: glyphs as outlines, pixels or characters"
    case .man: "print the manual page"
    case .completions: "print completions for a shell"
    }
  }

  /// What may be given as `--format`, the default first; empty where the option means nothing.
  var formats: [String] {
    switch self {
    case .table: TableFormat.names
    case .inspect: InspectFormat.names
    case .check: CheckFormat.names
    case .diff: DiffFormat.names
    case .export: ExportFormat.names
    case .render: RenderFormat.names
    case .browse, .print, .scale, .explain, .suggest, .man, .completions: []
    }
  }

  /// The command that `word` is a misspelling of; `nil` where none is near.
  init?(nearestTo word: String) {
    guard word.count > 3,
      let nearest = NearestName.nearest(to: word, among: CommandName.allCases.map(\.rawValue)),
      let command = CommandName(rawValue: nearest)
    else { return nil }
    self = command
  }
}
