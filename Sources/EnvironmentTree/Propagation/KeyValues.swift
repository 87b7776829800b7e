/// How a node writes a key.
enum Writer<Value> {
  case value(Value)
  case transform((Value) -> Value)
}

/// The values of one key, one per scope, settled: each is what its readers would get now.
@usableFromInline
final class KeyValues<Key: EnvironmentTreeKey>: ScopeValues {
  @usableFromInline private(set) var values: ContiguousArray<Key.Value> = [Key.defaultValue]
  private var transforms: ContiguousArray<((Key.Value) -> Key.Value)?> = [nil]

  /// Gives a scope its writer and settles its value; true when it differs from the scope's value so
  /// far (without meaning for a scope just opened).
  func install(_ writer: Writer<Key.Value>, in scope: Int, above: Int) -> Bool {
    while values.count <= scope {
      values.append(values[KeyScopes.defaultScope])
      transforms.append(nil)
    }
    switch writer {
    case .value(let value):
      transforms[scope] = nil
      return replace(scope, with: value)
    case .transform(let transform):
      transforms[scope] = transform
      return replace(scope, with: transform(values[above]))
    }
  }

  func resolve(_ scope: Int, above: Int) -> Bool {
    guard let transform = transforms[scope] else { return false }
    return replace(scope, with: transform(values[above]))
  }

  private func replace(_ scope: Int, with value: Key.Value) -> Bool {
    guard values[scope] != value else { return false }
    values[scope] = value
    return true
  }

  var keyName: String { String(describing: Key.self) }

  func isTransform(_ scope: Int) -> Bool { transforms[scope] != nil }

  func areEqual(_ first: Int, _ second: Int) -> Bool { values[first] == values[second] }

  func forget(_ scope: Int) {
    values[scope] = values[KeyScopes.defaultScope]
    transforms[scope] = nil
  }

  func describe(_ scope: Int) -> String { String(describing: values[scope]) }
}

/// What settling asks of a key's values without knowing their type.
protocol ScopeValues: AnyObject {
  /// The key's name, for explanations.
  var keyName: String { get }
  /// Whether the scope's value is made from the value above.
  func isTransform(_ scope: Int) -> Bool
  /// Whether two scopes hold equal values.
  func areEqual(_ first: Int, _ second: Int) -> Bool
  /// Makes the value of a transforming scope anew from the scope above; true when it changed.
  func resolve(_ scope: Int, above: Int) -> Bool
  /// Lets go of the value of a scope that ended.
  func forget(_ scope: Int)
  /// The value in words, for explanations.
  func describe(_ scope: Int) -> String
}
