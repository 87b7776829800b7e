import DynamicType
import StyleModel

/// How a point size comes about, in a line: `caption 12 × 13 ÷ 16 = 9.75 → 10 pt at xSmall`.
///
/// The two figures that scale are the leadings of the text style at the size and at `large`.
struct Arithmetic {
  let style: CustomTextStyle
  let size: DynamicTypeSize
  let displayScale: Double

  /// The size that comes out, in points.
  private var result: Double {
    style.scaledPointSize.pointSize(in: SizeSetting(size, displayScale: displayScale))
  }

  /// The line, the style's name in front.
  var line: String {
    "\(style.name) \(work) at \(size.name)"
  }

  private var work: String {
    let base = Figure(style.pointSize).description
    let now = IOSTypeTable.leading(for: style.relativeTo, at: size)
    let large = IOSTypeTable.leading(for: style.relativeTo, at: .large)
    let factor = "× \(Figure(now)) ÷ \(Figure(large))"
    let once = Figure(style.pointSize * now / large)
    switch style.method {
    case .custom, .fontMetrics, .capturedAtLaunch:
      return "\(base) \(factor) = \(once) → \(end), to the whole point, by \(style.relativeTo.name)"
    case .scaledMetric:
      return "\(base) \(factor) = \(once) → \(end), to the pixel @\(Figure(displayScale))x, "
        + "by \(style.relativeTo.name)"
    case .doubleScaled:
      let twice = Figure(style.pointSize * now / large * now / large)
      return "\(base) \(factor) \(factor) = \(twice) → \(end), twice by \(style.relativeTo.name)"
    case .fixed:
      return "\(base) → \(end), fixed"
    case .steps:
      return "\(base) → \(end), by its own table"
    }
  }

  /// The result, and what it was cut from where a maximum did.
  private var end: String {
    var unlimited = style.scaledPointSize
    unlimited.maximum = nil
    let uncut = unlimited.pointSize(in: SizeSetting(size, displayScale: displayScale))
    let cut = uncut > result ? " (cut from \(Figure(uncut)))" : ""
    return "\(Figure(result)) pt\(cut)"
  }
}

extension AuditSubject {
  /// A line for `row` at the first and the last of `sizes`; none where nobody wants them.
  func arithmetic(of row: StyleTable.Row, at sizes: [DynamicTypeSize]) -> [String] {
    guard explains else { return [] }
    var shown = [sizes.first, sizes.last].compactMap { $0 }
    if shown.count == 2, shown[0] == shown[1] { shown.removeLast() }
    return shown.map {
      Arithmetic(style: row.style, size: $0, displayScale: table.displayScale).line
    }
  }
}
