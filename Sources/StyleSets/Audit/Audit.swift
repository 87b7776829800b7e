/// Looks through a style set for what hinders readers who change the size of text.
public enum Audit {
  /// The rules, in the order of their numbers.
  public static var rules: [any AuditRule.Type] {
    [FixedRule.self, InversionRule.self, TooSmallRule.self, DoubleScaledRule.self]
  }

  /// What the rules find in `set` on a screen of `displayScale` pixels per point, by rule.
  public static func findings(in set: StyleSet, displayScale: Double = 3) -> [Finding] {
    findings(in: StyleTable(set, displayScale: displayScale))
  }

  /// What the rules find in a table that is there already.
  public static func findings(in table: StyleTable) -> [Finding] {
    rules.flatMap { $0.findings(in: table) }
  }
}
