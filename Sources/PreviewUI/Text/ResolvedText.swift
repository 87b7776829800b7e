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
  }

  /// The pieces one after the other.
  public var pieces: [Piece]
  /// The greatest number of lines; `nil` is as many as it needs.
  public var lineLimit: Int?
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// How lines line up.
  public var alignment: TextAlignment
  /// How far the text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat
}
