/// What a script has in the place of a value: names, sums, templates, calls.
extension JSONScanner {
  /// Whether a value, a name or a container can begin under the cursor.
  var beginsValue: Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "[") || JSONScanner.isWordByte(byte)
  }

  /// Whether an expression can begin under the cursor.
  var beginsExpression: Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "`") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "!")
      || JSONScanner.isWordByte(byte)
  }

  /// Whether what stands under the cursor goes on with the expression before it.
  var continuesExpression: Bool {
    guard let byte else { return false }
    return "*/+-%?&|<".utf8.contains(byte)
  }

  /// Whether `Infinity` stands under the cursor, with a sign.
  func wordIsInfinity() -> Bool {
    guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
      self.byte(after: 1) == UInt8(ascii: "I")
    else { return false }
    return word().dropFirst() == "Infinity"
  }

  /// Reads an expression up to the comma, bracket or semicolon that ends it.
  ///
  /// Names become references, `theme.size * 2` the text `{theme.size} * 2`; what stands in a
  /// template between `${` and `}` likewise.
  mutating func expression() throws(JSONFault) -> Node.Value {
    var words = ExpressionText()
    var depth = 0
    let start = index
    while let byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        words.append(text: try string(), isQuoted: true)
        continue
      case UInt8(ascii: "`"):
        words.append(text: JSONScanner.template(try string()), isQuoted: true)
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return words.value }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if depth == 0 { return words.value }
      case 0x0A, 0x0D:
        if depth == 0, index > start, !words.isOpen { return words.value }
      case UInt8(ascii: "/")
      where self.byte(after: 1) == UInt8(ascii: "/")
        || self.byte(after: 1) == UInt8(ascii: "*"):
        try skipBlank()
        continue
      default:
        if JSONScanner.isNameByte(byte) {
          let name = name()
          index += name.utf8.count
          words.append(name: name, isCall: self.byte == UInt8(ascii: "("))
          continue
        }
      }
      words.append(byte: byte)
      index += 1
    }
    return words.value
  }

  /// Goes to the `opener` that is the first argument of the call under the cursor, as in
  /// `StyleSheet.create({`; false, without moving, where there is no such call.
  mutating func skipCall(before opener: UInt8) -> Bool {
    var scanner = self
    let name = scanner.name()
    guard !name.isEmpty else { return false }
    scanner.index += name.utf8.count
    if scanner.byte == UInt8(ascii: "<") {
      while let byte = scanner.byte, byte != UInt8(ascii: "("), byte != 0x0A { scanner.index += 1 }
    }
    guard scanner.byte == UInt8(ascii: "(") else { return false }
    scanner.index += 1
    guard (try? scanner.skipBlank()) != nil, scanner.byte == opener else { return false }
    self = scanner
    return true
  }

  /// Skips what may stand behind a value: a closing parenthesis, `as const`, `satisfies Type`, `!`.
  mutating func skipAssertion() {
    while let byte {
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "!") {
        index += 1
      } else if ["as", "satisfies"].contains(word()) {
        while let byte = self.byte, !",}];\n".utf8.contains(byte) { index += 1 }
      } else {
        return
      }
      guard (try? skipBlank()) != nil else { return }
    }
  }

  /// Moves to the comma or bracket that ends a damaged value, or to the end of the text.
  mutating func skipDamage() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        skipQuoted()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","):
        if depth == 0 { return }
      default: break
      }
      index += 1
    }
  }

  /// Skips a string, or what is left of its line where it has no end on it.
  private mutating func skipQuoted() {
    index += 1
    while let byte, byte != UInt8(ascii: "\""), byte != 0x0A, byte != 0x0D {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte == UInt8(ascii: "\"") { index += 1 }
  }

  /// The name under the cursor, with the names of its parts: `theme.size`.
  private func name() -> String {
    let end = bytes[min(index, bytes.count)...].firstIndex { !JSONScanner.isNameByte($0) }
    return String(decoding: bytes[min(index, bytes.count)..<(end ?? bytes.count)], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// `text` with `{name}` for `${name}`.
  private static func template(_ text: String) -> String {
    var result = ""
    var isDollar = false
    for character in text {
      if isDollar, character != "{" { result += "$" }
      isDollar = character == "$"
      if !isDollar { result.append(character) }
    }
    return isDollar ? result + "$" : result
  }
}

/// An expression as it is put together: names in braces, the rest as it is written.
private struct ExpressionText {
  private var text = ""
  private var isSingleQuotation = true
  private var isEmpty = true
  private var isDone = false

  /// Whether an operand should follow, so that a line break does not end the expression.
  var isOpen: Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    return "*/+-(,.?:&|".contains(last)
  }

  var value: Node.Value {
    var trimmed = text[...]
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    if !isSingleQuotation, Double(trimmed) != nil {
      return .number(WrittenNumber(text: String(trimmed)))
    }
    return .string(String(trimmed))
  }

  mutating func append(text: String, isQuoted: Bool) {
    guard !isDone else { return }
    isSingleQuotation = isSingleQuotation && isEmpty
    isEmpty = false
    self.text += text
  }

  mutating func append(name: String, isCall: Bool) {
    if name == "as" || name == "satisfies" { isDone = true }
    guard !isDone else { return }
    isSingleQuotation = false
    isEmpty = false
    let isNumber = name.first.map { $0.isNumber || $0 == "." } ?? false
    text += isNumber || isCall ? name : "{\(name)}"
  }

  mutating func append(byte: UInt8) {
    guard !isDone else { return }
    let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    if isBlank, text.isEmpty { return }
    if !isBlank { isSingleQuotation = false }
    text.unicodeScalars.append(Unicode.Scalar(byte))
  }
}
