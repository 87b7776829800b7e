/// A row as a layout: for `AnyLayout`, or called with views.
public struct HStackLayout: Layout, Equatable, BuiltInLayout {
  /// How the views line up down.
  public var alignment: VerticalAlignment
  /// Points between the views; the standard 8 where `nil`.
  public var spacing: CGFloat?

  /// A row; `spacing` in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var solver: StackSolver {
    StackSolver(axis: .horizontal, vertical: alignment, spacing: spacing)
  }

  var engine: any LayoutEngine { solver }

  /// Returns the size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var solver = solver
    return solver.size(of: subviews.items, offered: proposal)
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: solver, in: bounds, proposal: proposal)
  }
}

/// A column as a layout: for `AnyLayout`, or called with views.
public struct VStackLayout: Layout, Equatable, BuiltInLayout {
  /// How the views line up across.
  public var alignment: HorizontalAlignment
  /// Points between the views; the standard 8 where `nil`.
  public var spacing: CGFloat?

  /// A column; `spacing` in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var solver: StackSolver {
    StackSolver(axis: .vertical, horizontal: alignment, spacing: spacing)
  }

  var engine: any LayoutEngine { solver }

  /// Returns the size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var solver = solver
    return solver.size(of: subviews.items, offered: proposal)
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: solver, in: bounds, proposal: proposal)
  }
}

/// Views one over the other as a layout.
public struct ZStackLayout: Layout, Equatable, BuiltInLayout {
  /// How the views line up.
  public var alignment: Alignment

  /// A pile.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var engine: any LayoutEngine { PileEngine(alignment: alignment) }

  /// Returns the size of the largest view, both ways.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    PileEngine(alignment: alignment).size(of: subviews.items, offered: proposal)
  }

  /// Places the views one over the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: PileEngine(alignment: alignment), in: bounds, proposal: proposal)
  }
}

extension LayoutSubviews {
  /// Places all views by a layout of this module.
  func place(by engine: some LayoutEngine, in bounds: CGRect, proposal: ProposedViewSize) {
    var engine = engine
    engine.place(items, in: bounds.size, offered: proposal)
    for item in items { item.move(by: bounds.origin) }
    placed.indices = Set(items.indices)
  }
}

extension LayoutItem {
  /// Moves the item, whose size stays, by a distance in points.
  func move(by distance: CGPoint) {
    guard distance != .zero, let offered else { return }
    place(
      at: CGPoint(x: frame.minX + distance.x, y: frame.minY + distance.y), proposal: offered)
  }
}

/// Items one over the other; the first lies at the bottom.
struct PileEngine: LayoutEngine, Equatable {
  var alignment: Alignment

  func size(of items: [LayoutItem], offered proposal: ProposedViewSize) -> CGSize {
    items.reduce(.zero) { size, item in
      let own = item.size(for: proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func baselines(of items: [LayoutItem], in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let first = items.first, let last = items.last else { return nil }
    let offer = ProposedViewSize(size)
    let (firstSize, lastSize) = (first.size(for: offer), last.size(for: offer))
    return (
      alignment.origin(of: firstSize, in: size).y + first.baselines(in: firstSize).first,
      alignment.origin(of: lastSize, in: size).y + last.baselines(in: lastSize).last
    )
  }

  func place(_ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize) {
    for item in items {
      let own = item.size(for: proposal)
      item.place(at: alignment.origin(of: own, in: size), proposal: proposal)
    }
  }
}
