/// A change that can be made to any view, written once.
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent<Self>

  /// What the change makes of `content`.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, inside that modifier's body.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let make: (ViewContext) -> ViewNode
  let update: (ViewNode) -> Void

  /// Makes the node of the view that is changed.
  public func _makeNode(in context: ViewContext) -> ViewNode { make(context) }

  /// Gives that node its new value.
  public func _updateNode(_ node: ViewNode) { update(node) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// Makes the node that runs the modifier's body.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    ModifiedBody(content: content, modifier: modifier)._makeNode(in: context)
  }

  /// Gives the node the new modifier and content.
  public func _updateNode(_ node: ViewNode) {
    ModifiedBody(content: content, modifier: modifier)._updateNode(node)
  }
}

/// Runs the modifier's body as a body of its own, so that what the modifier reads runs only that.
private struct ModifiedBody<Content: View, Modifier: ViewModifier>: View, DynamicPropertyOwner {
  let content: Content
  let modifier: Modifier

  var dynamicPropertyOwner: Any { modifier }

  var body: Modifier.Body {
    modifier.body(
      content: ModifierContent(make: content._makeNode(in:), update: content._updateNode))
  }
}

extension View {
  /// Applies `modifier` to this view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Both changes, this one inside.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> CombinedModifier<Self, Other> {
    CombinedModifier(inner: self, outer: modifier)
  }
}

/// Two changes one after the other.
public struct CombinedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// The view changed by both.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}
