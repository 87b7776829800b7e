/// A property of a view that reads one value of its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Storage {
    var value: Value?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let storage = Storage()

  /// Reads the value at `keyPath`, such as `\.dynamicTypeSize`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value at the view's place; trapped outside a view on screen, where there is none.
  public var wrappedValue: Value {
    guard let value = storage.value else {
      preconditionFailure("@Environment is read before its view is on screen")
    }
    return value
  }

  /// Reads the value, so that the body runs again when it changes.
  public func _connect(_ connection: DynamicPropertyConnection) {
    storage.value = connection.values[keyPath: keyPath]
  }

  /// Whether both read the same value.
  public func _isSame(as other: Any) -> Bool { (other as? Self)?.keyPath == keyPath }
}
