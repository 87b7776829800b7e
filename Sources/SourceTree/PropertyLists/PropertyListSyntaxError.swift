import StyleModel

/// Why a property list can't be read on.
enum PropertyListSyntaxError: Error, Equatable {
  case notAPropertyList
  case unexpectedEnd(inside: String?)
  case unknownTag(String)
  case mismatchedTag(found: String, expected: String)
  case keyExpected(found: String)
  case valueExpected(key: String)
  case textOutside
  case unknownEntity(String)
  case notANumber(String)
  case tooDeep(limit: Int)
  case tooManyValues(limit: Int)
  case damagedBinary
}

extension PropertyListSyntaxError {
  /// What is the matter.
  var message: String {
    switch self {
    case .notAPropertyList: "XML, but no property list"
    case .unexpectedEnd(let tag?): "the file ends inside <\(Quotation.harmless(tag))>"
    case .unexpectedEnd(nil): "the file ends before a value"
    case .unknownTag(let tag): "<\(Quotation.harmless(tag))> is no tag of property lists"
    case .mismatchedTag(let found, let expected):
      "</\(Quotation.harmless(found))> closes what </\(Quotation.harmless(expected))> should"
    case .keyExpected(let found): "<\(Quotation.harmless(found))> where a <key> should be"
    case .valueExpected(let key): "no value after the key \(Quotation(key))"
    case .textOutside: "text outside of tags"
    case .unknownEntity(let name): "there is no entity \(Quotation(name))"
    case .notANumber(let text): "\(Quotation(text)) is not a number"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooManyValues(let limit): "the objects of this list stand for more than \(limit) values"
    case .damagedBinary: "a binary property list whose table of objects is damaged"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .notAPropertyList: "give a property list with text styles"
    case .unexpectedEnd, .damagedBinary: "export the file again"
    case .unknownTag: "use dict, array, string, integer, real, true or false"
    case .mismatchedTag(_, let expected): "write </\(Quotation.harmless(expected))>"
    case .keyExpected: "write a <key> before every value of a <dict>"
    case .valueExpected: "write the value after it"
    case .textOutside: "write it in a <string>"
    case .unknownEntity: "write &amp; for an ampersand"
    case .notANumber: "write digits, or make it a <string>"
    case .tooDeep, .tooManyValues: "check whether the file is what it should be"
    }
  }
}
