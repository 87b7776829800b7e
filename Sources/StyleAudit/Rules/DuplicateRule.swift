import DynamicType
import StyleModel

/// DT017: two styles that look the same at every size.
enum DuplicateRule: AuditRule {
  static let id = "DT017"
  static let name = "duplicate"
  static let title = "Two styles alike"
  static let rationale = """
    Info where two styles agree in everything a reader sees: families, weight, slant, line height, \
    tracking, and the point size at every size of text. One of the two can go, or was meant to \
    differ; some type scales have such pairs on purpose (Material 3: titleSmall and labelLarge). The \
    later one of the file is marked.
    """

  /// Everything that is seen of a style.
  private struct Look: Hashable {
    var families: [String]
    var cssWeight: Int
    var isItalic: Bool
    var lineHeight: Double?
    var tracking: Double
    var pointSizes: [Double]

    init(_ row: StyleTable.Row, sizes: [DynamicTypeSize]) {
      families = row.style.families
      cssWeight = row.style.cssWeight
      isItalic = row.style.isItalic
      lineHeight = row.style.lineHeight
      tracking = row.style.tracking
      pointSizes = sizes.map { row[$0] }
    }
  }

  static func findings(in subject: AuditSubject) -> [Finding] {
    var first: [Look: String] = [:]
    return subject.table.rows.compactMap { row in
      let look = Look(row, sizes: subject.sizes)
      guard let earlier = first[look] else {
        first[look] = row.style.name
        return nil
      }
      return Finding(
        rule: id, level: .info, styles: [row.style.name, earlier], sizes: subject.sizes,
        message: "looks like \(earlier) at every size")
    }
  }
}
