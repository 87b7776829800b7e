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
