/// A way to arrange views, as SwiftUI's protocol of that name.
///
/// Lengths are points; `x` grows from the leading edge, so that nothing has to be done for languages
/// written from right to left.
public protocol Layout {
  /// What is worked out once for a list of views and kept until the list or a view in it changes.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Makes the cache for a list of views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache in line after a change; makes it anew unless written otherwise.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size that the whole takes where `proposal` is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places each view in `bounds`; one that is not placed lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// A view that arranges `content` by this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> LaidOutGroup<Content> {
    LaidOutGroup(layout: AnyLayout(self), content: content())
  }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that hand none.
  static var defaultValue: Value { get }
}

/// A layout of any kind; where it changes kind the views it arranges stay who they are.
public struct AnyLayout: Layout {
  let makeEngine: () -> any LayoutEngine
  /// What the layout is, to tell whether another value is the same.
  private let layout: Any

  /// The layout under a type that says nothing about it.
  public init<L: Layout>(_ layout: L) {
    if let any = layout as? AnyLayout {
      self = any
      return
    }
    self.layout = layout
    makeEngine = {
      (layout as? any BuiltInLayout)?.engine ?? CustomLayoutEngine(layout)
    }
  }

  /// Makes room for the layout's own engine.
  public func makeCache(subviews: Subviews) -> Cache { Cache(engine: makeEngine()) }

  /// Returns what the layout says.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.engine.size(of: subviews.items, offered: proposal)
  }

  /// Places the views as the layout says.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.engine.place(subviews.items, in: bounds.size, offered: proposal)
    for item in subviews.items { item.move(by: bounds.origin) }
  }

  /// Whether both are the same layout with the same figures.
  func isSame(as other: AnyLayout) -> Bool {
    type(of: layout) == type(of: other.layout) && ViewComparison.isSame(layout, other.layout)
  }

  /// What the layout keeps.
  public struct Cache {
    var engine: any LayoutEngine
  }
}

/// A layout of this module, which needs no detour through the protocol.
protocol BuiltInLayout {
  var engine: any LayoutEngine { get }
}

/// Lets a layout of a client's arrange items.
private struct CustomLayoutEngine<L: Layout>: LayoutEngine {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  mutating func itemsDidChange(_ items: [LayoutItem]) { cache = nil }

  mutating func size(of items: [LayoutItem], offered proposal: ProposedViewSize) -> CGSize {
    let subviews = LayoutSubviews(items: items)
    var cache: L.Cache
    if let known = self.cache {
      cache = known
      layout.updateCache(&cache, subviews: subviews)
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
    return size
  }

  mutating func place(
    _ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize
  ) {
    let subviews = LayoutSubviews(items: items)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    subviews.placed.indices = []
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    self.cache = cache
    for (index, item) in items.enumerated() where !subviews.placed.indices.contains(index) {
      let own = item.size(for: proposal)
      item.place(at: Alignment.center.origin(of: own, in: size), proposal: proposal)
    }
  }
}

/// A view made by calling a layout.
public struct LaidOutGroup<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  /// Makes the node of the group.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    GroupNode(layout, content, in: context)
  }

  /// Gives the node the new layout and content.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: GroupNode.self).update(layout, content)
  }
}
