/// What a finger does.
enum Touch: Equatable {
  /// It touches and leaves at once, so many times.
  case tap(count: Int)
  /// It stays, for so many seconds.
  case press(seconds: Double)
}

extension View {
  /// Does something when the view is tapped `count` times.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> Touchable<Self> {
    Touchable(content: self, touch: .tap(count: count), action: action, pressing: nil)
  }

  /// Does something when a finger stays on the view for `minimumDuration` seconds.
  ///
  /// `onPressingChanged` is told when the finger comes and when it leaves.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> Touchable<Self> {
    Touchable(
      content: self, touch: .press(seconds: minimumDuration), action: action,
      pressing: onPressingChanged)
  }
}

/// A view that answers a finger.
public struct Touchable<Content: View>: PrimitiveView {
  let content: Content
  let touch: Touch
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  /// Makes the node that answers.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = TouchNode(in: context)
    node.children = [content._makeNode(in: node.childContext)]
    answer(by: node)
    return node
  }

  /// Gives the node the new actions and content.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: TouchNode.self)
    answer(by: node)
    content._updateNode(node.children[0])
  }

  private func answer(by node: TouchNode) {
    node.touch = touch
    node.action = action
    node.pressing = pressing
  }
}

/// Keeps a view that answers a finger.
final class TouchNode: WrapperNode<TouchItem> {
  var touch = Touch.tap(count: 1)
  var action: () -> Void = {}
  var pressing: ((Bool) -> Void)?

  override func wrap(_ child: LayoutItem) -> TouchItem { TouchItem(child, self, graph.pass) }

  /// Answers a tap, if it is one for this view.
  func tap(count: Int) -> Bool {
    guard case .tap(let wanted) = touch, count >= wanted else { return false }
    perform(action)
    return true
  }

  /// Answers a finger that stays, if this view waits for one.
  func press(seconds: Double) -> Bool {
    guard case .press(let wanted) = touch else { return false }
    if let pressing { perform { pressing(true) } }
    if seconds >= wanted { perform(action) }
    if let pressing { perform { pressing(false) } }
    return true
  }
}

/// The room in which a finger is answered.
final class TouchItem: WrapperItem {
  private weak var node: TouchNode?

  init(_ child: LayoutItem, _ node: TouchNode, _ pass: LayoutPass) {
    self.node = node
    super.init(child, pass)
  }

  /// Who answers.
  var target: TouchNode? { node }
}

extension LayoutItem {
  /// Asks the items at `point`, in points on screen, from the one on top down, until one gives an
  /// answer.
  func ask<Answer>(
    at point: CGPoint, in place: Placement, _ question: (LayoutItem) -> Answer?
  ) -> Answer? {
    let isInside = place.frame.contains(point)
    if clips && !isInside { return nil }
    for child in children.reversed() {
      if let answer = child.ask(at: point, in: place.child(child), question) { return answer }
    }
    return isInside ? question(self) : nil
  }
}
