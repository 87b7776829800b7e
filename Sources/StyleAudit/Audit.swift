public import DynamicType
public import StyleModel

/// Looks through a style set for what hinders readers who change the size of text.
public struct Audit: Sendable {
  /// The rules, in the order of their numbers.
  public static var rules: [any AuditRule.Type] {
    [
      FixedRule.self, PartlyScaledRule.self, CappedRule.self, InversionRule.self,
      CollapseRule.self, TooSmallRule.self, OneCurveRule.self, LineHeightRule.self,
      TruncatedRule.self, ClippedRule.self, WideWordRule.self, HitRegionRule.self,
      DoubleScaledRule.self, FaceRule.self, GrowthRule.self, AmbiguousNameRule.self,
      DuplicateRule.self, WeightRule.self, TrackingRule.self,
    ]
  }

  /// The platform whose minimum size, wanted growth and sizes of text count.
  ///
  /// Text is scaled by iOS's curves on every platform, since no other's have been measured.
  public var platform: Platform
  /// The numbers of the rules that are looked at.
  public var ruleIDs: Set<String>
  /// Whether findings say how their numbers come about, which takes half of the time.
  public var explains = true

  /// An audit by all rules, or those of `only`, without those of `ignoring`.
  public init(platform: Platform = .ios, only: Set<String>? = nil, ignoring: Set<String> = []) {
    self.platform = platform
    ruleIDs = (only ?? Set(Audit.rules.map { $0.id })).subtracting(ignoring)
  }

  /// What the rules find in a table, by rule, and what its styles ask not to be told.
  public func report(on table: StyleTable, measures: StyleMeasures? = nil) -> AuditReport {
    let subject = AuditSubject(
      table, platform: platform, measures: measures, explains: explains)
    let rules = Audit.rules.filter { ruleIDs.contains($0.id) }
    let styles = Dictionary(
      table.rows.map { ($0.style.name, $0.style) }, uniquingKeysWith: { first, _ in first })
    var report = AuditReport()
    for finding in rules.flatMap({ $0.findings(in: subject) }) {
      var placed = finding
      placed.position = finding.styles.first.flatMap { styles[$0]?.position }
      let isIgnored = finding.styles.contains {
        styles[$0]?.check.ignoredRules.contains(finding.rule) ?? false
      }
      if isIgnored { report.suppressed.append(placed) } else { report.findings.append(placed) }
    }
    return report
  }

  /// Errors and warnings in `set` on a screen of `displayScale` pixels per point, by rule.
  public static func findings(in set: StyleSet, displayScale: Double = 3) -> [Finding] {
    findings(in: StyleTable(set, displayScale: displayScale))
  }

  /// Errors and warnings in a table that is there already.
  public static func findings(in table: StyleTable) -> [Finding] {
    var audit = Audit()
    audit.explains = false
    return audit.report(on: table).findings.filter { $0.level >= .warning }
  }
}

/// What an audit found.
public struct AuditReport: Hashable, Sendable {
  /// What there is to tell, by rule.
  public var findings: [Finding] = []
  /// What the styles themselves ask not to be told, by rule.
  public var suppressed: [Finding] = []

  /// A report of nothing.
  public init() {}

  /// What the report tells of one style.
  public func about(_ style: String) -> AuditReport {
    var report = self
    report.findings.removeAll { $0.styles.first != style }
    report.suppressed.removeAll { $0.styles.first != style }
    return report
  }

  /// The errors and warnings counted, as a check's summary counts them: `2 errors, 1 warning`.
  public var count: String {
    let counts = [Finding.Level.error, .warning].compactMap { level -> String? in
      let count = count(level)
      return count == 0 ? nil : Count(count, level.rawValue).description
    }
    return counts.isEmpty ? "no errors or warnings" : counts.joined(separator: ", ")
  }

  /// How many findings matter as much as `level`.
  public func count(_ level: Finding.Level) -> Int {
    findings.reduce(0) { $0 + ($1.level == level ? 1 : 0) }
  }
}
