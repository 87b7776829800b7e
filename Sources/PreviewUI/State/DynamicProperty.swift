import EnvironmentTree

/// A stored property of a view whose value comes from outside, such as `@Environment` or `@State`.
///
/// A type of your own that holds such properties conforms without more; its `update()` runs before
/// each body, after the properties in it got their values.
public protocol DynamicProperty {
  /// Works out what the body will read; does nothing unless written.
  mutating func update()
  /// Gives the property its value at a place on screen.
  func _connect(_ connection: DynamicPropertyConnection)
  /// Whether `other` gets its value from where this property does.
  func _isSame(as other: Any) -> Bool
}

extension DynamicProperty {
  /// Works out nothing.
  public func update() {}

  /// Connects the dynamic properties that this one holds.
  public func _connect(_ connection: DynamicPropertyConnection) {
    for property in DynamicProperties.properties(of: self) { property._connect(connection) }
    var copy = self
    copy.update()
  }

  /// Whether all properties that the two hold are the same; `false` where one cannot tell.
  public func _isSame(as other: Any) -> Bool {
    guard other is Self else { return false }
    let own = Mirror(reflecting: self).children
    let others = Mirror(reflecting: other).children
    return zip(own, others).allSatisfy { ViewComparison.isSame($0.value, $1.value) }
  }
}

/// What a dynamic property may read when its view's body is about to run.
public struct DynamicPropertyConnection {
  let values: EnvironmentValues
  let store: DynamicProperties
  let graph: ViewGraph
}

/// A view that looks for dynamic properties elsewhere than in its own stored properties.
protocol DynamicPropertyOwner {
  var dynamicPropertyOwner: Any { get }
}

/// The dynamic properties of one view on screen, and the states that live as long as it does.
final class DynamicProperties {
  /// The properties of the view's present value; looked for once per value.
  private var properties: [any DynamicProperty]?
  private var cells: [AnyObject] = []
  private var nextCell = 0

  /// Looks for the properties again at the next connection.
  func forgetView() { properties = properties?.isEmpty == true ? [] : nil }

  /// Gives every property of `view` its value.
  func connect<V>(to view: V, values: EnvironmentValues, in graph: ViewGraph) {
    let properties = self.properties ?? Self.properties(of: view)
    self.properties = properties
    guard !properties.isEmpty else { return }
    nextCell = 0
    let connection = DynamicPropertyConnection(values: values, store: self, graph: graph)
    for property in properties { property._connect(connection) }
  }

  /// The cell of the next state in the order of declaration; made where there is none yet.
  func cell<Value>(_ make: () -> StateCell<Value>) -> StateCell<Value> {
    defer { nextCell += 1 }
    if nextCell < cells.count, let known = cells[nextCell] as? StateCell<Value> { return known }
    let new = make()
    cells.append(new)
    return new
  }

  static func properties<V>(of view: V) -> [any DynamicProperty] {
    if _isPOD(V.self) { return [] }
    var found: [any DynamicProperty] = []
    var mirror: Mirror? = Mirror(
      reflecting: (view as? any DynamicPropertyOwner)?.dynamicPropertyOwner ?? view)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any DynamicProperty { found.append(property) }
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
