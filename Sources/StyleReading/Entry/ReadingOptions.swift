/// What a reader can't know from a file alone.
public struct ReadingOptions: Hashable, Sendable {
  /// Points to a `rem`.
  ///
  /// DTCG 2025.10 makes it the default font size, which browsers set to 16 px.
  public var remBase: Double

  /// The theme to read where a file has several; nil reads all sets together.
  public var theme: String?
  /// The modes to read, each a mode's name or `modifier=mode`.
  public var modes: [String]
  /// The rules of the audit that a file may tell to be left out, by number, such as `DT004`; nil takes
  /// any text for one.
  public var ruleNumbers: Set<String>?

  /// Options with `remBase` points to a `rem`; not a finite number above 0 is a programmer error.
  public init(
    remBase: Double = 16, theme: String? = nil, modes: [String] = [],
    ruleNumbers: Set<String>? = nil
  ) {
    precondition(remBase > 0 && remBase.isFinite, "a rem must be a finite number of points above 0")
    self.remBase = remBase
    self.theme = theme
    self.modes = modes
    self.ruleNumbers = ruleNumbers
  }
}
