@testable import StyleModel
@testable import StyleReading
@testable import StyleAudit
@testable import StyleExport
import DynamicType
import StyleTestSupport
import Testing

/// Every style keeps a place in exported design tokens, whatever it is called.
@Suite struct DesignTokenPathsTests {
  @Test(
    arguments: [
      ([["Body"], ["Body", "Strong"]], [["Body", "$root"], ["Body", "Strong"]]),
      ([["Body", "Strong"], ["Body"]], [["Body", "Strong"], ["Body", "$root"]]),
      (
        [["a"], ["a", "b"], ["a", "b", "c"]],
        [["a", "$root"], ["a", "b", "$root"], ["a", "b", "c"]]
      ),
      ([["Caption"], ["Caption"], ["Caption"]], [["Caption"], ["Caption (2)"], ["Caption (3)"]]),
      ([["x"], ["x"], ["x (2)"]], [["x"], ["x (2)"], ["x (2) (2)"]]),
      ([["a", "$root"]], [["a", "$root"]]),
      ([["a", "$root"], ["a"]], [["a", "$root"], ["a (2)"]]),
      ([["$root"]], [["_root"]]),
      ([["$a", "b.c"], ["{d}"]], [["_a", "b-c"], ["-d-"]]),
      ([["", "x"], [""]], [["unnamed", "x"], ["unnamed", "$root"]]),
      ([["a", "$root", "b"]], [["a", "_root", "b"]]),
    ] as [([[String]], [[String]])])
  func `places are legal and each its own`(paths: [[String]], places: [[String]]) {
    let found = DesignTokenPaths(paths)
    #expect(found.paths == places)
  }

  @Test func `a style that is only its group's root keeps its name`() {
    #expect(DesignTokenPaths([["Body"], ["Body", "Strong"]]).renamed.isEmpty)
    let renamed = DesignTokenPaths([["Caption"], ["Caption"], ["v1.5"]]).renamed
    #expect(renamed.map(\.from) == ["Caption", "v1.5"])
    #expect(renamed.map(\.to) == ["Caption (2)", "v1-5"])
  }

  @Test func `no style is lost where names begin others or are equal`() {
    let paths = [["Body"], ["Body", "Strong"], ["Caption"], ["Caption"]]
    let sizes: [Double] = [17, 18, 12, 13]
    let styles = zip(paths, sizes).map { path, size in
      CustomTextStyle(
        name: path.joined(separator: "/"), path: path, pointSize: size, relativeTo: .body,
        position: SourcePosition(file: "t.json", line: 1, column: 1))
    }
    let table = StyleTable(StyleSet(name: "t", source: .builtIn, styles: styles))
    let text = DesignTokensExporter.export(table, options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    #expect(read.messages == [])
    #expect(read.styles.map(\.name) == ["Body", "Body.Strong", "Caption", "Caption (2)"])
    #expect(read.styles.map(\.pointSize) == sizes)
    #expect(
      DesignTokensExporter.remarks(on: table)
        == ["the style 'Caption' is called 'Caption (2)' in the export"])
  }

  /// 400 groups within each other with a style in each: the export is as long as its own text, and
  /// nothing in it grows with the square of the depth.
  @Test func `styles in deep groups are exported and read back`() {
    let styles = (1...400).map { depth in
      let path = (0..<depth).map { "g\($0)" } + ["s"]
      return CustomTextStyle(
        name: "\(depth)", path: path, pointSize: 17, relativeTo: .body,
        position: SourcePosition(file: "t.json", line: 1, column: 1))
    }
    let table = StyleTable(StyleSet(name: "t", source: .builtIn, styles: styles))
    let text = DesignTokensExporter.export(table, options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    #expect(Set(read.styles.map(\.path)) == Set(styles.map(\.path)))
  }

  @Test(arguments: [ExportFormat.designTokens, .styleDictionary])
  func `a font with braces in its name refers to nothing`(format: ExportFormat) {
    let style = CustomTextStyle(
      name: "a", families: ["Fu{tura}"], pointSize: 17, relativeTo: .body,
      position: SourcePosition(file: "t.plist", line: 1, column: 1))
    let table = StyleTable(StyleSet(name: "t", source: .builtIn, styles: [style]))
    let text = format.exporter.export(table, options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    #expect(read.styles.map(\.families) == [["Fu(tura)"]])
    #expect(
      format.exporter.remarks(on: table)
        == ["the font 'Fu{tura}' is called 'Fu(tura)' in the export"])
  }

  @Test(arguments: [
    ["props", "a"], ["nodes", "a", "document"], ["variables", "a", "valuesByMode"],
    ["ui-font-text-styles", "a"], ["body", "fontName"], ["a", "fontName", "family"],
    ["entities", "a"], ["meta", "styles"],
  ])
  func `a group called like a part of another format is a group`(path: [String]) {
    let style = CustomTextStyle(
      name: "a", path: path, pointSize: 17, relativeTo: .body,
      position: SourcePosition(file: "t.json", line: 1, column: 1))
    let table = StyleTable(StyleSet(name: "t", source: .builtIn, styles: [style]))
    let text = DesignTokensExporter.export(table, options: ExportOptions())
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    #expect(read.styles.map(\.path) == [path])
  }
}
