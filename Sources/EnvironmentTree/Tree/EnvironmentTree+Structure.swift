extension EnvironmentTree {
  /// Adds a node and returns its name; it is dirty.
  ///
  /// - Parameters:
  ///   - parent: The node above, or `nil` for a root; there may be several roots.
  ///   - index: The place among the children, from 0; last when `nil`. Outside of them it traps.
  ///   - name: What to call the node in explanations; worked out only when asked for.
  ///   - body: Makes the node's output from the values it reads.
  @discardableResult
  public func add(
    under parent: NodeID? = nil, at index: Int? = nil,
    name: @autoclosure @escaping () -> String = "", body: @escaping (Reader) -> Output
  ) -> NodeID {
    propagation.edit {
      let slot = propagation.insert(
        under: propagation.table.slot(ofParent: parent), at: index, name: name)
      if slot == bodies.count {
        bodies.append(body)
        outputs.append(nil)
      } else {
        bodies[slot] = body
      }
      return propagation.table.id(of: slot)
    }
  }

  /// Moves a node, with everything below it, under another parent or to another place.
  ///
  /// Nodes that read a key become dirty where its value is another there. Moving a node below itself
  /// traps. The index counts the children without the node; last when `nil`.
  public func move(_ node: NodeID, under parent: NodeID?, at index: Int? = nil) {
    propagation.edit {
      propagation.move(
        propagation.table.slot(of: node), under: propagation.table.slot(ofParent: parent),
        at: index)
    }
  }

  /// Removes a node with everything below it.
  public func remove(_ node: NodeID) {
    propagation.edit {
      propagation.remove(propagation.table.slot(of: node)) { slot in
        bodies[slot] = nil
        outputs[slot] = nil
      }
    }
  }

  /// Gives a node another body and makes it dirty.
  public func replaceBody(of node: NodeID, with body: @escaping (Reader) -> Output) {
    propagation.edit {
      let slot = propagation.table.slot(of: node)
      bodies[slot] = body
      propagation.markDirty(slot, .bodyReplaced)
    }
  }

  /// Makes a node dirty because something its body depends on changed outside the environment.
  public func invalidate(_ node: NodeID) {
    propagation.edit { propagation.markDirty(propagation.table.slot(of: node), .invalidated) }
  }
}
