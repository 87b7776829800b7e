public import DynamicType

extension FontMetrics {
  /// Returns `font` scaled as `UIFontMetrics.scaledFont(for:maximumPointSize:)` does: by the *device*
  /// setting, whatever a preview overrides, in whole points.
  ///
  /// A font that was scaled by `FontMetrics` before traps, as UIKit raises an exception for it: what is
  /// scaled has to be the font at `large`, not what another scaling made of it. A text-style font is
  /// taken at `large`; in UIKit it is scaled twice unless the device is set to `large`.
  public func scaledFont(for font: Font, maximumPointSize: Double? = nil) -> Font {
    let base = baseFont(font)
    return Font.scaled(
      families: base.families,
      ScaledPointSize(
        base: base.pointSize, relativeTo: textStyle, method: .fontMetrics,
        maximum: maximumPointSize)
    ).like(base)
  }

  /// Returns `font` as `scaledFont(for:compatibleWith:)` makes it for one content size category: a font
  /// of that size, which follows nothing any more.
  public func scaledFont(
    for font: Font, maximumPointSize: Double? = nil, compatibleWith category: ContentSizeCategory
  ) -> Font {
    let base = baseFont(font)
    let pointSize = scaledPointSize(
      for: base.pointSize, maximumPointSize: maximumPointSize,
      compatibleWith: DynamicTypeSize(category))
    return Font.scaled(
      families: base.families, ScaledPointSize(base: pointSize, method: .fixed)
    ).like(base)
  }

  private func baseFont(_ font: Font) -> ResolvedFont {
    precondition(
      font.sources != .device,
      "a font already scaled by FontMetrics cannot be scaled again: pass the unscaled font, such as "
        + "Font.custom(name, fixedSize: 17)")
    return font.resolved(in: SizeSetting(.large))
  }
}

extension Font {
  /// The font with weight, slant and digits of another.
  fileprivate func like(_ other: ResolvedFont) -> Font {
    var font = weight(other.weight)
    if other.isItalic { font = font.italic() }
    return other.hasMonospacedDigits ? font.monospacedDigit() : font
  }
}
