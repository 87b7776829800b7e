import StyleExport
import StyleReading
import StyleTestSupport
import TestSupport
import Testing

/// Exported UIKit by Swift's own type checker, against a module with the signatures of UIKit.
@Suite struct UIKitExporterTests {
  @Test func `any set has the types UIKit wants, and a case for each style`() throws {
    let module = TemporaryFolder()
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let stub = here.joined(separator: "/") + "/Stubs/UIKit.swift"
    let built = Shell.run(
      "cd \(module.path) && swiftc -emit-module -module-name UIKit -parse-as-library "
        + "\(Shell.quoted(stub)) 2>&1")
    try #require(built.code == 0, "\(built.output)")
    let random = Rounds.seeds(short: 10, full: 200).map { RandomNamesTests.set($0) }
    let faults = TypeCheck.faults(
      in: BuiltInStyleSets.all + [ExportFixture.set] + random, format: .uiKit,
      importing: "UIKit", flags: "-I \(module.path)")
    #expect(faults == "", "\(faults)")
  }
}
