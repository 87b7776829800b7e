/// Where a value of a style came from.
public struct ValueOrigin: Hashable, Sendable {
  /// How a value came about.
  public enum Kind: Hashable, Sendable {
    /// It stands in the file as it is.
    case literal
    /// It was found at the end of aliases: the tokens on the way, first to last.
    case alias([String])
    /// It was worked out from a formula, as the file writes it.
    case computed(String)
    /// It was taken over from a style or group of this name.
    case inherited(String)
    /// It was concluded from something else, such as `the name`.
    case inferred(String)
    /// The file says nothing of it, and this was assumed.
    case assumed(String)
  }

  /// How it came about.
  public var kind: Kind
  /// Where it stands; nil for what was assumed.
  public var position: SourcePosition?

  /// The origin of a value at `position`.
  public init(_ kind: Kind, at position: SourcePosition? = nil) {
    self.kind = kind
    self.position = position
  }
}

extension ValueOrigin: CustomStringConvertible {
  /// A few words, such as `alias {size.body} → {size.base}`, without the place.
  public var description: String {
    switch kind {
    case .literal: "literal"
    case .alias(let names):
      "alias " + names.map { "{\(Quotation.harmless($0))}" }.joined(separator: " → ")
    case .computed(let formula): "computed from \(Quotation(formula))"
    case .inherited(let name): "inherited from \(Quotation(name))"
    case .inferred(let reason): "inferred from \(reason)"
    case .assumed(let what): "assumed: \(what)"
    }
  }

  /// The word for the kind alone: literal, alias, computed, inherited, inferred or assumed.
  public var word: String {
    switch kind {
    case .literal: "literal"
    case .alias: "alias"
    case .computed: "computed"
    case .inherited: "inherited"
    case .inferred: "inferred"
    case .assumed: "assumed"
    }
  }
}
