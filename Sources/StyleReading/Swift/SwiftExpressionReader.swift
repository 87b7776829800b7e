/// Reads the expressions that styles are written as: literals, names, calls, tuples, sums.
struct SwiftExpressionReader {
  /// How deep calls and tuples may be nested.
  private static let depthLimit = 64

  let tokens: [SwiftLexer.Token]
  var index: Int
  private var depth = 0

  init(_ tokens: [SwiftLexer.Token], at index: Int) {
    self.tokens = tokens
    self.index = index
  }

  var token: SwiftLexer.Token? { index < tokens.count ? tokens[index] : nil }

  func isAt(_ text: String) -> Bool { token?.isText(text) ?? false }

  /// Reads the expression under the cursor and leaves the cursor behind it.
  mutating func expression() -> SwiftValue {
    if let value = enter({ $0.ternary() }) ?? nil { return value }
    let start = index
    let value = operand()
    guard let sign = token, sign.kind == .sign, "*/+-".contains(sign.text), !sign.beginsLine else {
      return value
    }
    return formula(from: start, first: value)
  }

  /// Reads one level deeper with `body`; nil where that is too deep.
  mutating func enter<Result>(_ body: (inout Self) -> Result) -> Result? {
    guard depth < SwiftExpressionReader.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// A sum or product, worked out where it is made of numbers alone.
  private mutating func formula(from start: Int, first: SwiftValue) -> SwiftValue {
    var operands = [first]
    var signs: [String] = []
    while let sign = token, sign.kind == .sign, "*/+-".contains(sign.text) {
      signs.append(sign.text)
      index += 1
      operands.append(operand())
    }
    let text = SwiftLexer.text(of: tokens[start..<min(index, tokens.count)])
    let offset = tokens[start].offset
    guard let result = try? Formula.value(of: text), result.unit == nil else {
      return .formula(operands, signs: signs, text: text, offset: offset)
    }
    return .number(result.number, text: text, offset: offset)
  }

  private mutating func operand() -> SwiftValue {
    guard let token, depth < SwiftExpressionReader.depthLimit else {
      return .unknown(text: "", offset: tokens.last?.offset ?? 0)
    }
    depth += 1
    defer { depth -= 1 }
    switch token.kind {
    case .string:
      index += 1
      return .string(token.text, offset: token.offset)
    case .number:
      index += 1
      return .number(Double(token.text) ?? 0, text: token.text, offset: token.offset)
    case .word:
      return chain(from: token)
    case .sign:
      return signed(token)
    }
  }

  private mutating func signed(_ token: SwiftLexer.Token) -> SwiftValue {
    switch token.text {
    case "-":
      index += 1
      guard case .number(let number, let text, _) = operand() else {
        return .unknown(text: token.text, offset: token.offset)
      }
      return .number(-number, text: "-" + text, offset: token.offset)
    case ".":
      return chain(from: token)
    case "(":
      let arguments = arguments()
      if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
      return .tuple(arguments)
    case "[":
      return .array(elements())
    default:
      index += 1
      return .unknown(text: token.text, offset: token.offset)
    }
  }

  /// A name with its parts, a call, and the calls on its result.
  private mutating func chain(from first: SwiftLexer.Token) -> SwiftValue {
    var name: [String] = []
    var call: SwiftValue.Call?
    while let token {
      if token.isText("."), index + 1 < tokens.count, tokens[index + 1].kind == .word {
        index += 1
      } else if token.isText("?") || token.isText("!"), touchesPrevious(index) {
        index += 1
        continue
      } else if token.isText("("), !token.beginsLine {
        let link = SwiftValue.Call(name: name, arguments: arguments(), offset: first.offset)
        if call == nil { call = link } else { call?.chain.append(link) }
        name = []
        continue
      } else if token.kind != .word || token.beginsLine && token.offset != first.offset
        || !name.isEmpty && !tokens[index - 1].isText(".")
        || call != nil && !tokens[index - 1].isText(".")
      {
        break
      }
      guard let word = self.token, word.kind == .word else { break }
      name.append(word.text)
      index += 1
    }
    if let call { return .call(call) }
    if name.isEmpty { index += 1 }
    return name.isEmpty
      ? .unknown(text: first.text, offset: first.offset) : .name(name, offset: first.offset)
  }

  /// What stands between the parentheses under the cursor.
  private mutating func arguments() -> [SwiftValue.Argument] {
    index += 1
    let closer = ")"
    var result: [SwiftValue.Argument] = []
    while let token, !token.isText(closer) {
      var label: String?
      if token.kind == .word, index + 1 < tokens.count, tokens[index + 1].isText(":") {
        label = token.text
        index += 2
      }
      result.append(SwiftValue.Argument(label: label, value: expression()))
      skipRest()
      // A stray bracket ends nothing, and must not hold up the reading.
      if isAt(",") || !isAt(closer) { index += 1 }
    }
    index += 1
    return result
  }

  private mutating func elements() -> [SwiftValue] {
    index += 1
    let closer = "]"
    var result: [SwiftValue] = []
    while let token, !token.isText(closer) {
      var value = expression()
      if isAt(":") {
        index += 1
        value = .tuple([
          SwiftValue.Argument(label: "name", value: value),
          SwiftValue.Argument(label: nil, value: expression()),
        ])
      }
      result.append(value)
      skipRest()
      // A stray bracket ends nothing, and must not hold up the reading.
      if isAt(",") || !isAt(closer) { index += 1 }
    }
    index += 1
    return result
  }

  /// Skips what could not be read of an argument, up to the comma or bracket behind it.
  private mutating func skipRest() {
    var depth = 0
    while let token {
      if token.kind == .sign {
        switch token.text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          if depth == 0 { return }
          depth -= 1
        case "," where depth == 0: return
        default: break
        }
      }
      index += 1
    }
  }
}
