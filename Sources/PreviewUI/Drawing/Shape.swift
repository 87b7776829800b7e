/// A shape as a view: it fills the room it is offered with the ink around it.
public protocol Shape: PrimitiveView {
  /// What it looks like in a rectangle.
  var _outline: ShapeOutline { get }
}

extension Shape {
  /// Makes the node of the shape, filled.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    ShapeNode(ShapeDrawing(outline: _outline), in: context)
  }

  /// Gives the node the new shape.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ShapeNode.self).update(ShapeDrawing(outline: _outline))
  }

  /// The shape filled with a style.
  public func fill(_ style: some ShapeStyle) -> DrawnShape {
    DrawnShape(drawing: ShapeDrawing(outline: _outline, color: style._color))
  }

  /// The shape's edge, half of it outside, `lineWidth` points wide.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> DrawnShape {
    DrawnShape(
      drawing: ShapeDrawing(
        outline: _outline, color: style._color, lineWidth: lineWidth, outset: lineWidth / 2))
  }

  /// The shape's edge, all of it inside, `lineWidth` points wide.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> DrawnShape {
    DrawnShape(
      drawing: ShapeDrawing(outline: _outline, color: style._color, lineWidth: lineWidth))
  }
}

/// A rectangle.
public struct Rectangle: Shape, Hashable {
  /// A rectangle.
  public init() {}

  /// What it looks like.
  public var _outline: ShapeOutline { .rectangle }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, Hashable {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// A rectangle with corners rounded by a radius in points.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// What it looks like.
  public var _outline: ShapeOutline { .rounded(cornerRadius) }
}

/// A rectangle with its shorter sides rounded fully.
public struct Capsule: Shape, Hashable {
  /// A capsule.
  public init() {}

  /// What it looks like.
  public var _outline: ShapeOutline { .capsule }
}

/// A circle in the middle of its rectangle.
public struct Circle: Shape, Hashable {
  /// A circle.
  public init() {}

  /// What it looks like.
  public var _outline: ShapeOutline { .circle }
}

/// An ellipse that touches all sides of its rectangle.
public struct Ellipse: Shape, Hashable {
  /// An ellipse.
  public init() {}

  /// What it looks like.
  public var _outline: ShapeOutline { .ellipse }
}

/// A shape filled or stroked with a style of its own.
public struct DrawnShape: PrimitiveView {
  let drawing: ShapeDrawing

  /// Makes the node of the shape.
  public func _makeNode(in context: ViewContext) -> ViewNode { ShapeNode(drawing, in: context) }

  /// Gives the node the new shape.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: ShapeNode.self).update(drawing)
  }
}
