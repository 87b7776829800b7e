import SourceTree

/// Tokens as a vocabulary hands them to `TokenTree`: groups of tokens, or flat lists, in sets.
struct TokenSource {
  /// Which names hold the value and the type of a token.
  enum Dialect {
    /// `$value` and `$type`.
    case dollar
    /// `value` and `type`.
    case plain

    var valueKey: String { self == .dollar ? "$value" : "value" }
    var typeKey: String { self == .dollar ? "$type" : "type" }
  }

  /// The member of a token, in the plain dialect, that holds an object with a `value` for each mode.
  static let modesKey = "$modes"

  /// Some of the tokens, which aliases may name with or without the name of the set.
  struct Part {
    /// The name of the file, where several are read together and it has sets of its own.
    var file: [String] = []
    /// The name of the set, as themes call it; empty where it is no set.
    var set: [String]
    var root: Node
    /// Whether aliases may leave out the outermost name inside it: an export of several sets in one
    /// file says nowhere that they are sets.
    var hasUnsaidSets = false
    var isSource = false
    /// The type of tokens that are a whole text style.
    var styleType = "typography"
    /// Whether lengths without a unit are pixels, so that nothing is assumed.
    var hasPixels = false
  }

  var parts: [Part]
  var source: SourceMap
  var dialect: Dialect
  /// Whether aliases leave out the names of sets, or write `$name`, or end in `.value`.
  var isLoose = false
  /// Modes by name, as far as one was chosen.
  var modes: ModeSelection

  init(
    parts: [Part], source: SourceMap, dialect: Dialect, isLoose: Bool = false, modes: ModeSelection
  ) {
    self.parts = parts
    self.source = source
    self.dialect = dialect
    self.isLoose = isLoose
    self.modes = modes
  }
}
