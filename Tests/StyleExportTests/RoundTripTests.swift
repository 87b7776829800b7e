@testable import StyleModel
@testable import StyleReading
@testable import StyleAudit
@testable import StyleExport
import StyleTestSupport
import Testing

/// What is written as design tokens reads back equal, whatever it was read from, but for names that
/// the format forbids.
@Suite struct RoundTripTests {
  @Test(arguments: FormatFixture.names)
  func `design tokens written of any file read back equal`(name: String) {
    let set = FormatFixture.read(name)
    guard !set.styles.isEmpty else { return }
    let text = DesignTokensExporter.export(StyleTable(set), options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    #expect(read.messages == [])
    var expected = set.styles
    for (index, path) in DesignTokenPaths(set.styles.map(\.path)).paths.enumerated() {
      expected[index].path = path
    }
    #expect(read.styles.map(Self.plain) == expected.map(Self.plain))
  }

  /// A style without what tells where it was read and how.
  private static func plain(_ style: CustomTextStyle) -> CustomTextStyle {
    var plain = style
    plain.name = style.path.joined(separator: ".")
    plain.position = SourcePosition(file: "", line: 1, column: 1)
    plain.notes = []
    plain.origins = [:]
    plain.relativeToOrigin = .explicit
    return plain
  }
}
