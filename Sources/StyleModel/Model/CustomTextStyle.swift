public import DynamicType

/// A text style of a style set: a font, its size at `large`, and how it follows the reader's size.
public struct CustomTextStyle: Hashable, Sendable {
  /// How a style came to its text style.
  public enum RelativeToOrigin: String, Hashable, Sendable {
    /// The file names it.
    case explicit
    /// The style's own name is that of a text style.
    case name
    /// It is the text style nearest in size.
    case nearestSize
  }

  /// The name to show: the path without what all styles of the set have in common, unique in it.
  public var name: String
  /// The names of its groups and its own, outermost first, as the file has them.
  public var path: [String]
  /// Wanted font families, best first; empty asks for the system font.
  public var families: [String]
  /// The size at `large`, in points; above 0, at most 1000.
  public var pointSize: Double
  /// The weight nearest to `cssWeight` that SwiftUI has a name for.
  public var weight: Font.Weight { Font.Weight(nearestCSSWeight: cssWeight) }
  /// The weight on the scale of CSS and OpenType, 1…1000.
  public var cssWeight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool
  /// The distance from line to line at `large`, in points; nil leaves it to the font.
  public var lineHeight: Double?
  /// Extra space after every character at `large`, in points; negative tightens.
  public var tracking: Double
  /// The text style whose leading drives the scaling.
  public var relativeTo: Font.TextStyle
  /// How `relativeTo` was found.
  public var relativeToOrigin: RelativeToOrigin
  /// How the size is scaled.
  public var method: ScalingMethod
  /// The size not to exceed, in points.
  public var maximumPointSize: Double?
  /// The text to show it with; nil where the file has none.
  public var sample: String?
  /// What the file says about checking it.
  public var check: CheckSettings
  /// Where it stands in its file.
  public var position: SourcePosition
  /// What was assumed in reading it.
  public var notes: [Diagnostic]
  /// Where each value came from; nothing for a style that was not read from a file.
  public var origins: StyleFields<ValueOrigin>

  /// The size and the way it scales, to work out any point size from.
  public var scaledPointSize: ScaledPointSize {
    ScaledPointSize(
      base: pointSize, relativeTo: relativeTo, method: method, maximum: maximumPointSize)
  }

  /// A style; what is not said is what SwiftUI takes where nothing is said.
  public init(
    name: String, path: [String]? = nil, families: [String] = [], pointSize: Double,
    cssWeight: Int = 400, isItalic: Bool = false, lineHeight: Double? = nil, tracking: Double = 0,
    relativeTo: Font.TextStyle, relativeToOrigin: RelativeToOrigin = .explicit,
    method: ScalingMethod = .custom, maximumPointSize: Double? = nil, sample: String? = nil,
    check: CheckSettings = CheckSettings(), position: SourcePosition, notes: [Diagnostic] = [],
    origins: StyleFields<ValueOrigin> = [:]
  ) {
    self.name = name
    self.path = path ?? [name]
    self.families = families
    self.pointSize = pointSize
    self.cssWeight = cssWeight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.relativeTo = relativeTo
    self.relativeToOrigin = relativeToOrigin
    self.method = method
    self.maximumPointSize = maximumPointSize
    self.sample = sample
    self.check = check
    self.position = position
    self.notes = notes
    self.origins = origins
  }
}
