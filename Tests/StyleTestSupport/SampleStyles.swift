package import StyleModel
package import StyleAudit
package import DynamicType

/// Small style sets and tables for tests of rules.
package enum SampleStyles {
  /// A style at a place of its own; `line` is its line in `t.json`.
  package static func style(
    _ name: String, _ pointSize: Double, _ relativeTo: Font.TextStyle = .body,
    _ method: ScalingMethod = .custom, maximum: Double? = nil, lineHeight: Double? = nil,
    tracking: Double = 0, cssWeight: Int = 400, check: CheckSettings = CheckSettings(),
    line: Int = 1
  ) -> CustomTextStyle {
    CustomTextStyle(
      name: name, families: ["Inter"], pointSize: pointSize, cssWeight: cssWeight,
      lineHeight: lineHeight, tracking: tracking, relativeTo: relativeTo, method: method,
      maximumPointSize: maximum, check: check,
      position: SourcePosition(file: "t.json", line: line, column: 5))
  }

  /// A table of styles on a screen of three pixels to a point.
  package static func table(_ styles: [CustomTextStyle]) -> StyleTable {
    StyleTable(StyleSet(name: "t", source: .file("t.json"), styles: styles))
  }

  /// What one rule says of styles, as `level names: message`.
  package static func findings(
    _ rule: String, platform: Platform = .ios, measures: StyleMeasures? = nil,
    _ styles: CustomTextStyle...
  ) -> [String] {
    Audit(platform: platform, only: [rule]).report(on: table(styles), measures: measures).findings
      .map { "\($0.level) \($0.styles.joined(separator: "/")): \($0.message)" }
  }

  /// Measures of a sample that takes the same at every size but where `change` says otherwise.
  package static func measures(
    missing: String? = nil, lineLimit: Int? = nil, height: Double? = nil,
    _ change: (DynamicTypeSize, inout StyleMeasures.Setting) -> Void = { _, _ in }
  ) -> StyleMeasures {
    let sizes = DynamicTypeSize.allCases.map { size in
      var setting = StyleMeasures.Setting(
        naturalLineHeight: 20, lineCount: 1, isTruncated: false, width: 100, height: 20,
        longestWordWidth: 0)
      change(size, &setting)
      return setting
    }
    let style = StyleMeasures.Style(
      face: "Inter Regular", missingFamily: missing, sample: "Some text", longestWord: "Some",
      lineLimit: lineLimit, height: height, sizes: sizes)
    return StyleMeasures(width: 361, styles: [style])
  }
}
