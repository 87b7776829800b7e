@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct TokenStyleReaderTests {
  @Test(arguments: [
    ("{\"value\":17,\"unit\":\"px\"}", 17), ("{\"value\":1.25,\"unit\":\"rem\"}", 20),
    ("{\"value\":17,\"unit\":\"pt\"}", 17), ("{\"value\":17,\"unit\":\"dp\"}", 17),
    ("{\"value\":\"17\",\"unit\":\"PX\"}", 17), ("\"16px\"", 16), ("\" 1.5 rem \"", 24),
    ("{\"value\":1000,\"unit\":\"px\"}", 1000), ("{\"value\":0.5,\"unit\":\"px\"}", 0.5),
    ("\"12.003000259399414px\"", 12.003),
  ])
  func `reads a size in points`(value: String, points: Double) {
    let set = DesignTokensFixture.style("fontSize", value)
    #expect(set.messages == [])
    #expect(set.styles.map(\.pointSize) == [points])
    #expect(set.assumptions == [])
  }

  @Test(arguments: [("17", "17"), ("\"17\"", "17")])
  func `takes a size without a unit for pixels and says so`(value: String, shown: String) {
    let set = DesignTokensFixture.style("fontSize", value)
    #expect(set.styles.map(\.pointSize) == [17])
    #expect(set.assumptions == ["fontSize '\(shown)' has no unit: assumed px"])
  }

  @Test(arguments: [
    ("{\"value\":12,\"unit\":\"vw\"}", "unknown unit 'vw' in fontSize; use px or rem"),
    ("\"12ch\"", "unknown unit 'ch' in fontSize; use px or rem"),
    ("{\"value\":12}", "fontSize has no unit; add \"unit\": \"px\" or \"rem\""),
    (
      "\"1.2em\"",
      "fontSize in 'em' depends on a text around it, which a file doesn't name; use px or rem"
    ),
    (
      "{\"value\":120,\"unit\":\"%\"}",
      "fontSize in '%' depends on a text around it, which a file doesn't name; use px or rem"
    ),
    ("{\"value\":0,\"unit\":\"px\"}", "fontSize '0px' is not above 0; check the value"),
    ("-4", "fontSize '-4' is not above 0; check the value"),
    ("\"0.0001px\"", "fontSize '0.0001px' is below a thousandth of a point; check the value"),
    ("\"1001px\"", "fontSize '1001px' is beyond 1000 points; check the value"),
    ("\"63rem\"", "fontSize '63rem' is beyond 1000 points; check the value"),
    (
      "\"NaNpx\"",
      "fontSize 'NaNpx' is not a length; write it like {\"value\": 17, \"unit\": \"px\"}"
    ),
    ("\"\"", "fontSize '' is not a length; write it like {\"value\": 17, \"unit\": \"px\"}"),
    (
      "\"17 px px\"",
      "fontSize '17 px px' is not a length; write it like {\"value\": 17, \"unit\": \"px\"}"
    ),
    ("\"17,5px\"", "fontSize '17,5px' has a decimal comma; write '17.5px'"),
    (
      "\"16px + 1rem\"",
      "fontSize '16px + 1rem' can't be worked out: it mixes 'px' and 'rem'; write the result"
    ),
    (
      "\"16 / 0\"",
      "fontSize '16 / 0' can't be worked out: the result is no finite number; write the result"
    ),
    (
      "\"clamp(1, 2, 3)\"",
      "fontSize 'clamp(1, 2, 3)' can't be worked out: there is no function 'clamp'; write the result"
    ),
    (
      "\"{size.a} * 2\"",
      "there is no token 'size.a'; add it, or give the file that has it as well"
    ),
    ("true", "fontSize is true; write it like {\"value\": 17, \"unit\": \"px\"}"),
    ("[17]", "fontSize is a list; write it like {\"value\": 17, \"unit\": \"px\"}"),
    ("{}", "fontSize is an object; write it like {\"value\": 17, \"unit\": \"px\"}"),
  ])
  func `never guesses a size`(value: String, message: String) {
    let set = DesignTokensFixture.style("fontSize", value)
    #expect(set.styles.isEmpty)
    #expect(set.unreadable.map(\.name) == ["s"])
    #expect(set.messages == ["t.json:1:70: error: s: " + message])
  }

  @Test func `reports a number beyond all doubles as too large`() {
    let set = DesignTokensFixture.style("fontSize", "1e999")
    #expect(
      set.diagnostics.map(\.message) == [
        "the number '1e999' is too large to hold", "s: fontSize '1e999' is beyond 1000 points",
      ])
  }

  @Test func `counts a rem as the options say`() {
    let set = DesignTokensFixture.read(
      "{\"s\":{\"$type\":\"typography\",\"$value\":{\"fontSize\":\"2rem\",\"letterSpacing\":\"0.1rem\"}}}",
      options: ReadingOptions(remBase: 10))
    #expect(set.styles.map(\.pointSize) == [20])
    #expect(set.styles.map(\.tracking) == [1])
  }

  @Test(arguments: [
    ("400", 400, false), ("450", 450, false), ("1", 1, false), ("1000", 1000, false),
    ("\"bold\"", 700, false), ("\"Semi Bold\"", 600, false), ("\"600\"", 600, false),
    ("\"extra-black\"", 950, false), ("\"hairline\"", 100, false),
    ("\"Semibold Italic\"", 600, true),
    ("\"BoldItalic\"", 700, true), ("\"Medium Oblique\"", 500, true), ("\"Italic\"", 400, true),
  ])
  func `reads weights as numbers and names`(value: String, weight: Int, isItalic: Bool) {
    let set = DesignTokensFixture.style("fontWeight", value)
    #expect(set.messages == [])
    #expect(set.styles.map(\.cssWeight) == [weight])
    #expect(set.styles.map(\.isItalic) == [isItalic])
  }

  @Test func `shows a style in regular whose weight has an unknown name`() {
    let set = DesignTokensFixture.style("fontWeight", "\"Solid\"")
    #expect(set.styles.map(\.weight) == [.regular])
    let message = set.diagnostics.first
    #expect(message?.severity == .warning)
    #expect(message?.message.hasPrefix("unknown font weight 'Solid'") == true)
  }

  @Test(arguments: [
    ("0", "fontWeight '0' is not from 1 to 1000; use 400 for regular, 700 for bold"),
    ("1001", "fontWeight '1001' is not from 1 to 1000; use 400 for regular, 700 for bold"),
    ("{}", "fontWeight is an object; write a number from 1 to 1000, or a name such as \"bold\""),
  ])
  func `refuses a weight that is none`(value: String, message: String) {
    let set = DesignTokensFixture.style("fontWeight", value)
    #expect(set.styles.isEmpty)
    #expect(set.messages.map { $0.contains("error: s: " + message) } == [true])
  }

  @Test(arguments: [
    ("{\"value\":-0.5,\"unit\":\"px\"}", -0.5, nil), ("{\"value\":0.1,\"unit\":\"rem\"}", 1.6, nil),
    ("0", 0, nil), ("\"0em\"", 0, nil),
    (
      "{\"value\":-0.02,\"unit\":\"em\"}", -0.4,
      "letterSpacing '-0.02em' is taken times the font size"
    ),
    ("\"-2%\"", -0.4, "letterSpacing '-2%' is taken as a share of the font size"),
    ("0.3", 0.3, "letterSpacing '0.3' has no unit: assumed px"),
  ])
  func `reads tracking in points`(value: String, points: Double, note: String?) {
    let set = DesignTokensFixture.style("letterSpacing", value)
    #expect(set.styles.map(\.tracking) == [points])
    #expect(set.assumptions == (note.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("1.5", 30, nil), ("4", 80, nil), ("\"1.4\"", 28, nil), ("\"AUTO\"", nil, nil),
    ("\"normal\"", nil, nil),
    ("24", 24, "lineHeight '24' is above 4 and so taken as points, not as a multiple"),
    ("\"24px\"", 24, "lineHeight is a length, where DTCG has a multiple of the font size"),
    (
      "{\"value\":1.5,\"unit\":\"rem\"}", 24,
      "lineHeight is a length, where DTCG has a multiple of the font size"
    ),
    ("\"140%\"", 28, "lineHeight '140%' is taken as a share of the font size"),
    ("\"1.3em\"", 26, "lineHeight '1.3em' is taken as a multiple of the font size"),
  ])
  func `reads a line height in points`(value: String, points: Double?, note: String?) {
    let set = DesignTokensFixture.style("lineHeight", value)
    #expect(set.messages == [])
    #expect(set.styles.map(\.lineHeight) == [points])
    #expect(set.assumptions == (note.map { [$0] } ?? []))
  }

  @Test func `refuses a line height of nothing and leaves one in an unknown unit to the font`() {
    #expect(
      DesignTokensFixture.style("lineHeight", "0").unreadable.map(\.reason)
        == ["lineHeight '0' is not above 0"])
    let kept = DesignTokensFixture.style("lineHeight", "\"10vh\"")
    #expect(kept.styles.map(\.lineHeight) == [nil])
    #expect(
      kept.assumptions == [
        "lineHeight '10vh' is in the unit 'vh', which has no size in points: left to the font"
      ])
  }

  @Test(arguments: [
    ("\"Inter\"", ["Inter"]), ("[\"Inter\",\"Noto Sans\"]", ["Inter", "Noto Sans"]),
    ("\"'Noto Sans JP', sans-serif\"", ["Noto Sans JP", "sans-serif"]),
    ("[\"Inter\",\"system-ui\",\"Arial\"]", ["Inter"]), ("\"system-ui\"", []),
    ("[\"-apple-system\",\"Inter\"]", []), ("[\"Inter\",\"Inter\"]", ["Inter"]),
  ])
  func `reads families up to the system font`(value: String, families: [String]) {
    let set = DesignTokensFixture.style("fontFamily", value)
    #expect(set.messages == [])
    #expect(set.styles.map(\.families) == [families])
    #expect(set.assumptions == [])
  }

  @Test func `follows aliases inside a list of families`() {
    let set = DesignTokensFixture.read(
      """
      {"f":{"$type":"fontFamily","$value":["Inter","Noto Sans"]},
      "s":{"$type":"typography","$value":{"fontFamily":["Graphik","{f}","serif"],"fontSize":"9px"}}}
      """)
    #expect(set.styles.map(\.families) == [["Graphik", "Inter", "Noto Sans", "serif"]])
  }

  @Test func `says what it assumed of fields that are missing`() {
    let set = DesignTokensFixture.style(value: "{\"fontSize\":\"17px\"}")
    #expect(
      set.assumptions == [
        "no fontFamily, fontWeight, letterSpacing and lineHeight: assumed the system font, regular, "
          + "no tracking and the font's own line height"
      ])
    #expect(
      DesignTokensFixture.style("fontFamily", "[\"inherit\"]").assumptions
        == ["fontFamily 'inherit' names no font: assumed the system font"])
  }

  @Test func `reads a style without a size as unreadable and says where it belongs`() {
    let set = DesignTokensFixture.style(value: "{\"fontFamily\":\"Inter\"}")
    #expect(
      set.messages == [
        "t.json:1:37: error: s: no fontSize; add one, such as {\"value\": 17, \"unit\": \"px\"}"
      ])
  }

  @Test func `reports all faults of one style and loads the others`() {
    let set = DesignTokensFixture.read(
      """
      {"t":{"$type":"typography","bad":{"$value":{
      "fontSize":"-1px",
      "lineHeight":"furlong",
      "fontFamily":7}},"good":{"$value":\(DesignTokensFixture.value())}}}
      """)
    #expect(set.styles.map(\.name) == ["good"])
    #expect(
      set.messages == [
        "t.json:2:12: error: t.bad: fontSize '-1px' is not above 0; check the value",
        "t.json:3:14: error: t.bad: lineHeight 'furlong' is not a length; write it like "
          + "{\"value\": 17, \"unit\": \"px\"}",
        "t.json:4:14: error: t.bad: fontFamily is a number; write a name, or a list of names",
      ])
  }

  @Test func `reports a fault where it stands, behind the alias`() {
    let set = DesignTokensFixture.read(
      """
      {"s":{"$type":"typography","$value":{"fontSize":"{d}"}},
      "d":{"$type":"dimension","$value":{"value":5,"unit":"vh"}}}
      """)
    #expect(set.messages == ["t.json:2:35: error: s: unknown unit 'vh' in fontSize; use px or rem"])
  }

  @Test(arguments: [("\"italic\"", true), ("\"oblique 10deg\"", true), ("\"normal\"", false)])
  func `reads a slant`(value: String, isItalic: Bool) {
    #expect(DesignTokensFixture.style("fontStyle", value).styles.map(\.isItalic) == [isItalic])
  }

  @Test func `passes on that a token or its group is deprecated`() {
    let set = DesignTokensFixture.read(
      """
      {"t":{"$type":"typography","$deprecated":"use v2","a":{"$value":\(DesignTokensFixture.value())},
      "b":{"$deprecated":false,"$value":\(DesignTokensFixture.value())},
      "c":{"$deprecated":true,"$value":\(DesignTokensFixture.value())}}}
      """)
    #expect(
      set.styles.map { $0.notes.map(\.message) } == [["deprecated: use v2"], [], ["deprecated"]])
  }

  @Test func `reads an untyped token with a size as typography and says so`() {
    let set = DesignTokensFixture.read("{\"s\":{\"$value\":\(DesignTokensFixture.value())}}")
    #expect(set.styles.map(\.pointSize) == [17])
    #expect(set.assumptions == ["no '$type': read as typography, since it has a fontSize"])
  }

  @Test func `refuses a value that is no object`() {
    #expect(
      DesignTokensFixture.style(value: "\"17px\"").messages == [
        "t.json:1:37: error: s: the value of a typography token is a text; write an object with "
          + "fontFamily, fontSize, fontWeight"
      ])
  }
}
