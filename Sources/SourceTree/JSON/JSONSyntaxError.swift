import StyleModel

/// Why a place in a text is not JSON; the reader goes on behind it.
enum JSONSyntaxError: Error, Equatable {
  enum Container: String {
    case object
    case array

    var closer: String { self == .object ? "}" : "]" }
  }

  case emptyFile
  case notText
  case invalidUTF8(byte: UInt8)
  case unexpectedEnd(inside: Container?, openedOnLine: Int?)
  case unterminatedString
  case missingQuote
  case missingComma(Container)
  case extraComma
  case missingColon(key: String)
  case unterminatedComment
  case curlyQuotes
  case keyExpected(found: String)
  case unknownWord(String)
  case unexpectedCharacter(String)
  case mismatchedCloser(found: String, expected: String)
  case invalidEscape(String)
  case invalidUnicodeEscape
  case loneSurrogate(String)
  case controlCharacter(UInt8)
  case invalidNumber(String, fix: String)
  case textAfterEnd
  case tooDeep(limit: Int)
}

extension JSONSyntaxError {
  /// What is the matter.
  var message: String {
    switch self {
    case .emptyFile: "the file is empty"
    case .notText: "not text: the file holds a NUL byte"
    case .invalidUTF8(let byte): "not UTF-8: byte 0x\(JSONSyntaxError.hexadecimal(byte))"
    case .unexpectedEnd(let container?, let line?):
      "the file ends inside the \(container.rawValue) opened on line \(line)"
    case .unexpectedEnd: "the file ends where a value should follow"
    case .unterminatedString: "the file ends inside a string"
    case .missingQuote: "a string without a closing quote"
    case .missingComma(let container):
      "a comma or '\(container.closer)' should follow in this \(container.rawValue)"
    case .extraComma: "a comma where a value should be"
    case .missingColon(let key): "no colon after the name \(Quotation(key))"
    case .unterminatedComment: "the file ends inside a comment"
    case .curlyQuotes: "a typographic quotation mark"
    case .keyExpected(let found): "\(Quotation(found)) where a name in double quotes should be"
    case .unknownWord(let word): "the word \(Quotation(word)) is not a value"
    case .unexpectedCharacter(let found): "\(Quotation(found)) where a value should be"
    case .mismatchedCloser(let found, let expected): "'\(found)' closes what '\(expected)' should"
    case .invalidEscape(let found): "\(Quotation("\\" + found)) is not an escape"
    case .invalidUnicodeEscape: "'\\u' without four hexadecimal digits"
    case .loneSurrogate(let text): "'\(text)' is half of a surrogate pair"
    case .controlCharacter(0x0A), .controlCharacter(0x0D): "a line break inside a string"
    case .controlCharacter(0x09): "a tab inside a string"
    case .controlCharacter(let byte):
      "control character 0x\(JSONSyntaxError.hexadecimal(byte)) inside a string"
    case .invalidNumber(let text, _): "\(Quotation(text)) is not a number"
    case .textAfterEnd: "text after the end of the value"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .emptyFile: "export the tokens again"
    case .invalidUTF8: "save the file as UTF-8"
    case .notText: "give a design tokens file, saved as UTF-8"
    case .unexpectedEnd(let container?, _): "add the missing '\(container.closer)'"
    case .unexpectedEnd: "add the value, or export the file again"
    case .unterminatedString, .missingQuote: "add the missing '\"'"
    case .missingComma: "add a comma after the value before"
    case .extraComma: "remove the comma"
    case .missingColon: "add ':' between the name and its value"
    case .unterminatedComment: "add the missing '*/'"
    case .curlyQuotes: "write a straight '\"'"
    case .keyExpected: "write the name in double quotes"
    case .unknownWord: "write texts in double quotes; only true, false and null go without"
    case .unexpectedCharacter: "remove it, or write the value in double quotes"
    case .mismatchedCloser(let found, let expected): "write '\(expected)' instead of '\(found)'"
    case .invalidEscape: "write '\\\\' for a backslash"
    case .invalidUnicodeEscape: "write it like '\\u00e9'"
    case .loneSurrogate: "write the character itself, or both halves"
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "write it as '\\n', or add the missing '\"'"
    case .controlCharacter(0x09): "write it as '\\t'"
    case .controlCharacter: "remove it"
    case .invalidNumber(_, let fix): fix
    case .textAfterEnd: "remove it; a file holds one value"
    case .tooDeep: "check whether the file is what it should be"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
