/// What layout made of one text.
public struct TextFacts: Equatable, Sendable {
  /// Where it lies, in points.
  public var frame: CGRect
  /// Lines it takes.
  public var lineCount: Int
  /// Whether words are left out behind an ellipsis.
  public var isTruncated: Bool
  /// Whether its ink is cut off because it got less room than it takes.
  public var isClipped: Bool
  /// Whether a single word is wider than the text may be.
  public var hasOverlongWord: Bool
  /// The room it would take, in points.
  public var neededSize: CGSize
  /// The scale it was shrunk to, 1 where it was not.
  public var scaleFactor: CGFloat
  /// Which faces draw it, in reading order.
  public var faceRuns: [FaceRun]
  /// Distance from its upper edge to its first baseline, in points.
  public var firstBaseline: CGFloat
}
