/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection {
  /// Which of them a layout has placed so far.
  final class Placed {
    var indices: Set<Int> = []
  }

  let items: [LayoutItem]
  let placed = Placed()

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { items.count }

  /// The view at a place; outside of the list it traps.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], index: index, placed: placed)
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  let item: LayoutItem
  let index: Int
  let placed: LayoutSubviews.Placed

  /// The priority it was given; 0 unless set.
  public var priority: Double { item.priority }

  /// Returns the size it takes where `proposal` is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.size(for: proposal)
  }

  /// Returns the size it takes where `proposal` is offered, with its baselines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(item: item, size: item.size(for: proposal))
  }

  /// Puts it so that the place `anchor` of it lies at `position`, offering it `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = item.size(for: proposal)
    placed.indices.insert(index)
    item.place(
      at: CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// The value that the view was given for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    (item.layoutValue(ObjectIdentifier(key)) as? Key.Value) ?? Key.defaultValue
  }
}

/// The size of a view with the lines that others are aligned to, in points.
public struct ViewDimensions {
  let item: LayoutItem
  let size: CGSize

  /// The width.
  public var width: CGFloat { size.width }
  /// The height.
  public var height: CGFloat { size.height }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { size.width * guide.fraction }

  /// The distance of a guide from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .firstTextBaseline: item.baselines(in: size).first
    case .lastTextBaseline: item.baselines(in: size).last
    default: size.height * guide.fraction
    }
  }
}
