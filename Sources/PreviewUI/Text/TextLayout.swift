/// A text broken into lines for one width.
struct TextLayout {
  /// A shaped part of a line in one font.
  struct Fragment {
    let line: any ShapedLine
    /// Where it starts, in points from the left of its line.
    let x: CGFloat
  }

  /// One line: its parts, and its place below the upper edge of the text.
  ///
  /// Its parts are shaped when they are first asked for: layout tries many widths, and draws one.
  final class Line {
    let width: CGFloat
    let height: CGFloat
    /// Distance from the upper edge of the text.
    let baseline: CGFloat
    private(set) lazy var fragments = content.known ?? content.shaped(port: port).fragments
    private let content: LineContent
    private let port: any FontPort

    init(_ content: LineContent, height: CGFloat, baseline: CGFloat, port: any FontPort) {
      self.content = content
      width = content.width
      self.height = height
      self.baseline = baseline
      self.port = port
    }
  }

  let lines: [Line]
  let size: CGSize
  /// Whether words are left out for want of lines.
  let isTruncated: Bool
  /// Whether a single word is wider than the text may be.
  let hasOverlongWord: Bool
  /// The scale the text was shrunk to, 1 where it was not.
  let scaleFactor: CGFloat
}

/// Breaks a text into lines; the text is shaped once, whatever widths are tried.
struct TextSetter {
  private let port: any FontPort
  private let text: ResolvedText
  private let paragraphs: [Paragraph]

  /// Shrinking goes by a quarter of a point, as in UIKit and SwiftUI.
  private static let shrinkStep = 0.25

  init(_ text: ResolvedText, port: any FontPort) {
    self.text = text
    self.port = port
    paragraphs = Paragraph.paragraphs(of: text, port: port)
  }

  /// The text in lines no wider than `width` and, where given, no higher than `height` in all.
  func layout(width: CGFloat, height: CGFloat = .infinity) -> TextLayout {
    let whole = setLines(width: width, height: height, scaleFactor: 1)
    guard whole.isTruncated || whole.hasOverlongWord, text.minimumScaleFactor < 1,
      let largest = text.pieces.map(\.request.pointSize).max(), largest > 0
    else { return whole }
    var size = largest - Self.shrinkStep
    var best = whole
    while size >= largest * text.minimumScaleFactor {
      let factor = size / largest
      best = TextSetter(scaled(by: factor), port: port).setLines(
        width: width, height: height, scaleFactor: factor)
      if !best.isTruncated && !best.hasOverlongWord { break }
      size -= Self.shrinkStep
    }
    return best
  }

  private func scaled(by factor: CGFloat) -> ResolvedText {
    var scaled = text
    for index in scaled.pieces.indices {
      let size = scaled.pieces[index].request.pointSize * factor
      let step = Self.shrinkStep
      scaled.pieces[index].request.pointSize = max(step, (size / step).rounded(.down) * step)
      scaled.pieces[index].lineHeight = scaled.pieces[index].lineHeight.map { $0 * factor }
    }
    return scaled
  }

  private func setLines(width: CGFloat, height: CGFloat, scaleFactor: CGFloat) -> TextLayout {
    var ranges: [LineContent] = []
    var hasOverlongWord = false
    for paragraph in paragraphs {
      let broken = paragraph.broken(toWidth: width)
      ranges += broken.lines
      hasOverlongWord = hasOverlongWord || broken.hasOverlongWord
    }
    var limit = text.lineLimit ?? Int.max
    if height < .infinity, let first = ranges.first {
      let needed = first.height(port: port) + text.lineSpacing
      if needed > 0 { limit = min(limit, max(1, Int((height + text.lineSpacing) / needed + 1e-9))) }
    }
    let isTruncated = ranges.count > limit
    if isTruncated { ranges = Array(ranges.prefix(limit)) }
    return place(
      ranges, width: width, isTruncated: isTruncated, hasOverlongWord: hasOverlongWord,
      scaleFactor: scaleFactor)
  }

  private func place(
    _ contents: [LineContent], width: CGFloat, isTruncated: Bool, hasOverlongWord: Bool,
    scaleFactor: CGFloat
  ) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var top: CGFloat = 0
    for (index, content) in contents.enumerated() {
      let isCut = isTruncated && index == contents.count - 1
      let set = isCut ? content.cut(toWidth: width, port: port) : content
      let box = content.box(port: port)
      if index > 0 { top += text.lineSpacing }
      lines.append(
        TextLayout.Line(set, height: box.height, baseline: top + box.baseline, port: port))
      top += box.height
    }
    let widest = lines.map(\.width).max() ?? 0
    return TextLayout(
      lines: lines, size: CGSize(width: widest, height: top), isTruncated: isTruncated,
      hasOverlongWord: hasOverlongWord, scaleFactor: scaleFactor)
  }
}
