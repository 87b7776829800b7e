public import DynamicType
public import StyleModel

/// What a check found in one or several style sets: what the reports are written from.
public struct CheckResult: Sendable {
  /// One style set that was looked at.
  public struct CheckedSet: Sendable {
    /// The path as it was given, or the name of a built-in set.
    public var file: String
    /// What a baseline calls it: one path however the file's was spelt.
    public var baselineName: String
    /// The names of its styles, in order.
    public var styles: [String]
    /// What there is to tell.
    public var report: AuditReport
    /// What was wrong in reading it, notes left out.
    public var diagnostics: [Diagnostic]
    /// How many findings the baseline knows, which are left out of `report`.
    var knownCount = 0

    /// A set that was looked at.
    public init(file: String, styles: [String], report: AuditReport, diagnostics: [Diagnostic]) {
      self.file = file
      baselineName = file
      self.styles = styles
      self.report = report
      self.diagnostics = diagnostics
    }
  }

  /// The sets, in the order they were given.
  public var sets: [CheckedSet]
  /// The platform whose figures counted.
  public var platform: Platform
  /// Pixels per point.
  public var displayScale: Double
  /// Whether fonts were looked at.
  public var hasMeasures: Bool
  /// The rules that were looked at.
  public var ruleIDs: Set<String>
  /// What the baseline lists and nobody finds any more.
  var staleEntries: [Baseline.Entry] = []

  /// A result for a platform.
  public init(
    sets: [CheckedSet], platform: Platform, displayScale: Double, hasMeasures: Bool,
    ruleIDs: Set<String> = Audit().ruleIDs
  ) {
    self.sets = sets
    self.platform = platform
    self.displayScale = displayScale
    self.hasMeasures = hasMeasures
    self.ruleIDs = ruleIDs
  }

  /// How many findings matter as much as `level`.
  public func count(_ level: Finding.Level) -> Int {
    sets.reduce(0) { $0 + $1.report.count(level) }
  }

  /// Whether some finding matters at least as much as `level`, or a style could not be read.
  public func fails(on level: Finding.Level) -> Bool {
    sets.contains { set in
      set.report.findings.contains { $0.level >= level }
        || set.diagnostics.contains { $0.severity == .error }
    }
  }

  /// Leaves out what `baseline` knows, and notes which of its entries are stale.
  public mutating func apply(_ baseline: Baseline) {
    var unseen = Set(baseline.entries)
    for index in sets.indices {
      let file = sets[index].baselineName
      let fresh = sets[index].report.findings.filter { finding in
        let entry = Baseline.Entry(file: file, finding: finding)
        unseen.remove(entry)
        return !baseline.entries.contains(entry)
      }
      sets[index].knownCount = sets[index].report.findings.count - fresh.count
      sets[index].report.findings = fresh
    }
    // What was not looked at this time is not stale.
    let files = Set(sets.map(\.baselineName))
    let rules = Set(
      Audit.rules.filter { ruleIDs.contains($0.id) && (hasMeasures || !$0.needsFonts) }.map {
        $0.id
      })
    staleEntries = baseline.entries.filter {
      unseen.contains($0) && files.contains($0.file) && rules.contains($0.rule)
    }
  }
}
