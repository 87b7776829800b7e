@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import Testing

@Suite struct StyleBuilderTests {
  private func builder(_ text: String = "{}") -> StyleBuilder {
    let source = SourceText(bytes: Array(text.utf8), file: "t.json")
    return StyleBuilder(
      document: Document(
        root: Node(value: .null, offset: 0), source: SourceMap([source])),
      options: ReadingOptions())
  }

  private func draft(_ name: String, size: String = "17", unit: Measure.Unit? = .pt) -> StyleDraft {
    var draft = StyleDraft(path: [name], keyOffset: 0)
    draft.fields[.fontSize] = FieldValue(
      node: Node(value: .number(WrittenNumber(text: size)), offset: 0), impliedUnit: unit)
    return draft
  }

  @Test func `gives a bare number the unit of its vocabulary, without a word`() {
    var builder = builder()
    builder.add(draft("a"))
    builder.add(draft("b", unit: nil))
    #expect(
      builder.found.styles.map { $0.notes.contains { $0.message.contains("no unit") } }
        == [false, true])
  }

  @Test func `fields that are inherited keep their first owner's name`() {
    var one = StyleDraft(path: ["one"], keyOffset: 0)
    one.inherit(draft("two").fields, from: "two")
    var three = StyleDraft(path: ["three"], keyOffset: 0)
    three.inherit(one.fields, from: "one")
    #expect(three.fields[.fontSize]?.kind == .inherited("two"))
    three.inherit(draft("four", size: "9").fields, from: "four")
    #expect(three.fields[.fontSize]?.node.number?.text == "17")
  }

  @Test func `stops at 25,000 styles and says so once`() {
    var builder = builder()
    for number in 0..<(StyleBuilder.styleLimit + 5) { builder.add(draft("s\(number)")) }
    #expect(builder.found.styles.count == StyleBuilder.styleLimit)
    #expect(
      builder.found.diagnostics.map(\.description) == [
        "t.json:1:1: error: more than 25000 styles: those from here on are not read; give a file "
          + "that holds fewer"
      ])
  }
}
