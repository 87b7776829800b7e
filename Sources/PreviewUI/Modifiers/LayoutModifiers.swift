extension View {
  /// Leaves room around the view: `length` points at `edges`, the standard 16 where `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LaidOut<Self> {
    let length = length ?? Padding.standardLength
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Leaves `length` points around the view.
  public func padding(_ length: CGFloat) -> LaidOut<Self> {
    padding(.all, length)
  }

  /// Leaves room around the view, each edge its own; a length that is not finite traps.
  public func padding(_ insets: EdgeInsets) -> LaidOut<Self> {
    for length in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      precondition(length.isFinite, "padding is a finite number of points, not \(length)")
    }
    return LaidOut(content: self, modifier: Padding(insets: insets))
  }

  /// Puts the view in a frame; a side that is not given is the view's own.
  ///
  /// A negative or non-finite length traps.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> LaidOut<Self> {
    for length in [width, height].compactMap({ $0 }) {
      precondition(
        length >= 0 && length.isFinite,
        "a frame's sides are finite and not negative, not \(length): for as much room as there is "
          + "use maxWidth or maxHeight")
    }
    return LaidOut(
      content: self, modifier: FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts the view in a frame whose sides have bounds; `.infinity` as the greatest length takes all
  /// there is.
  ///
  /// A negative length, one that is not a number, or bounds in the wrong order trap.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> LaidOut<Self> {
    LaidOut(
      content: self,
      modifier: FlexibleFrame(
        width: FlexibleFrame.Bounds(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        height: FlexibleFrame.Bounds(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment))
  }

  /// Lets the view have its ideal size, whatever is offered.
  public func fixedSize() -> LaidOut<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view have its ideal width or height, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> LaidOut<Self> {
    LaidOut(content: self, modifier: IdealSize(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view room before others of a lower priority; 0 is that of views without one.
  public func layoutPriority(_ value: Double) -> LaidOut<Self> {
    precondition(!value.isNaN, "a layout priority is a number")
    return LaidOut(content: self, modifier: Priority(value: value))
  }

  /// Hands a value to the layout around the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> LaidOut<Self> {
    LaidOut(
      content: self,
      modifier: LayoutValue(key: ObjectIdentifier(key), value: ComparableBox<Any>(value)))
  }

  /// Draws the view elsewhere, in points; its place in layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> LaidOut<Self> {
    precondition(x.isFinite && y.isFinite, "an offset is finite")
    return LaidOut(content: self, modifier: Offset(x: x, y: y))
  }

  /// Keeps the ratio of the view's sides, width ÷ height; its own where `nil`.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> LaidOut<Self> {
    if let aspectRatio {
      precondition(aspectRatio > 0 && aspectRatio.isFinite, "an aspect ratio is above 0")
    }
    return LaidOut(content: self, modifier: AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  /// Makes the view as large as fits the room, its shape kept.
  public func scaledToFit() -> LaidOut<Self> { aspectRatio(contentMode: .fit) }

  /// Makes the view large enough to fill the room, its shape kept.
  public func scaledToFill() -> LaidOut<Self> { aspectRatio(contentMode: .fill) }
}

/// How a view of a given shape takes the room it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the room is used.
  case fill
}

private struct Padding: ItemModifier {
  /// What SwiftUI leaves where no length is given.
  static let standardLength: CGFloat = 16

  let insets: EdgeInsets

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(0, child.width + insets.leading + insets.trailing),
      height: max(0, child.height + insets.top + insets.bottom))
  }

  func origin(of child: CGSize, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

private struct FixedFrame: ItemModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  func origin(of child: CGSize, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }
}

private struct FlexibleFrame: ItemModifier {
  /// What is said about one side.
  struct Bounds: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var greatest: CGFloat?

    init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
      let given = [least, ideal, greatest].compactMap { $0 }
      for length in given {
        precondition(length >= 0, "a frame's bounds are not negative, and numbers: \(length)")
      }
      precondition(
        zip(given, given.dropFirst()).allSatisfy { $0 <= $1 },
        "a frame's least, ideal and greatest lengths come in that order: \(given)")
      precondition(least?.isFinite != false, "a frame's least length is finite")
      (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
    }

    func offer(_ offered: CGFloat?) -> CGFloat? {
      guard let length = offered ?? ideal else { return nil }
      return min(max(length, least ?? 0), greatest ?? .infinity)
    }

    func length(around child: CGFloat, offered: CGFloat?) -> CGFloat {
      let wanted = offered ?? ideal ?? child
      switch (least, greatest) {
      case (nil, nil): return offered == nil ? ideal ?? child : child
      case (let least?, nil): return max(least, min(child, wanted))
      case (nil, let greatest?): return min(greatest, max(child, wanted))
      case (let least?, let greatest?): return min(greatest, max(least, wanted))
      }
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  func size(around child: CGSize, offered proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: width.length(around: child.width, offered: proposal.width),
      height: height.length(around: child.height, offered: proposal.height))
  }

  func origin(of child: CGSize, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }
}

private struct IdealSize: ItemModifier {
  let horizontal: Bool
  let vertical: Bool

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

private struct Priority: ItemModifier {
  let value: Double
  var priority: Double? { value }
}

private struct LayoutValue: ItemModifier {
  let key: ObjectIdentifier
  let value: ComparableBox<Any>

  func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? value.value : nil }
}

private struct Offset: ItemModifier {
  let x: CGFloat
  let y: CGFloat

  func origin(of child: CGSize, in size: CGSize) -> CGPoint { CGPoint(x: x, y: y) }
}

private struct AspectRatio: ItemModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func inner(_ proposal: ProposedViewSize, _ child: LayoutItem) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let own = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard own > 0, own.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ratio == nil
        ? .unspecified : ProposedViewSize(width: ideal.width, height: ideal.width / own)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / own)
    case (nil, let height?): return ProposedViewSize(width: height * own, height: height)
    case (let width?, let height?):
      let isWiderThanRoom = width / own < height
      return isWiderThanRoom == (mode == .fit)
        ? ProposedViewSize(width: width, height: width / own)
        : ProposedViewSize(width: height * own, height: height)
    }
  }
}
