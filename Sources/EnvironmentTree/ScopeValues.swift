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
