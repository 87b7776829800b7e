/// Values that depend on a condition: `a ? b : c`, `if #available(iOS 17, *) { b } else { c }`.
extension SwiftExpressionReader {
  /// How many tokens a condition may have.
  private static let conditionLimit = 64

  /// The value with a question mark under the cursor; nil, with the cursor where it was, for none.
  mutating func ternary() -> SwiftValue? {
    let start = index
    guard let mark = questionMark() else { return nil }
    let condition = tokens[start..<mark]
    index = mark + 1
    let value = expression()
    guard isAt(":") else {
      index = start
      return nil
    }
    index += 1
    let other = expression()
    return .choice(
      SwiftValue.Choice(condition, value: value, other: other, offset: tokens[start].offset))
  }

  /// The value that a statement gives: an expression behind `return` or not, or an `if` with one in
  /// each branch. An `if` without `else` goes on with the statement behind it.
  mutating func statement() -> SwiftValue {
    if isAt("return") { index += 1 }
    guard isAt("if"), let result = enter({ $0.branches() }) else { return expression() }
    return result
  }

  private mutating func branches() -> SwiftValue {
    let start = index
    let offset = tokens[start].offset
    while let token, !token.isText("{") { index += 1 }
    let condition = tokens[min(start + 1, index)..<index]
    let value = block()
    let other: SwiftValue
    if isAt("else") {
      index += 1
      other = isAt("{") ? block() : statement()
    } else if token == nil || isAt("}") || isAt("case") || isAt("default") {
      other = .unknown(text: "nothing", offset: offset)
    } else {
      other = statement()
    }
    return .choice(SwiftValue.Choice(condition, value: value, other: other, offset: offset))
  }

  /// The value of the block under the cursor, which is left behind its brace.
  private mutating func block() -> SwiftValue {
    let end = endOfBlock()
    index += 1
    let offset = token?.offset ?? tokens.last?.offset ?? 0
    let first = index
    while index < end, let token, !token.isText("return"), !token.isText("if") { index += 1 }
    if index >= end { index = first }
    let value = index < end ? statement() : .unknown(text: "nothing", offset: offset)
    index = min(end + 1, tokens.count)
    return value
  }

  private func endOfBlock() -> Int {
    var depth = 0
    for position in index..<tokens.count {
      if tokens[position].isText("{") { depth += 1 }
      if tokens[position].isText("}") {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return tokens.count
  }

  /// The index of the question mark of a condition that begins under the cursor.
  private func questionMark() -> Int? {
    var depth = 0
    for position in index..<min(index + SwiftExpressionReader.conditionLimit, tokens.count) {
      let token = tokens[position]
      guard token.kind == .sign else {
        if token.beginsLine, position > index, depth == 0 { return nil }
        continue
      }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth < 0 { return nil }
      case "?" where depth == 0 && position > index && !touchesPrevious(position):
        return position
      case ",", ":", "{", "}", ";":
        if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }

  /// Whether nothing stands between the token at `position` and the one before it.
  func touchesPrevious(_ position: Int) -> Bool {
    position > 0 && tokens[position - 1].touches(tokens[position])
  }
}
