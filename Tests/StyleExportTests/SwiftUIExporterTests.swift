import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import DynamicType
import ExportedStyles
import PreviewUI
import StyleTestSupport
import TestSupport
import Testing

/// Holds exported SwiftUI to what it does: the file in Tests/ExportedStyles is compiled against
/// PreviewUI, and its sizes are compared with the table's.
@Suite struct SwiftUIExporterTests {
  private static let rows = ExportFixture.table.rows

  @Test func `writes the file that is compiled here`() throws {
    let exporter = try #require(ExportFormat(rawValue: "swiftui")).exporter
    let text = exporter.export(
      ExportFixture.table, options: ExportOptions(typeName: "SampleStyle", module: "PreviewUI"))
    #expect(text.hasSuffix("}\n"))
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let file = folder.joined(separator: "/") + "/ExportedStyles/ExportedStyles.swift"
    let difference = Snapshot(path: file).difference(to: String(text.dropLast()))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `any set has the types SwiftUI wants, and a case for each style`() {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let sources = root.joined(separator: "/") + "/Sources"
    let maps = ["CPNG", "CUnibreak", "CFriBidi"].map {
      "-Xcc -fmodule-map-file=" + Shell.quoted("\(sources)/\($0)/module.modulemap")
    }
    let headers = Shell.run("pkg-config --cflags-only-I libpng16 libunibreak fribidi").output
      .split { $0.isWhitespace }.map { "-Xcc \($0)" }
    let modules = ["-I " + Shell.quoted(Shell.buildFolder + "/Modules")]
    let random = Rounds.seeds(short: 10, full: 200).map { RandomNamesTests.set($0) }
    let faults = TypeCheck.faults(
      in: BuiltInStyleSets.all + [ExportFixture.set] + random, format: .swiftUI,
      importing: "PreviewUI", flags: (modules + maps + headers).joined(separator: " "))
    #expect(faults == "", "\(faults)")
  }

  @Test func `has a case for every style, under the style's name`() {
    #expect(SampleStyle.allCases.map(\.rawValue) == Self.rows.map(\.style.name))
  }

  @Test(arguments: zip(SampleStyle.allCases, rows.indices))
  func `the modifier has the table's size at every size of text`(style: SampleStyle, index: Int) {
    let row = Self.rows[index]
    let expected = DynamicTypeSize.allCases.map { Self.expected(row.style, at: $0) }
    let host = PreviewHost(Text("x").textStyle(style), port: RectangleFontPort())
    let sizes = DynamicTypeSize.allCases.map { size in
      host.deviceSize = size
      host.update()
      host.layout(.unspecified)
      return host.texts[0].content.pieces[0].request.pointSize
    }
    #expect(zip(sizes, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(sizes) ≠ \(expected)")
  }

  @Test func `a font by itself follows the reader too`() {
    let host = PreviewHost(Text("x").font(.sampleStyle(.displayLarge)), port: RectangleFontPort())
    host.deviceSize = .accessibility5
    host.update()
    #expect(host.texts[0].content.pieces[0].request.pointSize == 97)
    #expect(host.texts[0].content.pieces[0].request.weight == 700)
  }

  @Test func `tracking and line height keep their share of the size`() {
    let host = PreviewHost(Text("x").textStyle(.displayLarge), port: RectangleFontPort())
    host.deviceSize = .accessibility5
    host.update()
    let content = host.texts[0].content
    #expect(abs(content.pieces[0].request.tracking - -0.25 * 97 / 57) < 1e-4)
    // The definition is 1.3 times the size; without fonts the font's own height counts as 1.2.
    #expect(abs(content.lineSpacing - 0.1 * 97) < 0.01)
  }

  /// The table's size; of a style that is scaled twice, that of one scaled once.
  private static func expected(_ style: CustomTextStyle, at size: DynamicTypeSize) -> Double {
    var scaled = style.scaledPointSize
    if scaled.method == .doubleScaled { scaled.method = .custom }
    return scaled.pointSize(in: SizeSetting(size))
  }
}
