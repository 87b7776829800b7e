/// What a font is at a size: all that is needed to find and draw it.
public struct ResolvedFont: Hashable, Sendable {
  /// The families to try in turn; empty for the system font.
  public var families: [String]
  /// The design of the system font; for a custom font only `monospaced` matters.
  public var design: Font.Design
  /// The point size, in points.
  public var pointSize: Double
  /// The weight.
  public var weight: Font.Weight
  /// Whether the font is slanted.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var hasMonospacedDigits: Bool
  /// The tracking the font sets by itself, in points; 0 for a custom font.
  public var tracking: Double
  /// The text style that drives the size; `nil` if none does.
  public var textStyle: Font.TextStyle?
  /// The leading from baseline to baseline, in points; `nil` unless the font is a text style's own.
  public var leading: Double?

  /// Creates a resolved font.
  public init(
    families: [String] = [], design: Font.Design = .default, pointSize: Double,
    weight: Font.Weight = .regular, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    tracking: Double = 0, textStyle: Font.TextStyle? = nil, leading: Double? = nil
  ) {
    self.families = families
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.tracking = tracking
    self.textStyle = textStyle
    self.leading = leading
  }
}
