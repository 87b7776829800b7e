extension Font {
  /// A weight by SwiftUI's name; `cssWeight` is the number of the OpenType `wght` axis.
  public enum Weight: Int, Hashable, CaseIterable, Comparable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The weight on the scale of CSS and OpenType, 100…900.
    public var cssWeight: Int { rawValue }

    public static func < (a: Font.Weight, b: Font.Weight) -> Bool { a.rawValue < b.rawValue }
  }
}
