/// The shape of a glyph as a path, in thousandths of an em from its pen; `y` grows downwards.
public struct GlyphOutline: Hashable, Sendable {
  /// A place on the path or beside it.
  public struct Point: Hashable, Sendable {
    /// Thousandths of an em right of the pen.
    public var x: Double
    /// Thousandths of an em below it.
    public var y: Double

    /// The point at (`x`, `y`).
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step along the path.
  public enum Segment: Hashable, Sendable {
    /// Starts a contour, which ends where it started.
    case move(Point)
    case line(Point)
    /// A curve with one control point.
    case quadratic(Point, to: Point)
    /// A curve with two control points.
    case cubic(Point, Point, to: Point)
  }

  /// The steps; empty for a blank.
  public var segments: [Segment]

  /// A path of `segments`.
  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }
}

/// A glyph of a shaped line, as a path and where its pen stands.
public struct PlacedGlyph: Hashable, Sendable {
  /// Tells glyphs apart: two with the same name in one port have the same outline.
  public var name: String
  /// Its shape.
  public var outline: GlyphOutline
  /// Points right of the line's start.
  public var x: Double
  /// Points below the baseline.
  public var y: Double
  /// Points in an em.
  public var pointSize: Double

  /// A glyph at its place.
  public init(name: String, outline: GlyphOutline, x: Double, y: Double, pointSize: Double) {
    self.name = name
    self.outline = outline
    self.x = x
    self.y = y
    self.pointSize = pointSize
  }
}

/// A font port that can also say what glyphs look like, for drawings that are not made of pixels.
public protocol OutlinePort: FontPort {
  /// The glyphs of a line that this port shaped, in drawing order; those without ink are left out.
  func glyphs(of line: any ShapedLine) -> [PlacedGlyph]
}
