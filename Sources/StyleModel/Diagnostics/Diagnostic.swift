/// Something to tell the user about a style file: a value that is collected, never printed here.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable {
    /// Something could not be read.
    case error
    /// Something was read that is probably not meant so.
    case warning
    /// An assumption that was made.
    case note
  }

  /// How much it matters.
  public var severity: Severity
  /// Where, if it is about one place of a file.
  public var position: SourcePosition?
  /// What is the matter, without a full stop.
  public var message: String
  /// What to do about it, without a full stop.
  public var hint: String?

  /// A diagnostic saying `message`, and what to do about it.
  public init(
    _ severity: Severity, at position: SourcePosition?, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.position = position
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line: `file:line:column: error: what; what to do`.
  public var description: String {
    let place = position.map { "\($0): " } ?? ""
    let remedy = hint.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(remedy)"
  }
}

extension Diagnostic {
  /// `diagnostics` by their positions, those without one first; equals keep their order.
  package static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      guard let one = a.element.position, let other = b.element.position else {
        let rank = (a.element.position == nil ? 0 : 1, b.element.position == nil ? 0 : 1)
        return rank.0 == rank.1 ? a.offset < b.offset : rank.0 < rank.1
      }
      return one == other ? a.offset < b.offset : one < other
    }.map(\.element)
  }
}
