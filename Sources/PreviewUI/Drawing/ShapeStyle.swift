/// What shapes, backgrounds and texts can be filled with; here all come down to a colour.
public protocol ShapeStyle {
  /// The colour it comes down to.
  var _color: Color { get }
}

/// Ranks of ink, from the most important to the least.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The colour of the rank.
  public let _color: Color
}

/// Translucent paper; there is no blur, only its tone.
public struct Material: ShapeStyle, Hashable, Sendable {
  /// The tone.
  public let _color: Color
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Ink.
  public static var primary: HierarchicalShapeStyle { .init(_color: .primary) }
  /// Ink for what is less important.
  public static var secondary: HierarchicalShapeStyle { .init(_color: .secondary) }
  /// Ink for what is still less important.
  public static var tertiary: HierarchicalShapeStyle { .init(_color: .tertiary) }
  /// The faintest ink.
  public static var quaternary: HierarchicalShapeStyle { .init(_color: .quaternary) }
}

extension ShapeStyle where Self == Material {
  /// Hardly any tone.
  public static var ultraThinMaterial: Material { .init(_color: .fill.opacity(0.5)) }
  /// A light tone.
  public static var thinMaterial: Material { .init(_color: .fill.opacity(0.75)) }
  /// A tone.
  public static var regularMaterial: Material { .init(_color: .fill) }
  /// A tone nearly without what is below.
  public static var thickMaterial: Material { .init(_color: .fill.opacity(1.5)) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// A light green.
  public static var mint: Color { Color.mint }
  /// A bluish green.
  public static var teal: Color { Color.teal }
  /// A greenish blue.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// A dark violet blue.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// A middle grey.
  public static var gray: Color { Color.gray }
  /// White, whatever the screen.
  public static var white: Color { Color.white }
  /// Black, whatever the screen.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// The colour of buttons.
  public static var tint: Color { Color.accentColor }
  /// Paper.
  public static var background: Color { Color.background }
}
