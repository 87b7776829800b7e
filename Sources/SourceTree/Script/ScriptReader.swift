import StyleModel

/// Reads the object literals of JavaScript and TypeScript into the tree that JSON is read into: what
/// `const`, `export default` and `module.exports` name becomes a member of it.
///
/// Nothing is run: a name stands for what the file says under it, as a reference in braces.
struct ScriptReader {
  /// Reads `source`; the document is nil where it assigns nothing.
  static func read(
    _ source: SourceText
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    var reader = ScriptReader(source: source)
    reader.readStatements()
    // A name in another scope is another constant: the last one counts, and nothing is wrong.
    let (members, _) = DuplicateNames.removed(from: reader.members, in: source)
    let root = Node(value: .object(members), offset: source.base + source.start)
    return (Document(root: root, source: SourceMap([source])), reader.diagnostics)
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private var scanner: JSONScanner
  private var members: [Member] = []
  private var diagnostics: [Diagnostic] = []

  private init(source: SourceText) {
    self.source = source
    bytes = source.bytes
    scanner = JSONScanner(bytes: bytes, index: source.start)
  }

  private mutating func readStatements() {
    while scanner.byte != nil {
      guard (try? scanner.skipBlank()) != nil, let byte = scanner.byte else { return }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
        guard (try? scanner.string()) != nil else { return skipByte() }
      } else if let word = takeWord() {
        readStatement(word)
      } else {
        skipByte()
      }
    }
  }

  private mutating func skipByte() { scanner.index += 1 }

  private mutating func readStatement(_ word: (text: String, offset: Int)) {
    switch word.text {
    case "const", "let", "var":
      guard (try? scanner.skipBlank()) != nil, let name = takeWord() else { return }
      if skipToAssignment() { readValue(name) }
    case "default":
      readValue(("default", word.offset))
    case "module.exports":
      if skipToAssignment() { readValue(("exports", word.offset)) }
    case let text where text.hasPrefix("exports.") || text.hasPrefix("module.exports."):
      let name = text.split(separator: ".").last.map(String.init) ?? text
      if skipToAssignment() { readValue((name, word.offset)) }
    default: break
    }
  }

  /// Goes behind the `=` of a declaration, past a type; false where there is none.
  private mutating func skipToAssignment() -> Bool {
    var depth = 0
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: ">"):
        if scanner.index > 0, bytes[scanner.index - 1] != UInt8(ascii: "=") { depth -= 1 }
      case UInt8(ascii: ";"): if depth == 0 { return false }
      case UInt8(ascii: "="):
        let next = scanner.byte(after: 1)
        if depth == 0, next != UInt8(ascii: "="), next != UInt8(ascii: ">") {
          scanner.index += 1
          return true
        }
      default: break
      }
      scanner.index += 1
    }
    return false
  }

  private mutating func readValue(_ name: (text: String, offset: Int)) {
    guard (try? scanner.skipBlank()) != nil, scanner.byte != nil else { return }
    if isFunction() { return }
    var reader = JSONReader(source: source, index: scanner.index, dialect: .script)
    let value = reader.value()
    scanner.index = max(reader.scanner.index, scanner.index + 1)
    let room = JSONReader.errorLimit - diagnostics.count
    // Scripts hold much that is no literal; what a style needs and lacks is an error of the style.
    diagnostics += reader.allDiagnostics.prefix(max(0, room)).map { fault in
      Diagnostic(.note, at: fault.position, "no literal here: \(fault.message)")
    }
    members.append(
      Member(key: name.text, keyOffset: source.base + name.offset, value: value))
  }

  /// Whether a function stands under the cursor, whose statements may assign further values.
  private func isFunction() -> Bool {
    let word = scanner.word()
    return word == "function" || word == "async" || word == "class"
      || scanner.byte == UInt8(ascii: "(")
  }

  /// The word under the cursor, with points and signs in it; nil where there is none.
  private mutating func takeWord() -> (text: String, offset: Int)? {
    let start = scanner.index
    var end = start
    while end < bytes.count, ScriptReader.isNameByte(bytes[end]) { end += 1 }
    guard end > start else { return nil }
    scanner.index = end
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
