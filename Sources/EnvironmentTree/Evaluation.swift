/// The result of evaluating one node.
public struct Evaluation: Equatable, Sendable {
  /// The node evaluated.
  public let node: NodeID
  /// Whether the output differs from the one before, or is the first.
  public let didChange: Bool
}
