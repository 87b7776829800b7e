/// A value that belongs to a view and lives as long as the view is on screen.
///
/// Writing it runs the bodies that read it, and no others. Writing while a body runs traps. Away from
/// the screen it keeps the value it was declared with, and writes are lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Anchor {
    let initial: Value
    var cell: StateCell<Value>?

    init(_ initial: Value) { self.initial = initial }
  }

  private let anchor: Anchor

  /// A state that is `wrappedValue` when the view comes on screen.
  public init(wrappedValue: Value) {
    anchor = Anchor(wrappedValue)
  }

  /// A state that is `initialValue` when the view comes on screen.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { anchor.cell?.current ?? anchor.initial }
    nonmutating set { anchor.cell?.current = newValue }
  }

  /// A way to read and write the state for views that do not own it.
  public var projectedValue: Binding<Value> {
    guard let cell = anchor.cell else { return .constant(anchor.initial) }
    return Binding(cell)
  }

  /// Lets the property mean the state of one place on screen.
  public func _connect(_ connection: DynamicPropertyConnection) {
    anchor.cell = connection.store.cell { StateCell(anchor.initial, in: connection.graph) }
  }

  /// A state is kept by its place; what a new value of the view declares has no effect.
  public func _isSame(as other: Any) -> Bool { other is Self }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is nothing at first.
  public init() { self.init(wrappedValue: nil) }
}
