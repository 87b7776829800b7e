import Imaging

/// Rows one below the other with hairlines between, as in a settings screen.
///
/// In a row a label's text wraps under its icon at the accessibility sizes.
public struct List<Content: View>: View {
  private let content: Content

  /// The rows: each view of `content` is one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows in a part of the screen that scrolls.
  public var body: some View {
    ScrollView {
      LaidOutGroup(
        layout: AnyLayout(VStackLayout(alignment: .leading, spacing: 0)),
        content: LaidOut(content: content, modifier: RowFrame()))
    }
    .environment(\.isInList, true)
  }
}

extension List {
  /// A row for each element, known by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each element that says itself who it is.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

/// The room of a row: as wide as the list, at least 44 points high, with a hairline below.
private struct RowFrame: ItemModifier {
  /// Apple's least height of what is tapped, in points (Human Interface Guidelines).
  private static let leastHeight: CGFloat = 44
  private static let margin = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Apple's separator colour on a light screen, which does on a dark one.
  private static let separator = RGBA(60, 60, 67, alpha: 74)

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - Self.margin.leading - Self.margin.trailing) },
      height: proposal.height.map { max(0, $0 - Self.margin.top - Self.margin.bottom) })
  }

  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(
        child.width + Self.margin.leading + Self.margin.trailing,
        proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0),
      height: max(Self.leastHeight, child.height + Self.margin.top + Self.margin.bottom))
  }

  func origin(of child: CGSize, in size: CGSize) -> CGPoint {
    CGPoint(x: Self.margin.leading, y: (size.height - child.height) / 2)
  }

  var drawsItself: Bool { true }

  func draw(
    _ item: LayoutItem, on canvas: Canvas, in place: Placement, _ content: (Canvas) -> Void
  ) {
    content(canvas)
    let frame = place.frame
    let start = place.direction == .leftToRight ? frame.minX + Self.margin.leading : frame.minX
    canvas.fill(
      .rectangle,
      in: CGRect(
        x: start, y: frame.maxY - 1 / canvas.scale.y, width: frame.width - Self.margin.leading,
        height: 1 / canvas.scale.y), color: Self.separator)
  }
}
