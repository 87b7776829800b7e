import DynamicType
import PreviewUI
import StyleAudit
import StyleModel

/// What there is to say about one style at one size: numbers, text style, trouble.
struct StyleReadout {
  let style: CustomTextStyle
  /// Size at `large` as the style's method gives it, in points.
  let base: Double
  /// Size now, in points.
  let pointSize: Double
  /// The face it is drawn in, and the family that was missing, if any.
  let face: ResolvedFace
  /// What the audit found about it.
  let findings: [Finding]
  /// Whether one of the findings holds at the size shown.
  let isTroubledNow: Bool

  init(
    _ style: CustomTextStyle, size: DynamicTypeSize, displayScale: Double, face: ResolvedFace,
    findings: [Finding]
  ) {
    self.style = style
    base = style.pointSize
    pointSize = style.scaledPointSize.pointSize(in: SizeSetting(size, displayScale: displayScale))
    self.face = face
    self.findings = findings
    isTroubledNow = findings.contains { $0.sizes.contains(size) } || face.missingFamily != nil
  }

  /// How many times larger than at `large`.
  var factor: Double { pointSize / base }

  /// `body`, or `~body` where it was inferred.
  var textStyleMark: String {
    (style.relativeToOrigin == .explicit ? "" : "~") + style.relativeTo.name
  }

  /// `on body`, or how it was inferred.
  var textStylePhrase: String {
    guard style.method.followsTextStyle else { return style.method.name }
    return switch style.relativeToOrigin {
    case .explicit: "on \(style.relativeTo.name)"
    case .name: "on \(style.relativeTo.name) (inferred by name)"
    case .nearestSize: "on \(style.relativeTo.name) (inferred by size)"
    }
  }

  /// The sign in the list: `!` for a finding, `?` for a family that is not installed.
  var sign: Character? {
    if !findings.isEmpty { return "!" }
    return face.missingFamily == nil ? nil : "?"
  }

  /// What is wrong, in words.
  var trouble: String? {
    var sentences = findings.map(\.message)
    if let family = face.missingFamily {
      sentences.append("\(family) not found, drawn in \(face.name)")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }
}
