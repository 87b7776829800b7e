/// One view for each element of a collection; an element is known again by its identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Elements known by the value at `id`; of two with the same identity the later is left out.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Makes the node that keeps one for each element.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    let node = ForEachNode<ID>(in: context)
    _updateNode(node)
    return node
  }

  /// Gives the node the new elements.
  public func _updateNode(_ node: ViewNode) {
    let node = downcast(node, to: ForEachNode<ID>.self)
    node.update(data, id: id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Elements that say themselves who they are.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

/// Keeps one node for each identity.
private final class ForEachNode<ID: Hashable>: ViewNode {
  private var identities: [ID] = []

  func update<Data: RandomAccessCollection, Content: View>(
    _ data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> Content
  ) {
    var old: [ID: ViewNode] = [:]
    for (identity, child) in zip(identities, children) { old[identity] = child }
    var new: [ID] = []
    var nodes: [ViewNode] = []
    var seen: Set<ID> = []
    for element in data {
      let identity = id(element)
      guard seen.insert(identity).inserted else { continue }
      let view = content(element)
      if let node = old.removeValue(forKey: identity) {
        view._updateNode(node)
        nodes.append(node)
      } else {
        nodes.append(view._makeNode(in: childContext))
      }
      new.append(identity)
    }
    for node in old.values { node.leave() }
    let changed = new != identities
    identities = new
    children = nodes
    if changed { structureDidChange() }
  }
}
