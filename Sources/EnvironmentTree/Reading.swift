/// A key a node read when it was last evaluated.
public struct Reading: Equatable, Sendable {
  /// The name of the key's type.
  public let key: String
  /// The value in words, as it is now.
  public let value: String
  /// Where the value comes from.
  public let scope: ScopeOrigin
}
