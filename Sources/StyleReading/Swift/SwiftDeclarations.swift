/// What a Swift source declares, as far as styles can be in it.
struct SwiftDeclarations {
  /// A value and what it belongs to.
  struct Entry {
    /// The types it is declared in, outermost first.
    var types: [String]
    /// The constant, property or function.
    var name: String
    /// The cases that a `switch` gives the value for; none where there is no switch.
    var cases: [String]
    /// Whether it is what a `switch` gives for all other cases.
    var isDefault = false
    var value: SwiftValue
    /// Where the name, or the first case, stands.
    var offset: Int
    /// The labels of a tuple type, where the declaration has one.
    var labels: [String?]
    /// Whether it is a constant with a value, which depends on nothing that a caller gives.
    var isStored = false
  }

  /// How deep types and functions may be nested.
  private static let depthLimit = 32

  private(set) var entries: [Entry] = []
  /// The cases of each enumeration in their order, and where they stand.
  private(set) var cases: [[String]: [(name: String, offset: Int)]] = [:]
  /// Strings that cases of enumerations stand for.
  private(set) var rawValues: [String: (text: String, offset: Int)] = [:]

  private var reader: SwiftExpressionReader
  private var types: [String] = []

  init(_ tokens: [SwiftLexer.Token]) {
    reader = SwiftExpressionReader(tokens, at: 0)
    while reader.token != nil { readMember() }
  }

  // MARK: Members

  private mutating func readMember() {
    guard let token = reader.token else { return }
    guard token.kind == .word else {
      if token.isText("{") { return skipBraces() }
      reader.index += 1
      return
    }
    switch token.text {
    case "enum", "struct", "class", "extension", "actor": readType()
    case "case": readCases()
    case "let", "var": readVariable()
    case "func": readFunction()
    default: reader.index += 1
    }
  }

  private mutating func readType() {
    reader.index += 1
    guard let name = reader.token, name.kind == .word,
      name.text != "func", name.text != "var"
    else { return }
    reader.index += 1
    var path = [name.text]
    while reader.isAt("."), let part = next(), part.kind == .word {
      path.append(part.text)
      reader.index += 2
    }
    while let token = reader.token, !token.isText("{") {
      if token.isText("}") { return }
      reader.index += 1
    }
    reader.index += 1
    guard types.count < SwiftDeclarations.depthLimit else { return }
    types += path
    while let token = reader.token, !token.isText("}") { readMember() }
    reader.index += 1
    types.removeLast(path.count)
  }

  private func next() -> SwiftLexer.Token? {
    reader.index + 1 < reader.tokens.count ? reader.tokens[reader.index + 1] : nil
  }

  /// `case title, body = "Inter-Regular"`.
  private mutating func readCases() {
    repeat {
      reader.index += 1
      guard let name = reader.token, name.kind == .word else { return }
      reader.index += 1
      cases[types, default: []].append((name.text, name.offset))
      if reader.isAt("(") { skipParentheses() }
      if reader.isAt("=") {
        reader.index += 1
        if case .string(let text, let offset) = reader.expression() {
          rawValues[name.text] = (text, offset)
        }
      }
    } while reader.isAt(",")
  }

  private mutating func readVariable() {
    reader.index += 1
    guard let name = reader.token, name.kind == .word else { return }
    reader.index += 1
    let labels = reader.isAt(":") ? skipType() : []
    if reader.isAt("=") {
      reader.index += 1
      entries.append(
        Entry(
          types: types, name: name.text, cases: [], value: reader.expression(),
          offset: name.offset, labels: labels, isStored: true))
      if reader.isAt("{") { skipBraces() }
    } else if reader.isAt("{") {
      readBody(of: name, labels: labels)
    }
  }

  private mutating func readFunction() {
    reader.index += 1
    guard let name = reader.token, name.kind == .word else { return }
    reader.index += 1
    while let token = reader.token, !token.isText("("), !token.isText("{") { reader.index += 1 }
    if reader.isAt("(") { skipParentheses() }
    while let token = reader.token, !token.isText("{") {
      // A requirement of a protocol has no body.
      if token.isText("}") || token.beginsLine { return }
      reader.index += 1
    }
    readBody(of: name, labels: [])
  }

  /// Skips a type; gives the labels of a tuple: `(size: CGFloat, lineHeight: CGFloat)`.
  private mutating func skipType() -> [String?] {
    var labels: [String?] = []
    var brackets: [String] = []
    while let token = reader.token {
      if token.isText("(") || token.isText("[") || token.isText("<") {
        brackets.append(token.text)
      } else if token.isText(")") || token.isText("]") || token.isText(">") {
        if brackets.popLast() == nil { return labels }
      } else if brackets.isEmpty {
        if token.isText("=") || token.isText("{") || token.isText("}") { return labels }
        if token.beginsLine, token.kind == .word { return labels }
      } else if brackets.last == "(", token.kind == .word, next()?.isText(":") == true {
        labels.append(token.text)
      }
      reader.index += 1
    }
    return labels
  }
}

// MARK: - Bodies

extension SwiftDeclarations {
  /// Reads the body under the cursor: a `switch`, or the first value that it gives.
  private mutating func readBody(of name: SwiftLexer.Token, labels: [String?]) {
    let end = endOfBraces()
    reader.index += 1
    var isRead = false
    while reader.index < end, let token = reader.token {
      if token.isText("switch") {
        readSwitch(of: name, labels: labels)
        isRead = true
      } else if !isRead, isValueStart(token) {
        let value = reader.statement()
        if case .unknown = value {
        } else {
          entries.append(
            Entry(
              types: types, name: name.text, cases: [], value: value, offset: name.offset,
              labels: labels))
          isRead = true
        }
      } else {
        reader.index += 1
      }
    }
    reader.index = end + 1
  }

  /// Whether a value of the body begins: after `return`, or at the head of a line.
  private func isValueStart(_ token: SwiftLexer.Token) -> Bool {
    if token.isText("return") { return true }
    let previous = reader.tokens[reader.index - 1]
    guard token.beginsLine || previous.isText("{") else { return false }
    if token.isText("self") {
      // `self == .title ? 1 : 0` is a value, `self.x = 1` is none.
      return reader.index + 1 < reader.tokens.count && !reader.tokens[reader.index + 1].isText(".")
    }
    return !["guard", "let", "var", "for", "get", "print", "#"].contains(token.text)
  }

  private mutating func readSwitch(of name: SwiftLexer.Token, labels: [String?]) {
    while let token = reader.token, !token.isText("{") { reader.index += 1 }
    let end = endOfBraces()
    reader.index += 1
    while reader.index < end, let token = reader.token {
      guard token.isText("case") || token.isText("default") else {
        reader.index += 1
        continue
      }
      let isDefault = token.isText("default")
      let (names, offset) = caseNames()
      guard reader.index < end else { break }
      let value = reader.statement()
      entries.append(
        Entry(
          types: types, name: name.text, cases: names, isDefault: isDefault, value: value,
          offset: offset ?? token.offset, labels: labels))
    }
    reader.index = end + 1
  }

  /// The names of a label, `case .title, .body:`; the cursor stands behind the colon then.
  private mutating func caseNames() -> ([String], Int?) {
    var names: [String] = []
    var offset: Int?
    reader.index += 1
    while let token = reader.token, !token.isText(":"), !token.isText("}") {
      if token.kind == .word, reader.tokens[reader.index - 1].isText(".") {
        names.append(token.text)
        offset = offset ?? token.offset
      }
      if token.isText("(") { skipParentheses() } else { reader.index += 1 }
    }
    if reader.isAt(":") { reader.index += 1 }
    return (names, offset)
  }

  private mutating func skipBraces() {
    reader.index = endOfBraces() + 1
  }

  private mutating func skipParentheses() {
    reader.index = end(from: reader.index, "(", ")") + 1
  }

  /// The index of the brace that closes the one under the cursor, or of the end.
  private func endOfBraces() -> Int { end(from: reader.index, "{", "}") }

  private func end(from start: Int, _ opener: String, _ closer: String) -> Int {
    var depth = 0
    for index in reader.tokens.indices.dropFirst(start) {
      if reader.tokens[index].isText(opener) { depth += 1 }
      if reader.tokens[index].isText(closer) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return reader.tokens.count
  }
}
