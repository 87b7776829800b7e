package import SourceTree
package import StyleModel

/// Small JSON texts for tests.
package enum JSONFixture {
  /// Reads `text` as the file `t.json`.
  package static func read(_ text: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    JSONReader.read(SourceText(bytes: Array(text.utf8), file: "t.json"))
  }

  /// `node` written back without white space, to compare trees.
  package static func compact(_ node: Node) -> String {
    switch node.value {
    case .null: "null"
    case .damaged: "damaged"
    case .boolean(let flag): String(flag)
    case .number(let number): number.text
    case .string(let text): JSONText.string(text)
    case .array(let elements): "[" + elements.map(compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.string($0.key) + ":" + compact($0.value) }.joined(separator: ",")
        + "}"
    }
  }
}
