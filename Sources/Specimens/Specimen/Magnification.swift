import Imaging
package import StyleModel

/// How large text is drawn, in rows of cells per point.
///
/// The default puts a body text of 17 points at the height from which it is read with at most 5 % of
/// its letters wrong (measured with a text reader on Inter and Noto Sans CJK), and stays put while
/// the Dynamic Type size moves, so that growth is seen as growth.
package enum Magnification {
  /// Steps that double the size.
  static let stepsPerDoubling = 4.0
  /// Steps beyond these change nothing.
  package static let stepRange = -8...16
  /// Body text at `large` on iOS, in points.
  private static let bodyPointSize = 17.0

  /// Rows of cells per point for a rendering, `step` steps away from the default.
  package static func rowsPerPoint(
    _ rendering: Rendering, isMostlyIdeographic: Bool, step: Int = 0
  ) -> Double {
    let rows =
      switch rendering {
      case .pixels: pixelRowsPerEm
      case .mosaic(let mosaic):
        isMostlyIdeographic ? ideographicRowsPerEm(mosaic) : latinRowsPerEm(mosaic)
      }
    return rows / bodyPointSize * exp2(Double(step) / stepsPerDoubling)
  }

  /// True pixels are legible at the height of the terminal's own text; twice that is pleasant.
  private static let pixelRowsPerEm = 2.0

  /// Two to the power of `x`, by halves and squares: steps are quarters, so this is exact enough.
  private static func exp2(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    let quarter = Int(((x - whole) * stepsPerDoubling).rounded())
    let root = 2.0.squareRoot().squareRoot()
    var value = 1.0
    for _ in 0..<quarter { value *= root }
    return value * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }

  private static func latinRowsPerEm(_ mosaic: Mosaic) -> Double {
    switch mosaic {
    case .sextant: 3
    case .quadrant: 4
    case .half: 5
    case .braille: 4
    case .ascii: 6
    }
  }

  private static func ideographicRowsPerEm(_ mosaic: Mosaic) -> Double {
    switch mosaic {
    case .sextant: 5
    case .quadrant: 6
    case .half, .ascii: 8
    case .braille: 6
    }
  }

  /// Whether most samples of `styles` are written in Han, kana or Hangul.
  package static func isMostlyIdeographic(_ styles: [CustomTextStyle]) -> Bool {
    let ideographic = styles.count { style in
      style.specimenText.unicodeScalars.contains {
        (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
      }
    }
    return ideographic * 2 > styles.count
  }
}
