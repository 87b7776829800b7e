public import Imaging

/// A text with everything decided that decides how it is drawn, except its width.
public struct ResolvedText: Equatable, Sendable {
  /// A piece in one font.
  public struct Piece: Equatable, Sendable {
    /// What it says.
    public var string: String
    /// The font it asks for.
    public var request: FontRequest
    /// Height of its lines in points where the text style states one; the font's own otherwise.
    public var lineHeight: CGFloat?
    /// What it is drawn in.
    public var color: RGBA
    /// How deep it is nested in text that runs the other way; odd from right to left.
    var level: UInt8 = 0

    /// Whether both take the same room, whatever their colours.
    func isSetAlike(_ other: Piece) -> Bool {
      string == other.string && request == other.request && lineHeight == other.lineHeight
    }
  }

  /// The pieces one after the other.
  public var pieces: [Piece]
  /// The greatest number of lines; `nil` is as many as it needs.
  public var lineLimit: Int?
  /// How many lines it takes at least.
  public var reservedLines = 1
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// How lines line up.
  public var alignment: TextAlignment
  /// How far the text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat
  /// Which part is left out where it does not fit.
  public var truncationMode = Text.TruncationMode.tail
  /// Which way the screen reads where it stands.
  public var direction = LayoutDirection.leftToRight

  /// Whether both take the same room, whatever their colours.
  func isSetAlike(_ other: ResolvedText) -> Bool {
    pieces.count == other.pieces.count && lineLimit == other.lineLimit
      && reservedLines == other.reservedLines && lineSpacing == other.lineSpacing
      && alignment == other.alignment && minimumScaleFactor == other.minimumScaleFactor
      && truncationMode == other.truncationMode && direction == other.direction
      && zip(pieces, other.pieces).allSatisfy { $0.isSetAlike($1) }
  }
}
