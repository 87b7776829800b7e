public import PreviewUI

/// A sheet laid out in points: lines of text and filled rectangles, each at its place.
public struct Sheet {
  /// A line of text.
  struct Line {
    var drawn: ScreenRecording.Line
    var ink: Ink
  }

  /// A filled rectangle.
  struct Rule {
    var frame: CGRect
    var ink: Ink
  }

  /// The name of the set.
  let title: String
  /// Width and height, in points.
  public let size: CGSize
  let lines: [Line]
  let rules: [Rule]

  /// `content` laid out in the fonts of `port`.
  public init(_ content: SheetContent, port: any FontPort) {
    title = content.title
    let host = PreviewHost(
      SheetView(content: content, columnWidths: Self.columnWidths(of: content, port: port)),
      port: port)
    // As wide as its widest line, then everything across that.
    let width = host.layout(.unspecified).width
    let size = host.layout(ProposedViewSize(width: width, height: nil))
    self.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let recording = host.recording
    lines = recording.lines.map { Line(drawn: $0, ink: Ink($0.runs.first?.color)) }
    rules = recording.fills.map { Rule(frame: $0.frame, ink: Ink($0.color)) }
  }

  /// What the widest specimen of each column takes, in points.
  private static func columnWidths(of content: SheetContent, port: any FontPort) -> [Double] {
    content.columns.indices.map { index in
      let column = SheetColumn(
        head: content.columns[index], specimens: content.rows.map(\.entries[index].specimen))
      return PreviewHost(column, port: port).layout(.unspecified).width
    }
  }
}
