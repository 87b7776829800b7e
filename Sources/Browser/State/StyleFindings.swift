import StyleSets

/// What the audit found in one set, by style.
struct StyleFindings {
  private let byStyle: [Int: [Finding]]
  /// Findings in all.
  let count: Int

  init(_ set: StyleSet, displayScale: Double) {
    let all = Audit.findings(in: set, displayScale: displayScale)
    let indexOfName = Dictionary(
      set.styles.indices.map { (set.styles[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var byStyle: [Int: [Finding]] = [:]
    for finding in all {
      guard let name = finding.styles.first, let index = indexOfName[name] else { continue }
      byStyle[index, default: []].append(finding)
    }
    self.byStyle = byStyle
    count = all.count
  }

  /// Findings about the style at an index of its set.
  func about(_ index: Int) -> [Finding] { byStyle[index] ?? [] }
}
