/// Explains the last change of a tree: which values were settled, who was evaluated, and why.
///
/// It covers everything from the first edit after the tree was clean until it was clean again.
public struct Trace: Equatable, Sendable {
  /// Why a node was evaluated.
  public enum Cause: Hashable, Sendable {
    /// The node is new.
    case added
    /// The node got another body.
    case bodyReplaced
    /// The node was declared dirty from outside.
    case invalidated
    /// A key the node reads changed in the scope it reads it from.
    case changed(key: String, in: ScopeOrigin)
    /// The node was moved, alone or with a subtree, to where a key it reads has another value.
    case moved(key: String, into: ScopeOrigin)
  }

  /// One scope whose value was settled.
  public struct Settlement: Equatable, Sendable {
    /// The name of the key's type.
    public var key: String
    /// Who writes the value; after a writer was taken away, who writes it now.
    public var scope: ScopeOrigin
    /// Whether readers got another value; if not, the change stopped here.
    public var didChange: Bool
    /// How many nodes read the key in this scope, without scopes inside it.
    public var readerCount: Int
  }

  /// One node that was evaluated.
  public struct Entry: Equatable, Sendable {
    /// The node; stale if it was removed since.
    public var node: NodeID
    /// The name given when the node was added.
    public var name: String
    /// Why, in the order the causes came about; empty if they did so before tracing began.
    public var causes: [Cause]
    /// Whether the output differs from the one before, or is the first.
    public var didChange: Bool
  }

  /// The scopes settled, in order.
  public internal(set) var settlements: [Settlement] = []
  /// The nodes evaluated, in order.
  public internal(set) var entries: [Entry] = []
}

/// Where the value that holds in a scope comes from.
public enum ScopeOrigin: Hashable, Sendable {
  /// The default above all roots.
  case `default`
  /// The node that writes the key.
  case node(NodeID)
}
