public import PreviewUI
import DynamicType
import StyleModel

/// A sheet laid out in points: lines of text and rectangles, each at its place.
public struct Sheet {
  /// What something is drawn in; the colours are the writer's.
  enum Ink: Int, CaseIterable {
    case text
    case caption
    case mark
    case hairline
  }

  /// A line of text.
  struct Line {
    var text: String
    var shaped: any ShapedLine
    var x: Double
    var baseline: Double
    var ink: Ink
    var pointSize: Double
  }

  /// A filled rectangle.
  struct Rule {
    var frame: CGRect
    var ink: Ink
  }

  /// The name of the set.
  let title: String
  /// Width and height, in points.
  public private(set) var size = CGSize.zero
  private(set) var lines: [Line] = []
  private(set) var rules: [Rule] = []

  private static let margin = 32.0
  private static let gap = 24.0
  private static let captionSize = 12.0

  private let port: any FontPort
  private var y = Sheet.margin
  private var right = 0.0

  /// `content` laid out in the fonts of `port`.
  public init(_ content: SheetContent, port: any FontPort) {
    self.port = port
    title = content.title
    set(content.title, FontRequest(pointSize: 20, weight: 600), ink: .text)
    set(content.subtitle, caption, ink: .caption)
    y += Self.gap / 2
    if content.columns.isEmpty {
      for row in content.rows { addRow(row) }
    } else {
      addMatrix(content)
    }
    size = CGSize(
      width: (right + Self.margin).rounded(.up),
      height: (y + Self.margin - Self.gap / 2).rounded(.up))
  }

  private var caption: FontRequest { FontRequest(pointSize: Self.captionSize) }

  /// A line below what is there already.
  private mutating func set(_ text: String, _ request: FontRequest, ink: Ink) {
    let metrics = port.metrics(of: request)
    place(text, request, x: Self.margin, baseline: y + metrics.ascent, ink: ink)
    y += metrics.lineHeight
  }

  @discardableResult
  private mutating func place(
    _ text: String, _ request: FontRequest, x: Double, baseline: Double, ink: Ink
  ) -> Double {
    let shaped = port.shape(text, request)
    lines.append(
      Line(
        text: text, shaped: shaped, x: x, baseline: baseline, ink: ink,
        pointSize: request.pointSize))
    right = max(right, x + shaped.width)
    return shaped.width
  }

  private mutating func mark(x: Double, y: Double, width: Double, height: Double) {
    rules.append(
      Rule(
        frame: CGRect(
          origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)),
        ink: .mark))
  }

  private mutating func addHeading(_ row: SheetContent.Row) {
    set(row.heading, caption, ink: .caption)
    for finding in row.findings { set("! " + finding, caption, ink: .mark) }
  }

  private mutating func addRow(_ row: SheetContent.Row) {
    let top = y
    addHeading(row)
    for specimen in row.specimens {
      set(specimen.text, specimen.style.request(pointSize: specimen.pointSize), ink: .text)
      if specimen.isMarked { mark(x: Self.margin - 12, y: top, width: 3, height: y - top) }
    }
    y += Self.gap
  }

  // MARK: Matrix

  private mutating func addMatrix(_ content: SheetContent) {
    let widths = content.columns.indices.map { column in
      content.rows.map { row -> Double in
        let specimen = row.specimens[column]
        let request = specimen.style.request(pointSize: specimen.pointSize)
        return port.shape(specimen.text, request).width
      }.max() ?? 0
    }.map { max($0, 40) }
    var starts: [Double] = []
    var x = Self.margin
    for width in widths {
      starts.append(x)
      x += width + Self.gap
    }
    let metrics = port.metrics(of: caption)
    for (head, start) in zip(content.columns, starts) {
      place(head, caption, x: start, baseline: y + metrics.ascent, ink: .caption)
    }
    y += metrics.lineHeight + Self.gap / 2
    for row in content.rows { addMatrixRow(row, starts: starts, end: x - Self.gap) }
  }

  private mutating func addMatrixRow(_ row: SheetContent.Row, starts: [Double], end: Double) {
    rules.append(
      Rule(
        frame: CGRect(
          origin: CGPoint(x: Self.margin, y: y),
          size: CGSize(width: max(0, end - Self.margin), height: 0.5)), ink: .hairline))
    y += 4
    addHeading(row)
    let requests = row.specimens.map { $0.style.request(pointSize: $0.pointSize) }
    let ascent = requests.map { port.metrics(of: $0).ascent }.max() ?? 0
    let descent = requests.map { port.metrics(of: $0).descent }.max() ?? 0
    let captionMetrics = port.metrics(of: caption)
    for ((specimen, request), start) in zip(zip(row.specimens, requests), starts) {
      let width = place(specimen.text, request, x: start, baseline: y + ascent, ink: .text)
      place(
        Figure(specimen.pointSize).description, caption, x: start,
        baseline: y + ascent + descent + captionMetrics.ascent,
        ink: specimen.isMarked ? .mark : .caption)
      if specimen.isMarked { mark(x: start, y: y + ascent + descent, width: width, height: 1.5) }
    }
    y += ascent + descent + captionMetrics.lineHeight + Self.gap / 2
  }
}
