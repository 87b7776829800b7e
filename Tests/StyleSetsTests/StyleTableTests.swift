import DynamicType
import Testing

@testable import StyleSets

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
        style   base  relative to   method           xS      S      M   L     xL  xxL   xxxL    AX1  AX2  AX3   AX4   AX5   ×AX5
        見出し    57  largeTitle ~  custom           53     54     56  57     60   64     67     72   79   85    92    97  ×1.70
        body      17  body =        scaledMetric  14.67  15.33  16.33  17  18.67   20  22.33  26.33   31   37  40.5  40.5  ×2.38
        a|b       13  –             fixed            13     13     13  13     13   13     13     13   13   13    13    13  ×1.00

        = text style by the style's name   ~ text style nearest in size

        not readable:
          bad  t.json:6:29: error: unknown unit 'vw' in fontSize; use px or rem

        """)
  }

  @Test func `markdown is a pipe table`() {
    #expect(
      MarkdownTable.format(Self.table) == """
        | style | base | relative to | method | xS | S | M | L | xL | xxL | xxxL | AX1 | AX2 | AX3 | AX4 | AX5 | ×AX5 |
        | --- | --: | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
        | 見出し | 57 | largeTitle \\~ | custom | 53 | 54 | 56 | 57 | 60 | 64 | 67 | 72 | 79 | 85 | 92 | 97 | ×1.70 |
        | body | 17 | body = | scaledMetric | 14.67 | 15.33 | 16.33 | 17 | 18.67 | 20 | 22.33 | 26.33 | 31 | 37 | 40.5 | 40.5 | ×2.38 |
        | a\\|b | 13 | – | fixed | 13 | 13 | 13 | 13 | 13 | 13 | 13 | 13 | 13 | 13 | 13 | 13 | ×1.00 |

        = text style by the style's name

        \\~ text style nearest in size

        Not readable:

        - **bad** t.json:6:29: error: unknown unit 'vw' in fontSize; use px or rem

        """)
  }

  @Test func `csv quotes what needs it and ends lines as RFC 4180 says`() {
    let lines = CSVTable.format(Self.table).split(separator: "\r\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines[0] == "style,families,weight,base,relativeTo,relativeToOrigin,method,maximum,xSmall,"
        + "small,medium,large,xLarge,xxLarge,xxxLarge,accessibility1,accessibility2,accessibility3,"
        + "accessibility4,accessibility5,xSmall factor,small factor,medium factor,large factor,"
        + "xLarge factor,xxLarge factor,xxxLarge factor,accessibility1 factor,accessibility2 factor,"
        + "accessibility3 factor,accessibility4 factor,accessibility5 factor")
    #expect(
      lines[1] == "見出し,\"Inter, Noto, Sans\",600,57,largeTitle,nearestSize,custom,,53,54,56,57,60,"
        + "64,67,72,79,85,92,97,0.93,0.947,0.982,1,1.053,1.123,1.175,1.263,1.386,1.491,1.614,1.702")
    #expect(
      lines[2].hasPrefix("body,\"Say \"\"Inter\"\"\",400,17,body,name,scaledMetric,40.5,14.667,"))
  }

  @Test func `json can be read back and holds everything`() throws {
    let text = JSONTable.format(Self.table)
    let (document, diagnostics) = JSONReaderTests.read(text)
    let root = try #require(document?.root)
    #expect(diagnostics.isEmpty)
    #expect(root["name"]?.string == "t")
    let styles = try #require(root["styles"]?.elements)
    #expect(styles.count == 3)
    #expect(
      JSONReaderTests.compact(styles[1]) == "{\"name\":\"body\",\"path\":[\"t\",\"body\"],"
        + "\"families\":[\"Say \\\"Inter\\\"\"],\"weight\":400,\"italic\":false,\"pointSize\":17,"
        + "\"lineHeight\":null,\"tracking\":0,\"relativeTo\":\"body\",\"relativeToOrigin\":\"name\","
        + "\"method\":\"scaledMetric\",\"maximumPointSize\":40.5,\"pointSizes\":{\"xSmall\":14.667,"
        + "\"small\":15.333,\"medium\":16.333,\"large\":17,\"xLarge\":18.667,\"xxLarge\":20,"
        + "\"xxxLarge\":22.333,\"accessibility1\":26.333,\"accessibility2\":31,"
        + "\"accessibility3\":37,\"accessibility4\":40.5,\"accessibility5\":40.5},\"factors\":{"
        + "\"xSmall\":0.863,\"small\":0.902,\"medium\":0.961,\"large\":1,\"xLarge\":1.098,"
        + "\"xxLarge\":1.176,\"xxxLarge\":1.314,\"accessibility1\":1.549,\"accessibility2\":1.824,"
        + "\"accessibility3\":2.176,\"accessibility4\":2.382,\"accessibility5\":2.382}}")
    #expect(
      root["unreadable"].map(JSONReaderTests.compact) == "[{\"name\":\"bad\",\"file\":\"t.json\","
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
