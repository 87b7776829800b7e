import PreviewUI
import Specimens
import StyleAudit
import StyleModel

/// What there is to complain about in one set: what the audit found, families that are not installed,
/// and mistakes in the file.
struct StyleFindings {
  private let byStyle: [Int: [Finding]]
  private let missingFamilies: [Int: String]
  /// Findings in all, unreadable styles left out.
  let count: Int
  /// Whether pairs of styles were not compared, since there are too many.
  let isPartial: Bool

  /// Comparing every style with every other takes a second from about twice as many on.
  private static let greatestCompared = 1_000
  /// Rules that compare styles with each other.
  private static let pairRules: Set<String> = ["DT004", "DT005", "DT017"]

  init(_ set: StyleSet, displayScale: Double, sheet: SpecimenSheet) {
    isPartial = set.styles.count > Self.greatestCompared
    var audit = Audit(ignoring: isPartial ? Self.pairRules : [])
    audit.explains = false
    let table = StyleTable(set, displayScale: displayScale)
    let all = audit.report(on: table).findings.filter { $0.level >= .warning }
    let indexOfName = Dictionary(
      set.styles.indices.map { (set.styles[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var byStyle: [Int: [Finding]] = [:]
    for finding in all {
      guard let name = finding.styles.first, let index = indexOfName[name] else { continue }
      byStyle[index, default: []].append(finding)
    }
    var missing: [Int: String] = [:]
    for index in set.styles.indices { missing[index] = sheet.mainFace(of: index).missingFamily }
    self.byStyle = byStyle
    missingFamilies = missing
    count = all.count + missing.count + set.diagnostics.count { $0.severity == .warning }
  }

  /// Findings about the style at an index of its set.
  func about(_ index: Int) -> [Finding] { byStyle[index] ?? [] }

  /// The family that the style at an index asked for in vain.
  func missingFamily(of index: Int) -> String? { missingFamilies[index] }
}
