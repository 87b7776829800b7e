/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// What tells two bindings to the same value; `nil` where closures say how to get at it.
  private let source: AnyHashable?

  /// A binding that asks and tells two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(read: get, write: set, source: nil)
  }

  /// The binding itself, for initialisers of views that declare one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  init(_ cell: StateCell<Value>) {
    self.init(
      read: { cell.current }, write: { cell.current = $0 },
      source: AnyHashable(ObjectIdentifier(cell)))
  }

  private init(
    read: @escaping () -> Value, write: @escaping (Value) -> Void, source: AnyHashable?
  ) {
    self.read = read
    self.write = write
    self.source = source
  }

  /// A binding to a value that nothing changes; writes are lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding, to hand on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      read: { read()[keyPath: keyPath] },
      write: { part in
        var value = read()
        value[keyPath: keyPath] = part
        write(value)
      },
      source: source.map { AnyHashable([$0, AnyHashable(keyPath)]) })
  }

  /// A binding needs no place on screen.
  public func _connect(_ connection: DynamicPropertyConnection) {}

  /// Whether both are bound to the same state.
  public func _isSame(as other: Any) -> Bool {
    guard let other = other as? Self, let source else { return false }
    return source == other.source
  }
}
