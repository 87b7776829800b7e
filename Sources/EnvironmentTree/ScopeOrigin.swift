/// Where the value that holds in a scope comes from.
public enum ScopeOrigin: Hashable, Sendable {
  /// The default above all roots.
  case `default`
  /// The node that writes the key.
  case node(NodeID)
}
