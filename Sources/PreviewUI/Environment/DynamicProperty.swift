import EnvironmentTree

/// A stored property of a view whose value comes from outside: `@Environment`, `@ScaledMetric`.
public protocol DynamicProperty {
  /// Called before the body runs.
  func _connect(_ connection: DynamicPropertyConnection)
}

/// What a dynamic property may read when its view's body is about to run.
public struct DynamicPropertyConnection {
  let values: EnvironmentValues
}

/// A view that looks for dynamic properties elsewhere than in its own stored properties.
protocol DynamicPropertyOwner {
  var dynamicPropertyOwner: Any { get }
}

/// Finds the dynamic properties of one view type and connects them before each run of its body.
struct DynamicProperties {
  /// Whether the type has any; looked at once, since most types have none.
  private var hasAny: Bool?

  mutating func connect<V>(to view: V, reading reader: Reader) {
    if hasAny == false { return }
    let connection = DynamicPropertyConnection(values: EnvironmentValues(reading: reader))
    var found = false
    var mirror: Mirror? = Mirror(
      reflecting: (view as? any DynamicPropertyOwner)?.dynamicPropertyOwner ?? view)
    while let current = mirror {
      for child in current.children {
        guard let property = child.value as? any DynamicProperty else { continue }
        found = true
        property._connect(connection)
      }
      mirror = current.superclassMirror
    }
    hasAny = found
  }
}
