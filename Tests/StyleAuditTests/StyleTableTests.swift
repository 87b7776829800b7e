@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct StyleTableTests {
  private static let set = DesignTokensFixture.read(
    """
    {"t":{"$type":"typography",
    "見出し":{"$value":{"fontFamily":["Inter","Noto, Sans"],"fontSize":"57px","fontWeight":600}},
    "body":{"$value":{"fontFamily":"Say \\"Inter\\"","fontSize":"17px"},
      "$extensions":{"typeramp":{"scaling":"scaledMetric","maximumPointSize":40.5}}},
    "a|b":{"$value":{"fontSize":"13px"},"$extensions":{"typeramp":{"scaling":"fixed"}}},
    "bad":{"$value":{"fontSize":"3vw"}}}}
    """)
  private static let table = StyleTable(set)

  @Test func `scales each style by its own method`() {
    let thirds: [Double] = [44, 46, 49, 51, 56, 60, 67, 79, 93, 111]
    let custom: [Double] = [53, 54, 56, 57, 60, 64, 67, 72, 79, 85, 92, 97]
    #expect(Self.table.rows[0].pointSizes == custom)
    let scaledMetric = Self.table.rows[1].pointSizes
    #expect(scaledMetric.prefix(10).map { ($0 * 3000).rounded() / 1000 } == thirds)
    #expect(scaledMetric.suffix(2) == [40.5, 40.5])
    #expect(Self.table.rows[2].pointSizes == Array(repeating: 13, count: 12))
    #expect(Self.table.rows[0].factors[3] == 1)
    #expect(Self.table.rows[0][.accessibility5] == 97)
  }

  @Test func `rounds to the pixels of the screen`() {
    #expect(StyleTable(Self.set, displayScale: 2).rows[1][.medium] == 16)
    #expect(StyleTable(Self.set, displayScale: 1).rows[1][.medium] == 16)
  }

  @Test func `text is aligned in columns`() {
    #expect(
      TextTable.format(Self.table) == """
        style   base  relative to   method           xS      S      M   L     xL  xxL   xxxL    AX1  AX2  AX3   AX4   AX5   ΔAX5   ×AX5  system AX5
        見出し    57  largeTitle ~  custom           53     54     56  57     60   64     67     72   79   85    92    97    +40  ×1.70          60
        body      17  body =        scaledMetric  14.67  15.33  16.33  17  18.67   20  22.33  26.33   31   37  40.5  40.5  +23.5  ×2.38          53
        a|b       13  –             fixed            13     13     13  13     13   13     13     13   13   13    13    13     ±0  ×1.00           –

        = text style by the style's name   ~ text style nearest in size

        not readable:
          bad  t.json:6:29: error: unknown unit 'vw' in fontSize; use px or rem

        """)
  }

  @Test func `markdown is a pipe table`() {
    #expect(
      MarkdownTable.format(Self.table) == """
        | style | base | relative to | method | xS | L | xxxL | AX3 | AX5 | ΔAX5 | ×AX5 | system AX5 |
        | --- | --: | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |
        | 見出し | 57 | largeTitle \\~ | custom | 53 | 57 | 67 | 85 | 97 | +40 | ×1.70 | 60 |
        | body | 17 | body = | scaledMetric | 14.67 | 17 | 22.33 | 37 | 40.5 | +23.5 | ×2.38 | 53 |
        | a\\|b | 13 | – | fixed | 13 | 13 | 13 | 13 | 13 | ±0 | ×1.00 | – |

        = text style by the style's name

        \\~ text style nearest in size

        Not readable:

        - **bad** t.json:6:29: error: unknown unit 'vw' in fontSize; use px or rem

        """)
  }

  @Test func `markdown holds all twelve sizes where they are asked for`() {
    let lines = MarkdownTable.format(Self.table, sizes: DynamicTypeSize.allCases).split(
      separator: "\n")
    #expect(
      lines[0] == "| style | base | relative to | method | xS | S | M | L | xL | xxL | xxxL | AX1 "
        + "| AX2 | AX3 | AX4 | AX5 | ΔAX5 | ×AX5 | system AX5 |")
    #expect(lines[2].hasPrefix("| 見出し | 57 | largeTitle \\~ | custom | 53 | 54 | 56 | 57 | 60 |"))
  }

  @Test func `csv quotes what needs it and ends lines as RFC 4180 says`() {
    let lines = CSVTable.format(Self.table).split(separator: "\r\n").map(String.init)
    #expect(lines.count == 4)
    let sizes = DynamicTypeSize.allCases.map(\.name)
    let heads =
      sizes + ["delta", "factor", "system"].flatMap { kind in sizes.map { "\($0) \(kind)" } }
    #expect(
      lines[0] == "style,families,weight,base,relativeTo,relativeToOrigin,method,maximum,"
        + heads.joined(separator: ","))
    #expect(
      lines[1] == "見出し,\"Inter, Noto, Sans\",600,57,largeTitle,nearestSize,custom,,53,54,56,57,60,"
        + "64,67,72,79,85,92,97,-4,-3,-1,0,3,7,10,15,22,28,35,40,0.93,0.947,0.982,1,1.053,1.123,"
        + "1.175,1.263,1.386,1.491,1.614,1.702,31,32,33,34,36,38,40,44,48,52,56,60")
    #expect(lines[3].hasSuffix(",1,1,1,1,1,1,1,1,1,1,1,1,,,,,,,,,,,,"))
    #expect(
      lines[2].hasPrefix("body,\"Say \"\"Inter\"\"\",400,17,body,name,scaledMetric,40.5,14.667,"))
  }

  @Test func `json can be read back and holds everything`() throws {
    let text = JSONTable.format(Self.table)
    let (document, diagnostics) = JSONFixture.read(text)
    let root = try #require(document?.root)
    #expect(diagnostics.isEmpty)
    #expect(root["name"]?.string == "t")
    let styles = try #require(root["styles"]?.elements)
    #expect(styles.count == 3)
    #expect(
      JSONFixture.compact(styles[1]) == "{\"name\":\"body\",\"path\":[\"t\",\"body\"],"
        + "\"families\":[\"Say \\\"Inter\\\"\"],\"weight\":400,\"italic\":false,\"pointSize\":17,"
        + "\"lineHeight\":null,\"tracking\":0,\"relativeTo\":\"body\",\"relativeToOrigin\":\"name\","
        + "\"method\":\"scaledMetric\",\"maximumPointSize\":40.5,\"pointSizes\":{\"xSmall\":14.667,"
        + "\"small\":15.333,\"medium\":16.333,\"large\":17,\"xLarge\":18.667,\"xxLarge\":20,"
        + "\"xxxLarge\":22.333,\"accessibility1\":26.333,\"accessibility2\":31,"
        + "\"accessibility3\":37,\"accessibility4\":40.5,\"accessibility5\":40.5},\"deltas\":{"
        + "\"xSmall\":-2.333,\"small\":-1.667,\"medium\":-0.667,\"large\":0,\"xLarge\":1.667,"
        + "\"xxLarge\":3,\"xxxLarge\":5.333,\"accessibility1\":9.333,\"accessibility2\":14,"
        + "\"accessibility3\":20,\"accessibility4\":23.5,\"accessibility5\":23.5},\"factors\":{"
        + "\"xSmall\":0.863,\"small\":0.902,\"medium\":0.961,\"large\":1,\"xLarge\":1.098,"
        + "\"xxLarge\":1.176,\"xxxLarge\":1.314,\"accessibility1\":1.549,\"accessibility2\":1.824,"
        + "\"accessibility3\":2.176,\"accessibility4\":2.382,\"accessibility5\":2.382},"
        + "\"systemPointSizes\":{\"xSmall\":14,\"small\":15,\"medium\":16,\"large\":17,\"xLarge\":19,"
        + "\"xxLarge\":21,\"xxxLarge\":23,\"accessibility1\":28,\"accessibility2\":33,"
        + "\"accessibility3\":40,\"accessibility4\":47,\"accessibility5\":53}}")
    #expect(
      root["unreadable"].map(JSONFixture.compact) == "[{\"name\":\"bad\",\"file\":\"t.json\","
        + "\"line\":6,\"column\":29,\"reason\":\"unknown unit 'vw' in fontSize\"}]")
  }

  @Test func `an empty set makes an empty table in every form`() {
    let table = StyleTable(StyleSet(name: "none", source: .builtIn, styles: []))
    #expect(TextTable.format(table) == "")
    #expect(MarkdownTable.format(table) == "")
    #expect(CSVTable.format(table).hasPrefix("style,"))
    #expect(
      JSONTable.format(table)
        == "{\n  \"name\": \"none\",\n  \"displayScale\": 3,\n  \"styles\": [],\n  \"unreadable\": []\n}\n"
    )
  }

  @Test(arguments: [
    (0.0, "0"), (17, "17"), (16.333333, "16.33"), (40.5, "40.5"), (-0.25, "-0.25"), (0.005, "0.01"),
    (-0.001, "0"), (999.999, "1000"), (10, "10"), (0.07, "0.07"),
  ])
  func `figures have two decimals at most and no zeros at the end`(value: Double, text: String) {
    #expect(Figure(value).description == text)
  }

  @Test(arguments: [(1.0, "×1.00"), (1.7018, "×1.70"), (2.995, "×3.00"), (10.07, "×10.07")])
  func `factors have two decimals always`(value: Double, text: String) {
    #expect(Figure.factor(value) == text)
  }
}
