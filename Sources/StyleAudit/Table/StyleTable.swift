public import DynamicType
public import StyleModel

/// All styles of a set at all twelve sizes.
public struct StyleTable: Sendable {
  /// One style at all sizes.
  public struct Row: Sendable {
    /// The style.
    public var style: CustomTextStyle
    /// The size in points at each size of text, smallest first: twelve.
    public var pointSizes: [Double]

    /// How many times its base size the style is at each size of text: twelve.
    public var factors: [Double] { DynamicTypeSize.allCases.map(factor) }

    /// How many times its base size the style is at `size`: what it reaches there.
    public func factor(at size: DynamicTypeSize) -> Double { self[size] / style.pointSize }

    /// The size that the system font has for the row's text style, in points: what Apple's own text
    /// grows to beside it.
    func systemPointSize(at size: DynamicTypeSize) -> Double {
      IOSTypeTable.pointSize(for: style.relativeTo, at: size)
    }

    /// The size in points at `size`.
    public subscript(size: DynamicTypeSize) -> Double { pointSizes[size.rawValue] }
  }

  /// The name of the set.
  public var name: String
  /// Pixels per point of the screen that sizes are rounded for.
  public var displayScale: Double
  /// The styles in the order of the set.
  public var rows: [Row]
  /// The styles that could not be read.
  public var unreadable: [UnreadableStyle]

  /// The styles of `set`, each scaled by its own method, on a screen of `displayScale` pixels per
  /// point; a scale that is not a finite number above 0 is a programmer error.
  public init(_ set: StyleSet, displayScale: Double = 3) {
    let settings = DynamicTypeSize.allCases.map { SizeSetting($0, displayScale: displayScale) }
    name = set.name
    self.displayScale = displayScale
    unreadable = set.unreadable
    rows = set.styles.map { style in
      let scaled = style.scaledPointSize
      return Row(style: style, pointSizes: settings.map { scaled.pointSize(in: $0) })
    }
  }

  /// A difference in points with its sign, `±0` where there is none.
  static func delta(_ difference: Double) -> String {
    let figure = Figure(difference).description
    return figure == "0" ? "±0" : difference > 0 ? "+" + figure : figure
  }

  /// Whether some style scales otherwise than `Font.custom(_:size:relativeTo:)` does.
  var hasOtherMethods: Bool { rows.contains { $0.style.method != .custom } }
}
