/// A key a node writes.
public struct WrittenKey: Equatable, Sendable {
  /// The name of the key's type.
  public let key: String
  /// The value in words, as it is now.
  public let value: String
  /// Whether the value is made from the one above.
  public let isTransform: Bool
}
