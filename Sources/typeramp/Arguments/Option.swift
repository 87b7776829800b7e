/// An option of the command line; what each one is stands in its row of `OptionTable`.
enum Option: String, CaseIterable, Sendable {
  case size
  case set
  case listSets = "list-sets"
  case font
  case glyphs
  case color
  case background
  case displayScale = "display-scale"
  case rem
  case theme
  case mode
  case columns
  case format
  case relativeTo = "relative-to"
  case api
  case all
  case batch
  case platform
  case failOn = "fail-on"
  case only
  case ignore
  case baseline
  case updateBaseline = "update-baseline"
  case explain
  case noFonts = "no-fonts"
  case width
  case lines
  case mapping
  case type
  case module
  case layout
  case style
  case write
  case output
  case help
  case version

  /// What there is to know about it.
  var row: OptionRow { OptionRow(self) }

  /// The letter that stands for it after a single dash.
  var letter: Character? { row.letter }
  /// What its value is called in help; `nil` where it takes none.
  var value: String? { row.value }
  /// What it does, in a line.
  var summary: String { row.summary }
  /// The commands it means something to.
  var commands: Set<CommandName> { row.commands }
}
