/// Names one node of an environment tree for as long as the node lives.
///
/// After the node was removed the name is stale, also when its place has been taken by a new node:
/// using it traps with a sentence. A name means nothing in another tree.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  let slot: Int32
  let generation: UInt32

  /// The node's place in the tree's storage, such as `#12`; used again once the node is removed.
  public var description: String { "#\(slot)" }
}
