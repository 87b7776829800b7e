/// What a rule is about, put into words for `explain`.
public struct RuleExplanation {
  private let rule: any AuditRule.Type

  /// The rule of a number or a name, in any case; `nil` where there is none.
  public init?(_ spelling: String) {
    let wanted = spelling.lowercased()
    guard
      let rule = Audit.rules.first(where: {
        $0.id.lowercased() == wanted || $0.name == wanted
      })
    else { return nil }
    self.rule = rule
  }

  /// The number of the rule.
  public var id: String { rule.id }

  /// Title and rationale, in lines of at most `width` characters; ends in a line feed.
  public func text(width: Int = 80) -> String {
    "\(rule.id) \(rule.name): \(rule.title)\n\n" + Self.wrapped(rule.rationale, width: width) + "\n"
  }

  /// All rules, one a line.
  public static var listing: String {
    let longest = Audit.rules.map { $0.name.count }.max() ?? 0
    return Audit.rules.map { rule in
      let gap = String(repeating: " ", count: longest - rule.name.count + 2)
      return "\(rule.id)  \(rule.name)\(gap)\(rule.title)\n"
    }.joined()
  }

  package static func wrapped(_ text: String, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
