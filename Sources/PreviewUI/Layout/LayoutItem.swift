/// Something that layout gives a place: it answers how large it would be, and is told where it is.
///
/// All lengths are points. Answers are remembered until something in the item changes.
public class LayoutItem {
  private var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The item this one lies in, told when a size may have changed.
  weak var container: LayoutItem?
  /// Where the item was placed, in its host's points.
  private(set) var frame = CGRect.zero
  /// Which items get room first; 0 unless set.
  var priority: Double { 0 }
  /// How many answers had to be worked out, for tests.
  private(set) var measurements = 0

  /// The size the item takes where `proposal` is offered.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = answers.first(where: { $0.proposal == proposal }) { return known.size }
    measurements += 1
    let size = measure(proposal)
    if answers.count == Self.rememberedAnswers { answers.removeFirst() }
    answers.append((proposal, size))
    return size
  }

  /// Flexibility is probed with three proposals, and the final one comes on top.
  private static let rememberedAnswers = 4

  /// Works out the size; no side effect that matters.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts the item at `origin`, having offered `proposal`.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    arrange(in: frame, proposal: proposal)
  }

  /// Places what lies in the item.
  func arrange(in frame: CGRect, proposal: ProposedViewSize) {}

  /// Distance from the upper edge to the first baseline in a frame of `size`.
  func firstBaseline(in size: CGSize) -> CGFloat { size.height }

  /// Distance from the upper edge to the last baseline in a frame of `size`.
  func lastBaseline(in size: CGSize) -> CGFloat { size.height }

  /// Forgets what was worked out, here and in everything around it.
  final func invalidateLayout() {
    answers.removeAll(keepingCapacity: true)
    container?.invalidateLayout()
  }

  /// The texts in the item, in reading order.
  var texts: [TextItem] { [] }
}
