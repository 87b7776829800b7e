import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import DynamicType
import StyleTestSupport
import TestSupport
import Testing

/// Every form that styles are exported in, as it is kept in Snapshots, and what can be checked of it.
@Suite struct StyleExportTests {
  private static func export(_ name: String) throws -> String {
    try #require(ExportFormat(rawValue: name)).exporter.export(
      ExportFixture.table, options: ExportOptions())
  }

  @Test(arguments: ["uikit", "dtcg", "css", "compose", "style-dictionary", "markdown"])
  func `looks as it is kept`(name: String) throws {
    let text = try Self.export(name)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    let difference = Snapshot("export-\(name)").difference(to: String(text.dropLast()))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: ExportFormat.allCases.map(\.rawValue))
  func `an empty set is exported too`(name: String) throws {
    let empty = StyleTable(StyleSet(name: "none", source: .builtIn, styles: []))
    let text = try #require(ExportFormat(rawValue: name)).exporter.export(
      empty, options: ExportOptions())
    #expect(text.hasSuffix("\n"))
  }

  /// One run of the compiler for all, since starting it is what costs.
  @Test func `exported Swift can be parsed`() {
    let sets =
      BuiltInStyleSets.all + [ExportFixture.set]
      + [StyleSet(name: "none", source: .builtIn, styles: [])]
    let folder = TemporaryFolder()
    for format in [ExportFormat.swiftUI, .uiKit] {
      for set in sets {
        let text = format.exporter.export(StyleTable(set), options: ExportOptions())
        folder.write(text, to: "\(format.rawValue)-\(set.name).swift")
      }
    }
    #expect(folder.names.count == 2 * sets.count)
    let parsed = Shell.run(
      "swiftc -parse -swift-version 6 -warnings-as-errors \(folder.path)/*.swift 2>&1")
    #expect(parsed.code == 0, "\(parsed.output)")
  }

  @Test(arguments: BuiltInStyleSets.names + ["sample"])
  func `design tokens read back give the same styles`(name: String) throws {
    let set = name == "sample" ? ExportFixture.set : try #require(BuiltInStyleSets.named(name))
    let exporter = try #require(ExportFormat(rawValue: "dtcg")).exporter
    let text = exporter.export(StyleTable(set), options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "t.json")
    #expect(read.diagnostics == [])
    #expect(read.styles.map(Self.plain) == set.styles.map(Self.plain))
    #expect(read.styles.allSatisfy { $0.relativeToOrigin == .explicit })
  }

  /// The style without what tells where it was read and what was assumed.
  private static func plain(_ style: CustomTextStyle) -> CustomTextStyle {
    var plain = style
    plain.position = SourcePosition(file: "", line: 1, column: 1)
    plain.notes = []
    plain.origins = [:]
    plain.relativeToOrigin = .explicit
    // Without the styles that could not be read, names may be shortened further.
    plain.name = style.path.joined(separator: ".")
    return plain
  }

  @Test func `css has each size in rem for every class`() throws {
    let css = try Self.export("css")
    for size in DynamicTypeSize.allCases {
      let block = try #require(
        css.split(separator: "}").first { $0.contains("dynamic-type-\(size.name) {") })
      let values = block.split(separator: "\n").filter { $0.contains("rem;") }.map { line in
        Double(line.split(separator: ":")[1].dropFirst().dropLast(4)) ?? 0
      }
      let expected = ExportFixture.table.rows.map { $0[size] }
      #expect(values.count == expected.count)
      #expect(zip(values, expected).allSatisfy { abs($0 * 16 - $1) < 1e-4 })
    }
  }

  @Test func `compose uses Material's typography for Material's roles alone`() throws {
    let material = try #require(BuiltInStyleSets.named("material"))
    let exporter = try #require(ExportFormat(rawValue: "compose")).exporter
    let text = exporter.export(StyleTable(material), options: ExportOptions())
    #expect(text.contains("val MaterialTypography = Typography("))
    #expect(text.contains("    bodyLarge = TextStyle(fontFamily = interFamily, fontWeight = "))
    #expect(try Self.export("compose").contains("object SampleTypography {"))
  }
}
