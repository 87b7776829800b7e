import DynamicType
import StyleAudit
import StyleExport
import StyleModel
import StyleReading
import StyleTestSupport
import TestSupport
import Testing

/// Exported UIKit by Swift's own type checker, against a module with the signatures of UIKit.
@Suite struct UIKitExporterTests {
  /// What the compiler says of what is exported of `sets`; nothing where it is content.
  private func faults(in sets: [StyleSet]) throws -> String {
    let module = TemporaryFolder()
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let stub = here.joined(separator: "/") + "/Stubs/UIKit.swift"
    let built = Shell.run(
      "cd \(module.path) && swiftc -emit-module -module-name UIKit -parse-as-library "
        + "\(Shell.quoted(stub)) 2>&1")
    try #require(built.code == 0, "\(built.output)")
    let exporter = ExportFormat.uiKit.exporter
    let folder = TemporaryFolder()
    for (index, set) in sets.enumerated() {
      let options = ExportOptions(typeName: "Set\(index)")
      folder.write(exporter.export(StyleTable(set), options: options), to: "Set\(index).swift")
    }
    let checked = Shell.run(
      "swiftc -typecheck -swift-version 6 -warnings-as-errors -I \(module.path) "
        + "\(folder.path)/*.swift 2>&1")
    return checked.code == 0 ? "" : checked.output
  }

  @Test func `the sets have the types UIKit wants`() throws {
    let builtIn = BuiltInStyleSets.names.compactMap { BuiltInStyleSets.named($0) }
    #expect(try faults(in: builtIn + [ExportFixture.set]) == "")
  }

  @Test func `styles of any name have their own case`() throws {
    let sets = Rounds.seeds(short: 10, full: 200).map { seed in
      var random = SplitMix64(seed: seed)
      let styles = RandomName.paths(12, using: &random).map { path in
        CustomTextStyle(
          name: path.joined(separator: "/"), path: path, pointSize: 17, relativeTo: .body,
          position: SourcePosition(file: "t.json", line: 1, column: 1))
      }
      return StyleSet(name: "seed \(seed)", source: .file("t.json"), styles: styles)
    }
    #expect(try faults(in: sets) == "")
  }
}
