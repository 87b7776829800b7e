public import DynamicType
public import Imaging

/// A font at a size, as layout asks for it: what is wanted, not what is installed.
public struct FontRequest: Hashable, Sendable {
  /// Shape of the system font, where no family is named.
  public enum Design: Hashable, Sendable {
    /// The system font as it is.
    case standard
    /// The one with serifs.
    case serif
    /// The one with round ends.
    case rounded
    /// The one with one width for all characters.
    case monospaced
  }

  /// Wanted families or PostScript names, best first; empty asks for the system font.
  public var families: [String]
  /// Which system font, where `families` is empty.
  public var design: Design
  /// Size in points.
  public var pointSize: Double
  /// Weight on the scale of CSS, 1…1000; 400 is regular.
  public var weight: Int
  /// Whether the slanted face is wanted.
  public var isItalic: Bool
  /// Extra advance after every cluster, in points; negative tightens.
  public var tracking: Double
  /// Whether all digits are to have one width.
  public var hasMonospacedDigits: Bool
  /// Whether the text is part of a line that runs from right to left there; its clusters are then
  /// drawn so, and brackets are mirrored. Otherwise scripts run as they do by themselves.
  public var isRightToLeft: Bool

  /// A request for `families` at `pointSize`; regular, upright and untracked unless said otherwise.
  public init(
    families: [String] = [], design: Design = .standard, pointSize: Double, weight: Int = 400,
    isItalic: Bool = false, tracking: Double = 0, hasMonospacedDigits: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.families = families
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isRightToLeft = isRightToLeft
  }
}

extension FontRequest {
  /// What a font asks for at the size it was resolved at.
  public init(_ font: ResolvedFont) {
    self.init(
      families: font.families, design: Design(font.design), pointSize: font.pointSize,
      weight: font.weight.cssWeight, isItalic: font.isItalic, tracking: font.tracking,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }
}

/// Vertical measures of a font at its size, in points; `descent` is positive downwards.
public struct LineMetrics: Hashable, Sendable {
  /// How far the font reaches above the baseline.
  public var ascent: Double
  /// How far the font reaches below the baseline.
  public var descent: Double
  /// The extra space the font asks for between lines.
  public var leading: Double

  /// Measures of three lengths in points.
  public init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The height of a line set solid, plus the font's own leading.
  public var lineHeight: Double { ascent + descent + leading }
}

/// A run of a shaped line that one face draws.
public struct FaceRun: Hashable, Sendable {
  /// The face that was found, such as `Inter Semi Bold` or `Noto Sans CJK JP Regular`.
  public var faceName: String
  /// The bytes of the text's UTF-8 that it draws.
  public var utf8Range: Range<Int>
  /// Whether the face belongs to none of the families asked for.
  public var isFallback: Bool
  /// How many characters it draws as boxes, since no installed font has them.
  public var boxCount: Int

  /// A run of one face.
  public init(faceName: String, utf8Range: Range<Int>, isFallback: Bool, boxCount: Int = 0) {
    self.faceName = faceName
    self.utf8Range = utf8Range
    self.isFallback = isFallback
    self.boxCount = boxCount
  }
}

/// The smallest piece of text that may be separated from its neighbours: a grapheme or a ligature.
public struct Cluster: Hashable, Sendable {
  /// Where it starts in the text's UTF-8.
  public var utf8Offset: Int
  /// How far it moves the pen, in points, tracking included.
  public var advance: Double

  /// A cluster at an offset, with its advance.
  public init(utf8Offset: Int, advance: Double) {
    self.utf8Offset = utf8Offset
    self.advance = advance
  }
}

/// One line of text, shaped: which faces draw it and how wide it is; drawn by the port that made it.
public protocol ShapedLine: AnyObject {
  /// Sum of the advances, in points.
  var width: Double { get }
  /// Clusters in logical order.
  var clusters: [Cluster] { get }
  /// Faces in logical order.
  var faceRuns: [FaceRun] { get }
  /// Metrics to set the line with: the greatest of its faces'.
  var metrics: LineMetrics { get }
}

/// Sub-pixels per point, across and down; they differ where sub-pixels are not square.
public struct PixelScale: Hashable, Sendable {
  /// Sub-pixels per point across.
  public var x: Double
  /// Sub-pixels per point down.
  public var y: Double

  /// A scale of two factors.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What drawing needs of fonts; the arrow to the libraries points the other way.
///
/// Everything in points is unhinted and linear: twice the point size is exactly twice the width.
public protocol FontPort: AnyObject {
  /// Metrics of the first face found for `request`; never fails, since some face is always used.
  func metrics(of request: FontRequest) -> LineMetrics
  /// What `request` resolved to, for the status line.
  func resolve(_ request: FontRequest) -> ResolvedFace
  /// Shapes one line; `text` holds no line break. An empty text gives a line of width 0.
  func shape(_ text: String, _ request: FontRequest) -> any ShapedLine
  /// Adds the line's ink to `bitmap`, pen at (`x`, `baseline`) in sub-pixels; ink outside is dropped.
  func draw(
    _ line: any ShapedLine, atX x: Double, baseline: Double, scale: PixelScale,
    into bitmap: inout Bitmap)
}

/// The face that a request ended at.
public struct ResolvedFace: Hashable, Sendable {
  /// Family and style, such as `Inter Semi Bold`.
  public var name: String
  /// The first family asked for that is not installed, where another was taken.
  public var missingFamily: String?

  /// A face by its name.
  public init(name: String, missingFamily: String? = nil) {
    self.name = name
    self.missingFamily = missingFamily
  }
}
