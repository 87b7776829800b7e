/// What layout made of one text.
public struct TextFacts: Equatable, Sendable {
  /// What it says, whether or not all of it is shown.
  public var text: String
  /// The lines as shown, an ellipsis included.
  public var lines: [String]
  /// Where it lies on screen, in points.
  public var frame: CGRect
  /// The fonts it asked for, in reading order, as they were before it was shrunk.
  public var fonts: [FontRequest]
  /// Lines it takes.
  public var lineCount: Int
  /// Whether words are left out behind an ellipsis.
  public var isTruncated: Bool
  /// Whether its ink is cut off because it got less room than it takes.
  public var isClipped: Bool
  /// Whether a single word is wider than the text may be.
  public var hasOverlongWord: Bool
  /// The room that the lines shown take, in points.
  public var neededSize: CGSize
  /// The height of the room it was given, in points; `nil` where there was no limit.
  public var givenHeight: CGFloat?
  /// The height it would take in its width if nothing were left out, in points.
  public var fullHeight: CGFloat
  /// The scale it was shrunk to, 1 where it was not.
  public var scaleFactor: CGFloat
  /// Which faces draw it, in reading order.
  public var faceRuns: [FaceRun]
  /// Distance from its upper edge to its first baseline, in points.
  public var firstBaseline: CGFloat
}
