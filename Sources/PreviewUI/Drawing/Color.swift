public import Imaging

/// A colour; those with a name look different on a light and on a dark screen.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  fileprivate enum Source: Hashable, Sendable {
    case named(Name)
    case fixed(RGB)
  }

  fileprivate enum Name: Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, background, fill
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  private var source: Source
  private var alpha: Double

  private init(_ name: Name) {
    source = .named(name)
    alpha = 1
  }

  /// A colour of sRGB components and an opacity, each 0…1; what lies outside counts as the nearer end.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ share: Double) -> UInt8 {
      UInt8((min(1, max(0, share.isNaN ? 0 : share)) * 255).rounded())
    }
    source = .fixed(RGB(byte(red), byte(green), byte(blue)))
    alpha = opacity
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour thinned out: 0 is clear, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// The colour of ink on a screen that is light or dark.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    switch source {
    case .fixed(let rgb): RGBA(rgb, opacity: alpha)
    case .named(let name):
      RGBA(name.color(in: scheme), opacity: name.opacity(in: scheme) * alpha)
    }
  }

  /// The colour itself.
  public var _color: Color { self }

  /// Makes the node of an area in the colour.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    ShapeNode(ShapeDrawing(outline: .rectangle, color: self), in: context)
  }

  /// Gives the node the new colour.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ShapeNode.self).update(
      ShapeDrawing(outline: .rectangle, color: self))
  }
}

extension Color {
  /// Ink.
  public static let primary = Color(.primary)
  /// Ink for what is less important.
  public static let secondary = Color(.secondary)
  /// Red.
  public static let red = Color(.red)
  /// Orange.
  public static let orange = Color(.orange)
  /// Yellow.
  public static let yellow = Color(.yellow)
  /// Green.
  public static let green = Color(.green)
  /// A light green.
  public static let mint = Color(.mint)
  /// A bluish green.
  public static let teal = Color(.teal)
  /// A greenish blue.
  public static let cyan = Color(.cyan)
  /// Blue.
  public static let blue = Color(.blue)
  /// A dark violet blue.
  public static let indigo = Color(.indigo)
  /// Purple.
  public static let purple = Color(.purple)
  /// Pink.
  public static let pink = Color(.pink)
  /// Brown.
  public static let brown = Color(.brown)
  /// A middle grey.
  public static let gray = Color(.gray)
  /// White, whatever the screen.
  public static let white = Color(white: 1)
  /// Black, whatever the screen.
  public static let black = Color(white: 0)
  /// Nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of buttons.
  public static let accentColor = Color.blue

  static let tertiary = Color(.tertiary)
  static let quaternary = Color(.quaternary)
  static let background = Color(.background)
  static let fill = Color(.fill)
}

extension Color.Name {
  /// Apple's system colours, light and dark, from the Human Interface Guidelines ("Color",
  /// specifications, 2024).
  private static let system: [Color.Name: (light: RGB, dark: RGB)] = [
    .red: (RGB(255, 59, 48), RGB(255, 69, 58)),
    .orange: (RGB(255, 149, 0), RGB(255, 159, 10)),
    .yellow: (RGB(255, 204, 0), RGB(255, 214, 10)),
    .green: (RGB(52, 199, 89), RGB(48, 209, 88)),
    .mint: (RGB(0, 199, 190), RGB(99, 230, 226)),
    .teal: (RGB(48, 176, 199), RGB(64, 200, 224)),
    .cyan: (RGB(50, 173, 230), RGB(100, 210, 255)),
    .blue: (RGB(0, 122, 255), RGB(10, 132, 255)),
    .indigo: (RGB(88, 86, 214), RGB(94, 92, 230)),
    .purple: (RGB(175, 82, 222), RGB(191, 90, 242)),
    .pink: (RGB(255, 45, 85), RGB(255, 55, 95)),
    .brown: (RGB(162, 132, 94), RGB(172, 142, 104)),
    .gray: (RGB(142, 142, 147), RGB(142, 142, 147)),
    .fill: (RGB(120, 120, 128), RGB(120, 120, 128)),
    .background: (RGB(255, 255, 255), RGB(0, 0, 0)),
    .secondary: (RGB(60, 60, 67), RGB(235, 235, 245)),
    .tertiary: (RGB(60, 60, 67), RGB(235, 235, 245)),
    .quaternary: (RGB(60, 60, 67), RGB(235, 235, 245)),
  ]

  fileprivate func color(in scheme: ColorScheme) -> RGB {
    guard let pair = Self.system[self] else {
      return scheme == .light ? RGB(0, 0, 0) : RGB(255, 255, 255)
    }
    return scheme == .light ? pair.light : pair.dark
  }

  fileprivate func opacity(in scheme: ColorScheme) -> Double {
    switch self {
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: scheme == .light ? 0.18 : 0.16
    case .fill: scheme == .light ? 0.2 : 0.36
    default: 1
    }
  }
}
