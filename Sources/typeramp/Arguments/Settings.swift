import Browser
import DynamicType
import FontRaster
import Imaging
import StyleSets

/// The options as the types they stand for, each checked when it is asked for.
struct Settings {
  let arguments: Arguments
  let environment: [String: String]

  private func value(_ option: Option) -> String? { arguments.values[option] }

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

  /// Pixels per point.
  func displayScale() throws(UsageError) -> Double {
    try number(.displayScale, default: 3, in: 1...10)
  }

  /// Points that a rem stands for, and which of a file's variants to read.
  func readingOptions() throws(UsageError) -> ReadingOptions {
    ReadingOptions(
      remBase: try number(.rem, default: 16, in: 1...1_000), theme: value(.theme),
      modes: value(.mode)?.split(separator: ",").map(String.init) ?? [])
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

  /// The mosaic asked for; `nil` leaves it to the terminal.
  func mosaic() throws(UsageError) -> Mosaic? {
    guard let text = value(.glyphs), text != "auto" else { return nil }
    guard let mosaic = Mosaic(rawValue: text) else {
      throw .invalidValue(
        .glyphs, text,
        expected: "auto, " + Mosaic.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return mosaic
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
  func fonts() throws(FontError) -> FontLibrary {
    let library: FontLibrary
    if let font = value(.font) {
      library =
        font.contains("/") ? try FontLibrary(fontFile: font) : FontLibrary(systemFamily: font)
    } else {
      library = FontLibrary()
    }
    library.hinting = .light
    return library
  }
}

/// How many colours to use.
enum ColorChoice: Equatable {
  /// As many as the terminal has, none in a pipe.
  case auto
  /// As many as the terminal seems to have, also in a pipe.
  case always
  case depth(ColorDepth)

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
