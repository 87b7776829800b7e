/// What the program can be asked to do; the first one when nothing is named.
enum CommandName: String, CaseIterable, Sendable {
  case browse
  case print
  case table
  case inspect
  case scale

  /// What follows the program's name.
  var synopsis: String {
    switch self {
    case .browse: "typeramp [FILE…] [options]"
    case .print: "typeramp print [FILE…] [--size S] [--columns N]"
    case .table: "typeramp table [FILE…] [--format F]"
    case .inspect: "typeramp inspect FILE… [--format text|json]"
    case .scale: "typeramp scale VALUE --relative-to STYLE [--size S | --all]"
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
    }
  }
}
