@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import Testing

@Suite struct DisplayNamesTests {
  private func names(_ paths: [[String]]) -> [String] {
    var names = DisplayNames(paths: paths)
    return paths.map { names.name(of: $0) }
  }

  @Test(
    arguments: [
      ([["t", "a"], ["t", "b"]], ["a", "b"]),
      ([["t", "x", "a"], ["t", "x", "b"], ["t", "y"]], ["x.a", "x.b", "y"]),
      ([["t", "a"]], ["a"]),
      ([["a"], ["t", "b"]], ["a", "t.b"]),
      ([["t", "h", "$root"], ["t", "h", "s"]], ["h", "h.s"]),
      ([["a.b", "c"], ["a", "b.c"]], ["a.b.c", "a.b.c (2)"]),
      ([["t", ""], ["t", "a"]], ["(unnamed)", "a"]), ([["", "a"], ["b"]], ["(unnamed).a", "b"]),
      ([["\u{1B}[31mred"]], ["\\u{1B}[31mred"]),
    ] as [([[String]], [String])])
  func `drops what all have in common and stays unique`(paths: [[String]], expected: [String]) {
    #expect(names(paths) == expected)
  }
}
