import Imaging

/// Something that layout gives a place: it answers how large it would be, and is told where it is.
///
/// All lengths are points. Answers are remembered until something in the item changes. Places are
/// counted from the leading upper corner of the item around; which side leads shows on screen only.
public class LayoutItem {
  private struct Answer {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private struct Baselines {
    let size: CGSize
    let first: CGFloat
    let last: CGFloat
  }

  let pass: LayoutPass
  private var answers: [Answer] = []
  private var baselines: [Baselines] = []
  /// Whether an answer was dropped that somebody may still go by.
  private var hasForgotten = false
  /// The item this one lies in, told when a size may have changed.
  weak var container: LayoutItem?
  /// Where the item was placed in its container.
  private(set) var frame = CGRect.zero
  /// What it was offered when it was placed; `nil` before.
  private(set) var offered: ProposedViewSize?
  /// Its place in the group around it.
  var index = 0
  /// Whether its answers have to be worked out anew.
  private(set) var isStale = false
  /// Whether what lies in it has to be placed anew.
  var needsArranging = true
  /// Whether it and all in it have to be drawn again.
  private(set) var needsDisplay = true
  /// Whether something in it has to be drawn again.
  private(set) var hasChangesBelow = true
  /// What it and all in it covered when last drawn, in sub-pixels.
  var drawnBounds: PixelRect?

  init(_ pass: LayoutPass) {
    self.pass = pass
  }

  // MARK: what kinds of items say

  /// The items in this one, those drawn first first.
  var children: [LayoutItem] { [] }
  /// The axis of the stack around it; `nil` elsewhere.
  var stackAxis: Axis?
  /// Which items get room first; 0 unless set.
  var priority: Double { 0 }
  /// What a layout around it may ask it for.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Whether it draws something besides what lies in it.
  var drawsItself: Bool { false }
  /// Whether nothing in it is drawn or hit outside of its frame.
  var clips: Bool { false }

  /// Works out the size; no side effect that matters.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Notes that a child answers otherwise than it did.
  func noteChange(of child: LayoutItem) {}

  /// Places what lies in the item, whose own size is `size`.
  func arrange(in size: CGSize, proposal: ProposedViewSize) {}

  /// Distance from the upper edge to the first baseline in a frame of `size`.
  func firstBaseline(in size: CGSize) -> CGFloat { size.height }

  /// Distance from the upper edge to the last baseline in a frame of `size`.
  func lastBaseline(in size: CGSize) -> CGFloat { size.height }

  /// How far its own ink reaches out of its frame, in points.
  var overhang: CGFloat { 0 }

  /// Draws what is its own.
  func draw(on canvas: Canvas, in place: Placement) {}

  /// Notes what is its own as values, as far as a recording has a place for it.
  func record(into recording: inout ScreenRecording, in place: Placement) {}

  /// Draws the items in it; what is to be drawn around or over them comes here as well.
  func drawChildren(on canvas: Canvas, in place: Placement) {
    for child in children { child.drawTree(on: canvas, in: place.child(child)) }
  }

  /// Which way what lies in it reads; `nil` is as around it.
  var direction: LayoutDirection? { nil }
}

extension LayoutItem {
  /// How many items lie around it.
  var depth: Int {
    var count = 0
    var outer = container
    while let item = outer {
      count += 1
      outer = item.container
    }
    return count
  }

  /// The texts in the item, in reading order.
  var texts: [TextItem] {
    var found: [TextItem] = []
    forEachItem { if let text = $0 as? TextItem { found.append(text) } }
    return found
  }

  /// Calls `visit` with the item and all in it, parents first, in drawing order.
  func forEachItem(_ visit: (LayoutItem) -> Void) {
    var pending: [LayoutItem] = [self]
    while let item = pending.popLast() {
      visit(item)
      pending.append(contentsOf: item.children.reversed())
    }
  }

  /// Where the item lies on screen, in points from the host's upper left corner.
  var placement: Placement {
    guard let container else {
      return Placement(frame: frame, direction: direction ?? .leftToRight)
    }
    return container.placement.child(self)
  }
}

// MARK: measuring and placing

extension LayoutItem {
  /// More than the offers that two stacks around an item make when they look for its flexibility.
  private static var rememberedAnswers: Int { 12 }

  /// The size the item takes where `proposal` is offered.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    for answer in answers where answer.proposal == proposal { return answer.size }
    pass.measurements += 1
    let size = measure(proposal)
    if answers.count == Self.rememberedAnswers {
      answers.removeFirst()
      hasForgotten = true
    }
    answers.append(Answer(proposal: proposal, size: size))
    return size
  }

  /// Distances from the upper edge to the first and last baselines in a frame of `size`.
  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    for known in baselines where known.size == size { return (known.first, known.last) }
    let found = Baselines(
      size: size, first: firstBaseline(in: size), last: lastBaseline(in: size))
    if baselines.count == Self.rememberedAnswers {
      baselines.removeFirst()
      hasForgotten = true
    }
    baselines.append(found)
    return (found.first, found.last)
  }

  /// Works its answers out anew; `false` where one differs from before, or none was given.
  final func answersAgain() -> Bool {
    isStale = false
    let (old, oldBaselines) = (answers, baselines)
    answers.removeAll(keepingCapacity: true)
    baselines.removeAll(keepingCapacity: true)
    if hasForgotten || offered == nil {
      hasForgotten = false
      return false
    }
    // The offer it was placed with is the likeliest to tell.
    for answer in old.reversed() where size(for: answer.proposal) != answer.size { return false }
    for known in oldBaselines where baselines(in: known.size) != (known.first, known.last) {
      return false
    }
    return true
  }

  /// Puts the item at `origin` in its container, having offered `proposal`.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let hasMoved = origin != frame.origin
    let hasGrown = size != frame.size
    if hasMoved || hasGrown && (drawsItself || placement.direction == .rightToLeft) {
      setNeedsDisplay()
    }
    let isKept = !hasGrown && proposal == offered && !needsArranging
    frame = CGRect(origin: origin, size: size)
    offered = proposal
    guard !isKept else { return }
    needsArranging = false
    arrange(in: size, proposal: proposal)
  }

  /// Places what lies in it where its own place has stayed.
  final func arrangeAgain() {
    guard let offered else { return }
    needsArranging = false
    arrange(in: frame.size, proposal: offered)
  }

  /// Makes the item answer anew; whether those around it must is found out in the next layout.
  final func invalidateLayout() {
    guard !isStale else { return }
    isStale = true
    pass.noteStale(self)
  }

  /// Forgets its answers, where who asks is being laid out anyway.
  final func forgetAnswers() {
    answers.removeAll(keepingCapacity: true)
    baselines.removeAll(keepingCapacity: true)
    needsArranging = true
  }

  /// Takes `child` in.
  final func adopt(_ child: LayoutItem) {
    if child.container !== self {
      child.container = self
      child.setNeedsDisplay()
    }
  }

  /// Notes that `child`, which may live on elsewhere, is no longer drawn here.
  final func abandon(_ child: LayoutItem) {
    if let bounds = child.drawnBounds { pass.vacated.append(bounds) }
    pass.needsDisplay = true
    if child.container === self { child.container = nil }
  }
}

// MARK: drawing

extension LayoutItem {
  /// Has the item and all in it drawn again, where they were and where they are.
  final func setNeedsDisplay() {
    needsDisplay = true
    pass.needsDisplay = true
    var outer = container
    while let item = outer, !item.hasChangesBelow {
      item.hasChangesBelow = true
      outer = item.container
    }
  }

  /// Notes that what was to be drawn again is known.
  final func clearDisplayFlags() {
    needsDisplay = false
    hasChangesBelow = false
  }

  /// Draws the item and what lies in it.
  final func drawTree(on canvas: Canvas, in place: Placement) {
    guard let bounds = drawnBounds, canvas.isVisible(bounds) else { return }
    draw(on: canvas, in: place)
    drawChildren(on: canvas, in: place)
  }
}
