/// One of two views, as `if` and `else` choose.
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  /// Makes a node that can show either view.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = SwitchNode(in: context)
    _updateNode(node)
    return node
  }

  /// Shows the view chosen now.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: SwitchNode.self)
    switch choice {
    case .first(let view): node.show(view, as: 0)
    case .second(let view): node.show(view, as: 1)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Nothing; asking traps.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Makes a node that can show either view.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = SwitchNode(in: context)
    _updateNode(node)
    return node
  }

  /// Shows the view chosen now.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: SwitchNode.self)
    if let view = self {
      node.show(view, as: 0)
    } else {
      node.showNothing()
    }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// A view whose type is not written down.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// A view of any type; one of another type in its place starts anew.
  public init(_ view: some View) {
    self.view = view
  }

  /// Makes a node that can show either view.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = SwitchNode(in: context)
    _updateNode(node)
    return node
  }

  /// Shows the view chosen now.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: SwitchNode.self)
    show(view, in: node)
  }

  private func show<V: View>(_ view: V, in node: SwitchNode) {
    node.show(view, as: ObjectIdentifier(V.self))
  }
}

/// Keeps one view of several possible ones; a change of kind starts it anew.
final class SwitchNode: ViewNode {
  private var kind: AnyHashable?

  func show<V: View>(_ view: V, as newKind: AnyHashable) {
    if kind == newKind, let child = children.first {
      view._updateNode(child)
      return
    }
    children.first?.leave()
    kind = newKind
    children = [view._makeNode(in: childContext)]
    structureDidChange()
  }

  func showNothing() {
    guard kind != nil else { return }
    kind = nil
    children.first?.leave()
    children = []
    structureDidChange()
  }
}
