import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import DynamicType
import PreviewUI
import TestSupport
import Testing

@testable import Specimens

/// Measured in a font of rectangles: half an em a letter, a quarter a space, one em a line.
@Suite struct StyleMeasurerTests {
  private static func table(
    _ pointSize: Double, sample: String, lineHeight: Double? = nil, families: [String] = ["Inter"],
    check: CheckSettings = CheckSettings()
  ) -> StyleTable {
    StyleTable(
      StyleSet(
        name: "t", source: .builtIn,
        styles: [
          CustomTextStyle(
            name: "a", families: families, pointSize: pointSize, lineHeight: lineHeight,
            relativeTo: .body, sample: sample, check: check,
            position: SourcePosition(file: "t.json", line: 1, column: 1))
        ]))
  }

  private static func measure(
    _ table: StyleTable, width: Double = 100, lineLimit: Int? = nil
  ) -> StyleMeasures.Style {
    StyleMeasurer(port: RectangleFontPort(), width: width, lineLimit: lineLimit)
      .measures(of: table).styles[0]
  }

  @Test func `counts lines, and says where they are more than allowed`() {
    // Four letters of 17 pt are 34 wide and the space 4.25, so that two words fit into 100 points.
    let measured = Self.measure(
      Self.table(17, sample: "abcd abcd abcd"), lineLimit: 2)
    #expect(measured[.large].lineCount == 2)
    #expect(!measured[.large].isTruncated)
    // At accessibility5 each word has a line of its own: 4 × 24 = 96.
    #expect(measured[.accessibility5].lineCount == 3)
    #expect(measured[.accessibility5].isTruncated)
    #expect(measured[.accessibility5].height == 2 * 48)
  }

  @Test func `a limit of the style's own comes first`() {
    let table = Self.table(
      17, sample: "abcd abcd abcd", check: CheckSettings(lineLimit: 3, height: 44))
    let measured = Self.measure(table, lineLimit: 1)
    #expect(measured.lineLimit == 3)
    #expect(measured.height == 44)
    #expect(!measured[.accessibility5].isTruncated)
  }

  @Test func `finds the word that is too wide`() {
    let measured = Self.measure(Self.table(17, sample: "a abcdefgh abc"))
    #expect(measured.longestWord == "abcdefgh")
    #expect(!measured[.large].hasOverlongWord)
    #expect(measured[.accessibility5].hasOverlongWord)
    #expect(measured[.accessibility5].longestWordWidth == 8 * 24)
  }

  @Test func `ideographs are words of their own`() {
    let measured = Self.measure(Self.table(17, sample: "朝の光が湾をわたる"))
    #expect(!measured[.accessibility5].hasOverlongWord)
    #expect(measured[.accessibility5].lineCount > 1)
  }

  @Test func `the height goes by the style's line height, scaled`() {
    let measured = Self.measure(Self.table(17, sample: "abc", lineHeight: 22))
    #expect(measured[.large].height == 22)
    #expect(measured[.accessibility5].height == 62)
    #expect(measured[.accessibility5].naturalLineHeight == 48)
  }

  @Test func `says which face draws, and which is missing`() {
    let measured = Self.measure(Self.table(17, sample: "abc", families: ["Futura"]))
    #expect(measured.missingFamily == "Futura")
    #expect(measured.face == "Inter")
  }
}
