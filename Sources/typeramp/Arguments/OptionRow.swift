import DynamicType
import Imaging
import Specimens
import StyleAudit
import StyleReading

/// A row of the one table behind parsing, help, messages, the man page and completions.
struct OptionRow {
  /// What may follow an option, for completion.
  enum Completion: Equatable {
    /// One of these words.
    case words([String])
    /// One of these words, several with commas between them.
    case list([String])
    /// The name of a file.
    case file
    /// Something that cannot be guessed.
    case free
  }

  var summary: String
  var value: String?
  var letter: Character?
  var commands: Set<CommandName>
  var completion: Completion

  private init(
    _ summary: String, value: String? = nil, letter: Character? = nil,
    for commands: Set<CommandName>, _ completion: Completion = .free
  ) {
    self.summary = summary
    self.value = value
    self.letter = letter
    self.commands = commands
    self.completion = completion
  }

  /// The row of an option.
  init(_ option: Option) {
    self = Self.row(of: option)
  }

  /// Commands that read style sets.
  private static let readers: Set<CommandName> = [
    .browse, .print, .table, .inspect, .check, .explain, .diff, .export, .suggest, .render,
  ]

  /// Commands that look for findings.
  private static let checkers: Set<CommandName> = [.check, .explain]

  /// The table: what is shown and how, what is looked for, what is written and where.
  private static func row(of option: Option) -> OptionRow {
    switch option {
    case .size:
      OptionRow(
        "Dynamic Type size: large, AX3, accessibilityExtraLarge, … (large)", value: "SIZE",
        letter: "s", for: [.browse, .print, .scale, .render],
        .words(DynamicTypeSize.allCases.map(\.name)))
    case .set:
      OptionRow(
        "a built-in style set instead of a file, or the one to start at", value: "NAME",
        for: readers.subtracting([.diff]), .words(BuiltInStyleSets.names))
    case .listSets: OptionRow("list the built-in style sets", for: [.browse])
    case .font:
      OptionRow(
        "font to use where a style names none (Inter)", value: "NAME|FILE",
        for: [.browse, .print, .check, .explain, .export, .render])
    case .glyphs:
      OptionRow(
        "auto, pixel, sextant, quadrant, half, braille or ascii (auto)", value: "KIND",
        for: [.browse, .print, .render], .words(["auto"] + Rendering.names))
    case .color:
      OptionRow(
        "auto, always, never, true, 256, 16 or mono (auto)", value: "DEPTH",
        for: [.browse, .print, .check, .diff, .render],
        .words(["auto", "always", "never", "true", "256", "16", "mono"]))
    case .background:
      OptionRow(
        "auto, dark or light (auto)", value: "KIND", for: [.browse, .print, .render],
        .words(["auto", "dark", "light"]))
    case .displayScale:
      OptionRow(
        "pixels per point of the display (3; 2 on other platforms than ios)", value: "N",
        for: readers.union([.scale]))
    case .rem:
      OptionRow("points that one rem stands for in the file (16)", value: "N", for: readers)
    case .theme:
      OptionRow(
        "theme to read where the file has several; more than one with commas between",
        value: "NAME",
        for: readers)
    case .mode:
      OptionRow(
        "mode to read where the file has several: dark, or contrast=high", value: "NAME",
        for: readers)
    case .columns:
      OptionRow(
        "width to write for (that of the terminal, else 80)", value: "N", for: [.print, .render])
    case .relativeTo:
      OptionRow(
        "text style that drives the scaling: body, title, caption2, …", value: "STYLE",
        for: [.scale], .words(Font.TextStyle.allCases.map(\.name)))
    case .api:
      OptionRow(
        "value (UIFontMetrics.scaledValue), font (scaledFont, as in tables), metric or preferred (value)",
        value: "API", for: [.scale],
        .words(ScalingAPI.allCases.map(\.rawValue)))
    case .all: OptionRow("all twelve sizes", for: [.scale, .table])
    case .batch:
      OptionRow(
        "read api,text_style,size_category,display_scale,value lines from standard input",
        for: [.scale])
    case .platform:
      OptionRow(
        "ios, watchos, macos, tvos or visionos: whose figures count (ios)", value: "NAME",
        for: [.check, .explain, .diff, .suggest], .words(Platform.allCases.map(\.name)))
    case .failOn:
      OptionRow(
        "exit with 1 from this level on: error, warning, info or never (error)", value: "LEVEL",
        for: [.check], .words(["error", "warning", "info", "never"]))
    case .only:
      OptionRow(
        "look at these rules alone: DT004,DT005", value: "RULES", for: [.check],
        .list(Audit.rules.map { $0.id }))
    case .ignore:
      OptionRow(
        "leave out these rules: DT015", value: "RULES", for: [.check],
        .list(Audit.rules.map { $0.id }))
    case .baseline:
      OptionRow("leave out the findings that FILE lists", value: "FILE", for: [.check], .file)
    case .updateBaseline:
      OptionRow("write all findings to the file of --baseline", for: [.check])
    case .explain: OptionRow("show how the numbers come about", for: [.check])
    case .noFonts:
      OptionRow("look at no fonts: faster, and without the layout rules", for: checkers)
    case .width:
      OptionRow("width that samples are set to, in points (361)", value: "N", for: checkers)
    case .lines:
      OptionRow(
        "most lines a sample may take where its style says nothing", value: "N", for: checkers)
    case .format:
      OptionRow(
        "what to write; the choices stand with each command", value: "FORMAT",
        letter: "f", for: [.table, .inspect, .check, .diff, .export, .render])
    case .mapping:
      OptionRow(
        "text styles by: inferred (as read), role, nearest or body (inferred)", value: "RULE",
        for: [.table, .inspect, .check, .explain, .export, .suggest, .render],
        .words(StyleMapping.allCases.map(\.rawValue)))
    case .type:
      OptionRow("name of the exported type (from the file's name)", value: "NAME", for: [.export])
    case .module:
      OptionRow(
        "module the exported Swift imports (SwiftUI or UIKit)", value: "NAME", for: [.export])
    case .layout:
      OptionRow(
        "one size, a waterfall of one style, or the whole matrix: size, waterfall or matrix (size)",
        value: "KIND", for: [.render], .words(SheetKind.allCases.map(\.rawValue)))
    case .style:
      OptionRow("style of the waterfall (the first)", value: "NAME", for: [.render])
    case .write: OptionRow("apply the patch to the file", for: [.suggest])
    case .output:
      OptionRow(
        "write to FILE, all of it or nothing, instead of standard output", value: "FILE",
        letter: "o", for: [.table, .inspect, .check, .diff, .export, .render], .file)
    case .help: OptionRow("show this help", letter: "h", for: Set(CommandName.allCases))
    case .version: OptionRow("show the version", letter: "V", for: Set(CommandName.allCases))
    }
  }
}
