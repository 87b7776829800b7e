import DynamicType
import Imaging
import StyleModel
import StyleReading
import StyleAudit
import TestSupport
import Testing

@testable import Browser
@testable import Specimens

/// `print` and a sheet in characters are two papers with the same specimens on them.
struct PrintedSheetTests {
  /// A set with samples that are too long for a line, too long for a word, and not in Latin letters.
  private static let long = StyleSet(
    name: "long", source: .builtIn,
    styles: [
      SampleBrowser.style(
        "many words", 28, .title, sample: "ab cd ef gh ij kl mn op qr st uv wx yz"),
      SampleBrowser.style("one word", 34, .largeTitle, sample: "abcdefghijklmnopqrstuvwxyz"),
      SampleBrowser.style("small", 11, .caption2, sample: "Ab"),
    ])
  private static let kanji = StyleSet(
    name: "kanji", source: .builtIn,
    styles: [SampleBrowser.style("body", 17, .body, sample: "朝の光が湾をわたる")])
  private static let drawings: [(Mosaic, DynamicTypeSize, ColorDepth)] = [
    (.quadrant, .large, .mono), (.quadrant, .accessibility5, .ansi256), (.ascii, .large, .mono),
    (.sextant, .xSmall, .mono),
  ]
  private static let sets = [long, kanji, SampleBrowser.app] + BuiltInStyleSets.all

  @Test(arguments: sets.map(\.name), [40, 80, 120])
  func `specimens have the same letters, lines and signs as on a sheet in characters`(
    name: String, columns: Int
  ) throws {
    let set = try #require(Self.sets.first { $0.name == name })
    for (mosaic, size, depth) in Self.drawings.prefix(Rounds.count(short: 2, full: 4)) {
      let printed = Self.printed(set, mosaic, size, depth, columns)
      let blocks = Self.blocks(set, mosaic, size, depth, columns)
      #expect(blocks.count == set.styles.count)
      var row = 0
      for (style, block) in zip(set.styles, blocks) {
        let caption = try #require(
          printed[min(row, printed.count)...].firstIndex { $0.hasPrefix(" \(style.name)  ") },
          "\(style.name) in \(mosaic)")
        row = caption + 1
        #expect(block.contains { !$0.isEmpty })
        #expect(
          Array(printed.dropFirst(row).prefix(block.count)) == block,
          "\(style.name) in \(mosaic) at \(size), \(depth)")
        row += block.count
      }
    }
  }

  @Test func `a sheet for paper wraps every sample`() {
    let set = StyleSet(
      name: "long", source: .builtIn,
      styles: [SampleBrowser.style("long", 40, .body, sample: "ab cd ef gh ij kl mn op")])
    let state = BrowserState(sets: [set], size: .accessibility5, renderings: [.mosaic(.half)])
    let sheet = PrintedSheet(
      state, capabilities: TerminalCapabilities(mosaic: .half), port: RectangleFontPort())
    let grid = sheet.frame(columns: 60)
    #expect(!grid.text.contains("›"))
    #expect(grid.text.contains("long at AX5 (accessibility5)"))
    #expect(grid.text.contains("40 → 113 pt"))
  }

  @Test func `letters made of ASCII stand among ASCII alone`() {
    let lines = Self.printed(Self.long, .ascii, .large, .mono, 60)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  /// What `print` writes, line by line, without colours.
  private static func printed(
    _ set: StyleSet, _ mosaic: Mosaic, _ size: DynamicTypeSize, _ depth: ColorDepth, _ columns: Int
  ) -> [String] {
    let state = BrowserState(
      sets: [set], size: size, renderings: [.mosaic(mosaic)], columns: columns)
    let sheet = PrintedSheet(
      state, capabilities: TerminalCapabilities(colorDepth: depth, mosaic: mosaic),
      port: RectangleFontPort())
    return lines(
      ANSIWriter(depth: depth, keepsAttributes: false).text(of: sheet.frame(columns: columns)))
  }

  /// The lines of each specimen on a sheet in characters, without colours.
  private static func blocks(
    _ set: StyleSet, _ mosaic: Mosaic, _ size: DynamicTypeSize, _ depth: ColorDepth, _ columns: Int
  ) -> [[String]] {
    let table = StyleTable(set)
    let content = SheetContent(.size, of: table, report: Audit().report(on: table), size: size)
    let sheet = CellSheet(
      port: RectangleFontPort(), mosaic: mosaic, depth: depth, columns: columns,
      isASCII: mosaic == .ascii)
    let text = lines(sheet.text(content))
    let starts = content.rows.map { row in
      text.firstIndex { $0.hasPrefix(row.heading.prefix(12)) && !$0.hasPrefix("!") } ?? 0
    }
    return zip(content.rows, starts).enumerated().map { index, pair in
      // A blank line before the next heading, and the end of the last line.
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : text.count - 1
      return Array(text[pair.1 + 1 + pair.0.findings.count..<end])
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in
      var rest = line
      while rest.last == " " { rest.removeLast() }
      return String(rest)
    }
  }
}
