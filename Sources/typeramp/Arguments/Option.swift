/// An option of the command line; the one table behind parsing, help and messages.
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
  case help
  case version

  /// The letter that stands for it after a single dash.
  var letter: Character? {
    switch self {
    case .help: "h"
    case .version: "V"
    case .size: "s"
    default: nil
    }
  }

  /// What its value is called in help; `nil` where it takes none.
  var value: String? {
    switch self {
    case .size: "SIZE"
    case .set: "NAME"
    case .font: "NAME|FILE"
    case .glyphs: "KIND"
    case .color: "DEPTH"
    case .background: "KIND"
    case .theme, .mode: "NAME"
    case .displayScale, .rem, .columns: "N"
    case .format: "FORMAT"
    case .relativeTo: "STYLE"
    case .api: "API"
    case .listSets, .all, .batch, .help, .version: nil
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .size: "Dynamic Type size: large, AX3, accessibilityExtraLarge, … (large)"
    case .set: "a built-in style set instead of a file, or the one to start at"
    case .listSets: "list the built-in style sets"
    case .font: "font to use where a style names none (Inter)"
    case .glyphs: "auto, sextant, quadrant, half, braille or ascii (auto)"
    case .color: "auto, always, never, true, 256, 16 or mono (auto)"
    case .background: "auto, dark or light (auto)"
    case .displayScale: "pixels per point of the display (3)"
    case .rem: "points that one rem stands for in the file (16)"
    case .theme: "theme to read where the file has several; separate more than one by commas"
    case .mode: "mode to read where the file has several: dark, or contrast=high"
    case .columns: "width to write for (that of the terminal, else 80)"
    case .format: "text, json, and of a table markdown or csv (text)"
    case .relativeTo: "text style that drives the scaling: body, title, caption2, …"
    case .api: "value, font, metric or preferred (value)"
    case .all: "all twelve sizes"
    case .batch: "read api,text_style,size_category,display_scale,value lines from standard input"
    case .help: "show this help"
    case .version: "show the version"
    }
  }

  /// The commands it means something to.
  var commands: Set<CommandName> {
    switch self {
    case .help, .version: Set(CommandName.allCases)
    case .listSets: [.browse]
    case .size: [.browse, .print, .scale]
    case .set, .rem, .theme, .mode: [.browse, .print, .table, .inspect]
    case .font, .glyphs, .color, .background: [.browse, .print]
    case .displayScale: Set(CommandName.allCases)
    case .columns: [.print]
    case .format: [.table, .inspect]
    case .relativeTo, .api, .all, .batch: [.scale]
    }
  }
}
