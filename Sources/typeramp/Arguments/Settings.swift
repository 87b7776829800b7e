import DynamicType
import Files
import FontRaster
import Imaging
import PreviewUI
import Specimens
import StyleAudit
import StyleModel
import StyleReading

/// The options as the types they stand for, each checked when it is asked for.
struct Settings {
  var arguments: Arguments
  let environment: [String: String]

  private func value(_ option: Option) -> String? { arguments.values[option] }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { value(option) != nil }

  /// The Dynamic Type size; `large` where none is given.
  func size() throws(UsageError) -> DynamicTypeSize {
    guard let text = value(.size) else { return .large }
    do {
      return try DynamicTypeSize(spelling: text)
    } catch { throw .unknownName(error) }
  }

  /// The text style of `--relative-to`; `nil` where none is given.
  func textStyle() throws(UsageError) -> Font.TextStyle? {
    guard let text = value(.relativeTo) else { return nil }
    do {
      return try Font.TextStyle(spelling: text)
    } catch { throw .unknownName(error) }
  }

  /// Pixels per point; those of the platform where none are given.
  func displayScale() throws(UsageError) -> Double {
    try number(.displayScale, default: try platform().displayScale, in: 1...10)
  }

  /// Points that a rem stands for, and which of a file's variants to read.
  func readingOptions() throws(UsageError) -> ReadingOptions {
    ReadingOptions(
      remBase: try number(.rem, default: 16, in: 1...1_000), theme: value(.theme),
      modes: value(.mode)?.split(separator: ",").map(String.init) ?? [],
      ruleNumbers: Set(Audit.rules.map { $0.id }))
  }

  /// The width to write for, where one is given.
  func columns() throws(UsageError) -> Int? {
    guard value(.columns) != nil else { return nil }
    return Int(try number(.columns, default: 80, in: 20...1_000))
  }

  private func number(
    _ option: Option, default standard: Double, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let text = value(option) else { return standard }
    guard let number = Double(text), range.contains(number) else {
      throw .invalidValue(
        option, text,
        expected: "a number from \(Figure(range.lowerBound)) to \(Figure(range.upperBound))")
    }
    return number
  }

  /// The format asked for among those of the command, else its first.
  func format<Format: OutputFormat>(
    _: Format.Type = Format.self
  ) throws(UsageError) -> Format {
    let text = value(.format) ?? Format.names[0]
    guard let format = Format(rawValue: text) else {
      throw .invalidValue(.format, text, expected: Format.names.joined(separator: ", "))
    }
    return format
  }

  /// The platform whose figures count.
  func platform() throws(UsageError) -> Platform {
    guard let text = value(.platform) else { return .ios }
    do {
      return try Platform(spelling: text)
    } catch { throw .unknownName(error) }
  }

  /// The audit that the platform and the choice of rules make.
  func audit() throws(UsageError) -> Audit {
    Audit(
      platform: try platform(), only: try rules(.only), ignoring: try rules(.ignore) ?? [])
  }

  private func rules(_ option: Option) throws(UsageError) -> Set<String>? {
    guard let text = value(option) else { return nil }
    var ids: Set<String> = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let rule = RuleExplanation(String(part)) else {
        throw .invalidValue(
          option, String(part), expected: "numbers of rules such as DT004; see typeramp explain")
      }
      ids.insert(rule.id)
    }
    guard !ids.isEmpty else {
      throw .invalidValue(option, text, expected: "numbers of rules such as DT004,DT005")
    }
    return ids
  }

  /// From which level on findings make the check fail; `nil` for never.
  func failLevel() throws(UsageError) -> Finding.Level? {
    guard let text = value(.failOn) else { return .error }
    if text == "never" { return nil }
    guard let level = Finding.Level(rawValue: text) else {
      throw .invalidValue(.failOn, text, expected: "error, warning, info or never")
    }
    return level
  }

  /// What measures samples; `nil` where fonts are not to be looked at.
  func measurer() throws -> StyleMeasurer? {
    let width = try number(.width, default: StyleMeasurer.standardWidth, in: 1...10_000)
    let lines =
      value(.lines) == nil ? nil : Int(try number(.lines, default: 1, in: 1...1_000))
    if value(.noFonts) != nil { return nil }
    return StyleMeasurer(port: try fonts(), width: width, lineLimit: lines)
  }

  /// How text styles are given to styles.
  func mapping() throws(UsageError) -> StyleMapping {
    guard let text = value(.mapping) else { return .inferred }
    guard let mapping = StyleMapping(rawValue: text) else {
      throw .invalidValue(
        .mapping, text, expected: StyleMapping.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return mapping
  }

  /// The rendering asked for; `nil` leaves it to the terminal.
  func rendering() throws(UsageError) -> Rendering? {
    guard let text = value(.glyphs), text != "auto" else { return nil }
    guard let rendering = Rendering(name: text) else {
      throw .invalidValue(
        .glyphs, text, expected: "auto, " + Rendering.names.joined(separator: ", "))
    }
    return rendering
  }

  /// The colours asked for.
  func colorChoice() throws(UsageError) -> ColorChoice {
    guard let text = value(.color) else { return .auto }
    guard let choice = ColorChoice(text) else {
      throw .invalidValue(.color, text, expected: "auto, always, never, true, 256, 16 or mono")
    }
    return choice
  }

  /// The background to draw for; `nil` leaves it to the terminal.
  func background() throws(UsageError) -> RGB? {
    switch value(.background) {
    case nil, "auto": return nil
    case "dark": return RGB(0, 0, 0)
    case "light": return RGB(0xFF, 0xFF, 0xFF)
    case let text?:
      throw .invalidValue(.background, text, expected: "auto, dark or light")
    }
  }

  /// The fonts of this machine, the system font replaced where one is asked for.
  func fonts() throws -> FontLibrary {
    let library: FontLibrary
    if let font = value(.font) {
      if font.isEmpty { throw UsageError.invalidValue(.font, font, expected: "a family or a file") }
      library =
        font.contains("/") ? try FontLibrary(fontFile: font) : FontLibrary(systemFamily: font)
    } else {
      library = FontLibrary()
    }
    library.hinting = .light
    if let font = value(.font), library.resolve(FontRequest(pointSize: 17)).missingFamily != nil {
      throw UsageError.unknownFont(
        font, nearest: NearestName.nearest(to: font, among: library.installedFamilies()))
    }
    return library
  }
}

extension Settings {
  /// Throws where a file that is written to is one of `files`, whatever way its path is spelt.
  func refuseOverwriting(_ files: some Sequence<String>) throws(UsageError) {
    for option in [Option.output, .baseline] where option == .output || has(.updateBaseline) {
      guard let target = value(option) else { continue }
      if files.contains(where: { FileStatus.isSameFile($0, target) }) {
        throw .overwritesInput(option, target)
      }
    }
  }

  /// Throws where a file named on the command line is both read and written to.
  func refuseOverwritingOperands() throws(UsageError) {
    try refuseOverwriting(arguments.operands + [value(.font)].compactMap { $0 })
    if let output = value(.output), let baseline = value(.baseline),
      output == baseline || FileStatus.isSameFile(output, baseline)
    {
      throw .overwritesInput(.output, output)
    }
  }
}

/// How many colours to use.
enum ColorChoice: Equatable {
  /// As many as the terminal has, none in a pipe.
  case auto
  /// As many as the terminal seems to have, also in a pipe.
  case always
  case depth(ColorDepth)

  /// Whether text for people is coloured; NO_COLOR (no-color.org) is heeded where nothing is said.
  func applies(toTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    case .always: true
    case .depth(let depth): depth != .mono
    }
  }

  init?(_ text: String) {
    switch text {
    case "auto": self = .auto
    case "always": self = .always
    case "never": self = .depth(.mono)
    default:
      guard let depth = ColorDepth(rawValue: text) else { return nil }
      self = .depth(depth)
    }
  }
}
