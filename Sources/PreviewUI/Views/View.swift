/// A piece of a screen, described by what it is made of, as in SwiftUI.
///
/// A view of yours has a `body`. Its `@Environment`, `@ScaledMetric` and `@State` properties say what
/// it reads; when one of those changes, only bodies that read it run again.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// The views it is made of; runs when the view is new, given anew, or when what it read changed.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view on screen; only the views of this module write it.
  func _makeNode(in context: ViewContext) -> ViewNode
  /// Gives a node made by a view of this very type the view's new value.
  func _updateNode(_ node: ViewNode)
}

extension View {
  /// Makes a node that runs the body.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    CompositeNode(self, in: context)
  }

  /// Gives the node the new value, whose body runs if it says something else.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: CompositeNode<Self>.self).replace(with: self)
  }
}

extension Never: View {
  /// Nothing; asking traps.
  public var body: Never { preconditionFailure("the views of PreviewUI itself have no body") }

  /// Nothing; asking traps.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    preconditionFailure("there is no value of Never")
  }
}

/// A view of this module: it makes its own node and has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Nothing; asking traps.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
