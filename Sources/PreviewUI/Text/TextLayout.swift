import Imaging

/// A text broken into lines for one width.
struct TextLayout {
  /// A shaped part of a line in one font and one direction.
  struct Fragment {
    let line: any ShapedLine
    /// Where it starts, in points from the left of its line.
    let x: CGFloat
    let color: RGBA
  }

  /// One line: its parts, and its place below the upper edge of the text.
  ///
  /// Its parts are shaped when they are first asked for: layout tries many widths, and draws one.
  final class Line {
    let width: CGFloat
    /// How much later than the others it begins, in points.
    let indent: CGFloat
    let height: CGFloat
    /// Distance from the upper edge of the text.
    let baseline: CGFloat
    private(set) lazy var fragments = content.known ?? content.shaped(port: port).fragments
    private let content: LineContent
    private let port: any FontPort

    init(
      _ content: LineContent, indent: CGFloat, height: CGFloat, baseline: CGFloat,
      port: any FontPort
    ) {
      self.content = content
      self.indent = indent
      width = content.width
      self.height = height
      self.baseline = baseline
      self.port = port
    }

    /// What its fragments say and ask for, one piece each.
    var pieces: [ResolvedText.Piece] { content.pieces }
    /// What it says.
    var string: String { pieces.map(\.string).joined() }
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

  /// The text in lines no longer than `lengths` and, where given, no higher than `height` in all.
  func layout(_ lengths: LineLengths, height: CGFloat = .infinity) -> TextLayout {
    let whole = setLines(lengths, height: height, scaleFactor: 1)
    guard whole.isTruncated || whole.hasOverlongWord, text.minimumScaleFactor < 1,
      let largest = text.pieces.map(\.request.pointSize).max(), largest > 0, largest.isFinite
    else { return whole }
    return shrunk(lengths, height: height, from: largest) ?? whole
  }

  /// The text in the largest size of a quarter of a point that fits, or the smallest allowed.
  private func shrunk(
    _ lengths: LineLengths, height: CGFloat, from largest: CGFloat
  ) -> TextLayout? {
    func attempt(_ steps: Int) -> TextLayout {
      let factor = (largest - CGFloat(steps) * Self.shrinkStep) / largest
      return TextSetter(scaled(by: factor), port: port).setLines(
        lengths, height: height, scaleFactor: factor)
    }
    var (low, high) = (0, Int((largest * (1 - text.minimumScaleFactor) / Self.shrinkStep) + 1e-9))
    guard high > 0 else { return nil }
    // `low` steps are known to be too few; `high` is the least known to do, or all there are.
    var best = attempt(high)
    guard !best.isTruncated, !best.hasOverlongWord else { return best }
    while high - low > 1 {
      let middle = (low + high) / 2
      let layout = attempt(middle)
      if layout.isTruncated || layout.hasOverlongWord {
        low = middle
      } else {
        (high, best) = (middle, layout)
      }
    }
    return best
  }

  private func scaled(by factor: CGFloat) -> ResolvedText {
    var scaled = text
    for index in scaled.pieces.indices {
      let size = scaled.pieces[index].request.pointSize * factor
      let step = Self.shrinkStep
      scaled.pieces[index].request.pointSize = max(step, (size / step + 1e-9).rounded(.down) * step)
      scaled.pieces[index].lineHeight = scaled.pieces[index].lineHeight.map { $0 * factor }
    }
    return scaled
  }

  private func setLines(
    _ lengths: LineLengths, height: CGFloat, scaleFactor: CGFloat
  ) -> TextLayout {
    var contents: [LineContent] = []
    var hasOverlongWord = false
    for paragraph in paragraphs {
      let broken = paragraph.broken(to: lengths, firstLine: contents.count)
      contents += broken.lines
      hasOverlongWord = hasOverlongWord || broken.hasOverlongWord
    }
    var limit = text.lineLimit ?? Int.max
    if height < .infinity, contents.count > 1, let first = contents.first {
      let needed = first.box(port: port).height + text.lineSpacing
      if needed > 0 { limit = min(limit, max(1, Int((height + text.lineSpacing) / needed + 1e-9))) }
    }
    let isTruncated = contents.count > limit
    if isTruncated {
      contents = Array(contents.prefix(limit))
      let last = contents[limit - 1]
      contents[limit - 1] = paragraphs[last.paragraph].cut(
        from: last.start, toWidth: lengths.length(ofLine: limit - 1), mode: text.truncationMode)
    }
    return place(
      contents, lengths, isTruncated: isTruncated, hasOverlongWord: hasOverlongWord,
      scaleFactor: scaleFactor)
  }

  private func place(
    _ contents: [LineContent], _ lengths: LineLengths, isTruncated: Bool, hasOverlongWord: Bool,
    scaleFactor: CGFloat
  ) -> TextLayout {
    var lines: [TextLayout.Line] = []
    var top: CGFloat = 0
    var widest: CGFloat = 0
    for (index, content) in contents.enumerated() {
      let box = content.box(port: port)
      if index > 0 { top += text.lineSpacing }
      let indent = lengths.indent(ofLine: index)
      lines.append(
        TextLayout.Line(
          content, indent: indent, height: box.height, baseline: top + box.baseline, port: port))
      widest = max(widest, indent + content.width)
      top += box.height
    }
    if let line = lines.first, lines.count < text.reservedLines {
      top += CGFloat(text.reservedLines - lines.count) * (line.height + text.lineSpacing)
    }
    return TextLayout(
      lines: lines, size: CGSize(width: widest, height: top), isTruncated: isTruncated,
      hasOverlongWord: hasOverlongWord, scaleFactor: scaleFactor)
  }
}
