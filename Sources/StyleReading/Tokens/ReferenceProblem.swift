import StyleModel

/// Why a reference leads to no value.
enum ReferenceProblem: Error, Hashable {
  /// The names on the way round, the first repeated at the end.
  case cycle([String])
  case dangling(String, nearest: String?)
  case group(String, tokenInside: String?)
  case insideToken(String, token: String, rest: [String])
  case pointerToNothing(String)
  case foreign(String)
  /// A value that is no number or text stands for a part of a text.
  case notInText(String, kind: String)
  case tooLong(String)
}

extension ReferenceProblem {
  private static let longestCycle = 20

  /// What is the matter.
  var message: String {
    switch self {
    case .cycle(let names): "the alias runs in a circle: \(ReferenceProblem.route(names))"
    case .dangling(let name, _): "there is no token \(Quotation(name))"
    case .group(let name, _): "\(Quotation(name)) is a group, not a token"
    case .insideToken(let name, let token, _):
      "\(Quotation(name)) points inside the token \(Quotation(token))"
    case .pointerToNothing(let text): "\(Quotation(text)) leads to nothing in this file"
    case .foreign(let text): "\(Quotation(text)) leads out of this file"
    case .notInText(let name, let kind):
      "\(Quotation(name)), which is \(kind), stands inside a text"
    case .tooLong(let text): "the formulas behind \(Quotation(text)) are too long"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .cycle: "give one of them a value"
    case .dangling(_, let nearest?): "did you mean \(Quotation(nearest))?"
    case .dangling: "add it, or give the file that has it as well"
    case .group(_, let token?): "name a token of it, such as \(Quotation(token))"
    case .group: "name a token"
    case .insideToken(_, let token, let rest):
      "name the whole token, or write {\"$ref\": \"#/"
        + Quotation.harmless((token.split(separator: ".") + ["$value"]).joined(separator: "/"))
        + "/" + Quotation.harmless(rest.joined(separator: "/")) + "\"}"
    case .pointerToNothing: "check each name on the way"
    case .foreign: "give all files of the set at once"
    case .notInText: "name a token that is a number or a text"
    case .tooLong: "write the result"
    }
  }

  private static func route(_ names: [String]) -> String {
    var shown = names.map(Quotation.harmless)
    if shown.count > longestCycle {
      let left = shown.count - longestCycle
      let end = shown.count - 1
      shown.replaceSubrange((longestCycle - 1)..<end, with: ["… \(left) more …"])
    }
    return shown.joined(separator: " → ")
  }
}
