@testable import StyleModel
@testable import SourceTree
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("ab", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3),
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
    ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\r\nb", 4, 3, 1),
    ("é=", 2, 1, 2), ("e\u{301}=", 3, 1, 2), ("🇯🇵=", 8, 1, 2), ("日本=", 6, 1, 3),
    ("\tx", 1, 1, 2),
  ])
  func `counts lines and characters from one`(text: String, offset: Int, line: Int, column: Int) {
    let source = SourceText(bytes: Array(text.utf8), file: "f")
    #expect(
      source.position(at: offset) == SourcePosition(file: "f", line: line, column: column))
  }

  @Test func `does not count a byte order mark`() {
    let source = SourceText(bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8), file: "f")
    #expect(source.start == 3)
    #expect(source.position(at: 4) == SourcePosition(file: "f", line: 1, column: 2))
  }

  @Test(arguments: ["a", "日", "🇯🇵", "e\u{301}", "a日"])
  func `counts a line of 100,000 characters as it counts a short one`(unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.count) + "!"
    let source = SourceText(bytes: Array(text.utf8), file: "f")
    let position = source.position(at: text.utf8.count - 1)
    #expect(position.column == text.count)
    #expect(position.line == 1)
  }

  @Test func `takes an offset beyond the end for the end`() {
    let source = SourceText(bytes: Array("ab\n".utf8), file: "f")
    #expect(source.position(at: 99) == SourcePosition(file: "f", line: 2, column: 1))
  }
}
