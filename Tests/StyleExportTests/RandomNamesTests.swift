import DynamicType
import StyleAudit
import StyleExport
import StyleModel
import StyleReading
import TestSupport
import Testing

/// Styles of any names through every exporter: none is lost, and code can be compiled.
@Suite struct RandomNamesTests {
  /// Styles with names, families and figures of all kinds, the same for the same seed.
  static func set(_ seed: UInt64, count: Int = 12) -> StyleSet {
    var random = SplitMix64(seed: seed)
    let styles = RandomName.paths(count, using: &random).enumerated().map { index, path in
      CustomTextStyle(
        name: path.joined(separator: "/"), path: path, families: ["Inter"],
        pointSize: Double(10 + index), cssWeight: 100 * (1 + index % 9), isItalic: index % 3 == 0,
        lineHeight: Double(14 + index), tracking: Double(index) / 4,
        relativeTo: Font.TextStyle.allCases[index % Font.TextStyle.allCases.count],
        position: SourcePosition(file: "t.json", line: 1, column: 1))
    }
    return StyleSet(
      name: RandomName.segment(using: &random), source: .file("t.json"), styles: styles)
  }

  private static func export(_ format: String, _ set: StyleSet) throws -> String {
    try #require(ExportFormat(rawValue: format)).exporter.export(
      StyleTable(set), options: ExportOptions())
  }

  /// What every form of tokens has a word for, and a text style and families besides.
  private struct Figures: Hashable {
    let pointSize: Double
    let cssWeight: Int
    let isItalic: Bool
    let tracking: Double
    let families: [String]
    /// In steps of a thousandth of a point: it is written as a multiple of the size.
    let lineHeight: Int?
    /// `nil` where the form has no word for it that is read back.
    let relativeTo: Font.TextStyle?

    init(_ style: CustomTextStyle, of format: String) {
      pointSize = style.pointSize
      cssWeight = style.cssWeight
      isItalic = style.isItalic
      tracking = style.tracking
      families = style.families
      lineHeight = style.lineHeight.map { Int(($0 * 1000).rounded()) }
      relativeTo = format == "dtcg" ? style.relativeTo : nil
    }
  }

  @Test(
    arguments: ["dtcg", "style-dictionary"], Rounds.seeds(short: 40, full: 2_000))
  func `tokens read back hold every style with its figures`(format: String, seed: UInt64) throws {
    let set = Self.set(seed)
    let text = try Self.export(format, set)
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    let figures = set.styles.map { Figures($0, of: format) }
    #expect(Set(read.styles.map { Figures($0, of: format) }) == Set(figures), "seed \(seed)")
    #expect(read.styles.count == set.styles.count, "seed \(seed)")
    #expect(read.unreadable.map(\.reason) == [], "seed \(seed)")
    #expect(Set(read.styles.map(\.name)).count == set.styles.count, "seed \(seed)")
  }

  @Test(arguments: Rounds.seeds(short: 10, full: 500))
  func `every form ends in a line feed and is the same again`(seed: UInt64) {
    let table = StyleTable(Self.set(seed))
    for format in ExportFormat.allCases {
      let exporter = format.exporter
      let text = exporter.export(table, options: ExportOptions())
      #expect(text.hasSuffix("\n"), "seed \(seed), \(format)")
      #expect(
        text == exporter.export(table, options: ExportOptions()), "seed \(seed), \(format)")
    }
  }

  /// Kotlin's hard keywords, which no name may be: https://kotlinlang.org/docs/keyword-reference.html
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  @Test(arguments: Rounds.seeds(short: 20, full: 1_000))
  func `Compose declares each name once, and none is a keyword`(seed: UInt64) throws {
    let set = Self.set(seed)
    let text = try Self.export("compose", set)
    let names = text.matches(of: /(?m)^    val (.+?) = TextStyle\(/).map { String($0.1) }
    #expect(names.count == set.styles.count, "seed \(seed)")
    #expect(
      Set(names.map { $0.filter { $0 != "`" } }).count == names.count, "seed \(seed): \(names)")
    for name in names {
      let isQuoted = name.hasPrefix("`") && name.hasSuffix("`")
      let isPlain = name.wholeMatch(of: /[\p{L}_][\p{L}\p{Nd}\p{M}_]*/) != nil
      #expect(
        isQuoted || (isPlain && !Self.kotlinKeywords.contains(name)), "seed \(seed): \(name)")
    }
  }

  @Test(arguments: Rounds.seeds(short: 20, full: 1_000))
  func `CSS has a class for each style`(seed: UInt64) throws {
    let set = Self.set(seed)
    let text = try Self.export("css", set)
    let names = text.matches(of: /(?m)^\.([^ ]+) \{\n  font-family/).map { String($0.1) }
    #expect(names.count == set.styles.count, "seed \(seed)")
    #expect(Set(names).count == names.count, "seed \(seed): \(names)")
  }
}
