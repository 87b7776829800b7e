import Imaging

/// What a text in one font takes in lines of a given width, worked out without a view.
public struct BrokenText: Hashable, Sendable {
  /// Lines it breaks into.
  public let lineCount: Int
  /// Width of its widest line, in points.
  public let width: CGFloat
  /// Whether a single word is wider than a line.
  public let hasOverlongWord: Bool

  /// Breaks `string` as `Text` does, in lines `width` points wide.
  public init(_ string: String, _ request: FontRequest, width: CGFloat, port: any FontPort) {
    let text = ResolvedText(
      pieces: [ResolvedText.Piece(string: string, request: request, color: .black)], lineSpacing: 0,
      alignment: .leading, minimumScaleFactor: 1)
    let layout = TextSetter(text, port: port).layout(LineLengths(full: width))
    lineCount = layout.lines.count
    self.width = layout.size.width
    hasOverlongWord = layout.hasOverlongWord
  }
}
