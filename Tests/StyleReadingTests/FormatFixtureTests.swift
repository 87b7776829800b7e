@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import TestSupport
import Testing

/// Small files, one for each format and kind of oddity, with everything that is said of them.
@Suite struct FormatFixtureTests {
  static let names = FormatFixture.names

  @Test func `there is a fixture of every format`() {
    var found: Set<String> = []
    for name in Self.names {
      let set = FormatFixture.read(name)
      for format in (set.format ?? "").split(separator: ",") {
        found.insert(String(format.drop { $0 == " " }))
      }
    }
    let missing = StyleSetReader.formats.map { $0.name }.filter { !found.contains($0) }
    #expect(missing == [])
  }

  @Test(arguments: names)
  func `says of each file what it is, what is in it and what was assumed`(name: String) {
    let text = Inspection(FormatFixture.read(name)).text
    #expect(Snapshot("inspect-\(name)").difference(to: text) == nil)
  }

  @Test func `the inspection in JSON is JSON`() {
    for name in Self.names {
      let json = Inspection(FormatFixture.read(name)).json
      let (document, diagnostics) = JSONReader.read(
        SourceText(bytes: Array(json.utf8), file: "inspection.json"))
      #expect(document != nil && diagnostics.isEmpty, "\(name): \(diagnostics)")
    }
  }
}
