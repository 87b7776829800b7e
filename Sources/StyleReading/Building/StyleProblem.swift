import StyleModel

/// Why a part of a style can't be read.
enum StyleProblem: Error, Hashable {
  case missing(StyleField)
  case wrongKind(StyleField, kind: String)
  case notALength(StyleField, text: String)
  case decimalComma(StyleField, text: String, corrected: String)
  case calculation(StyleField, text: String, Formula.Problem)
  case damaged(StyleField)
  case missingUnit(StyleField)
  case unknownUnit(StyleField, unit: String)
  case relativeSize(unit: String)
  case notPositive(StyleField, text: String)
  case tooSmall(StyleField, text: String)
  case tooLarge(StyleField, text: String, limit: Int)
  case weightOutOfRange(text: String)
  case notAStyle(kind: String)
}

extension StyleProblem {
  /// What is the matter.
  var message: String {
    switch self {
    case .missing(let field): "no \(field.rawValue)"
    case .wrongKind(let field, let kind): "\(field.rawValue) is \(kind)"
    case .notALength(let field, let text): "\(field.rawValue) \(Quotation(text)) is not a length"
    case .decimalComma(let field, let text, _):
      "\(field.rawValue) \(Quotation(text)) has a decimal comma"
    case .calculation(let field, let text, let problem):
      "\(field.rawValue) \(Quotation(text)) can't be worked out: \(StyleProblem.reason(problem))"
    case .damaged(let field): "\(field.rawValue) can't be read"
    case .missingUnit(let field): "\(field.rawValue) has no unit"
    case .unknownUnit(let field, let unit): "unknown unit \(Quotation(unit)) in \(field.rawValue)"
    case .relativeSize(let unit):
      "fontSize in \(Quotation(unit)) depends on a text around it, which a file doesn't name"
    case .notPositive(let field, let text): "\(field.rawValue) \(Quotation(text)) is not above 0"
    case .tooSmall(let field, let text):
      "\(field.rawValue) \(Quotation(text)) is below a thousandth of a point"
    case .tooLarge(let field, let text, let limit):
      "\(field.rawValue) \(Quotation(text)) is beyond \(limit) points"
    case .weightOutOfRange(let text): "fontWeight \(Quotation(text)) is not from 1 to 1000"
    case .notAStyle(let kind): "the value of a typography token is \(kind)"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .missing(.fontSize): "add one, such as {\"value\": 17, \"unit\": \"px\"}"
    case .missing(let field): "add \(field.rawValue)"
    case .wrongKind(.fontFamily, _): "write a name, or a list of names"
    case .wrongKind(.fontWeight, _): "write a number from 1 to 1000, or a name such as \"bold\""
    case .wrongKind, .notALength: "write it like {\"value\": 17, \"unit\": \"px\"}"
    case .decimalComma(_, _, let corrected): "write \(Quotation(corrected))"
    case .calculation: "write the result"
    case .damaged: "mend what the error in this place says"
    case .missingUnit: "add \"unit\": \"px\" or \"rem\""
    case .unknownUnit(.lineHeight, _): "use a plain number, a multiple of the font size"
    case .unknownUnit, .relativeSize: "use px or rem"
    case .notPositive, .tooSmall, .tooLarge: "check the value"
    case .weightOutOfRange: "use 400 for regular, 700 for bold"
    case .notAStyle: "write an object with fontFamily, fontSize, fontWeight"
    }
  }

  /// What to do about it in a vocabulary that writes lengths as texts or plain numbers.
  var plainHint: String {
    switch self {
    case .missing(.fontSize): "add one, such as 17px"
    case .wrongKind(.fontSize, _), .wrongKind(.lineHeight, _), .wrongKind(.letterSpacing, _),
      .notALength:
      "write a number and a unit, such as 17px"
    default: hint
    }
  }

  private static func reason(_ problem: Formula.Problem) -> String {
    switch problem {
    case .notAFormula: "it is no formula"
    case .tooLong: "it is too long, or its parentheses are too deep"
    case .mixedUnits(let a, let b): "it mixes \(Quotation(a)) and \(Quotation(b))"
    case .notFinite: "the result is no finite number"
    case .unknownFunction(let name): "there is no function \(Quotation(name))"
    }
  }

  /// The problem as an error at `position`, with advice for DTCG or for other vocabularies.
  func diagnostic(at position: SourcePosition, isDTCG: Bool = true) -> Diagnostic {
    Diagnostic(.error, at: position, message, hint: isDTCG ? hint : plainHint)
  }
}
