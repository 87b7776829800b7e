import SourceTree
import StyleModel

/// Follows references to the value at their end, however long the chain.
///
/// What a reference led to is remembered, so that many tokens sharing a long chain cost it once.
struct ReferenceResolver {
  /// A value, the type of the first token on the way that has one, and the way.
  struct Resolved {
    var node: Node
    var type: String?
    /// The first names on the way, as messages call them; empty where there was no reference.
    var route: [String] = []
  }

  /// How many references one pointer may pass through before it counts as running in a circle; its
  /// remaining path may grow on the way, so that no place is ever met twice.
  private static let hopLimit = 1000
  /// How many names of a route are kept.
  private static let routeLimit = 8

  typealias Outcome = Result<Resolved, ReferenceProblem>

  let tree: TokenTree
  private var outcomes: [String: Outcome] = [:]
  private var following: [String: String] = [:]
  private lazy var nearestNames = NearestName(among: tree.tokens.map(\.name))

  init(_ tree: TokenTree) {
    self.tree = tree
  }

  /// The value that `node` is or refers to; `owner` is the token whose whole value it is, if it is
  /// one, so that a circle is told from there on.
  mutating func resolve(_ node: Node, owner: DesignToken? = nil) -> Outcome {
    guard var reference = reference(node) else {
      return .success(Resolved(node: node, type: owner?.type))
    }
    let first = reference.label
    var labels = owner.map { [$0.name] } ?? []
    var types = owner.map { [$0.type] } ?? []
    var seen = Set(labels)
    var outcome: Outcome
    while true {
      let label = reference.label
      if let last = labels.last { following[last] = label }
      if let known = outcomes[label] {
        outcome = known
        break
      }
      labels.append(label)
      guard seen.insert(label).inserted else {
        let start = labels.firstIndex(of: label) ?? 0
        outcome = .failure(.cycle(Array(labels[start...])))
        break
      }
      outcome = step(reference)
      guard case .success(let next) = outcome else { break }
      types.append(next.type)
      guard let following = self.reference(next.node) else { break }
      reference = following
    }
    return remember(outcome, for: labels, types: types).map { resolved in
      var resolved = resolved
      resolved.route = route(from: first)
      return resolved
    }
  }

  /// The reference that `node` is, in the ways that the source writes them; nil where it is a value.
  func reference(_ node: Node) -> TokenReference? {
    if let reference = TokenReference(node) { return reference }
    guard tree.isLoose, let text = node.string, text.hasPrefix("$"), text.utf8.count > 1,
      tree.token(named: String(text.dropFirst())) != nil
    else { return nil }
    return .alias(String(text.dropFirst()))
  }

  private func route(from first: String) -> [String] {
    var route = [first]
    while let next = following[route[route.count - 1]], route.count < ReferenceResolver.routeLimit {
      route.append(next)
    }
    if following[route[route.count - 1]] != nil { route.append("…") }
    return route
  }

  private mutating func remember(
    _ outcome: Outcome, for labels: [String], types: [String?]
  ) -> Outcome {
    guard case .success(var resolved) = outcome else {
      for label in labels { outcomes[label] = outcome }
      return outcome
    }
    for (label, type) in zip(labels, types).reversed() {
      resolved.type = type ?? resolved.type
      outcomes[label] = .success(resolved)
    }
    return .success(resolved)
  }

  /// What one reference names, which may be a reference again.
  private mutating func step(_ reference: TokenReference) -> Outcome {
    switch reference {
    case .alias(let name):
      guard let token = tree.token(named: name) else {
        return part(named: name).map(Outcome.success) ?? .failure(missing(name))
      }
      return .success(Resolved(node: token.value, type: token.type))
    case .pointer(let segments, let text):
      return follow(segments, text: text)
    case .foreign(let text):
      return .failure(.foreign(text))
    }
  }

  /// The part of a composite that `name` leads into, where such references are usual.
  private func part(named name: String) -> Resolved? {
    guard tree.isLoose else { return nil }
    let path = name.split(separator: ".").map(String.init)
    for end in path.indices.dropFirst().reversed() {
      guard let token = tree.token(named: path[..<end].joined(separator: ".")) else { continue }
      var node: Node? = token.value
      for key in path[end...] { node = node?[key] }
      return node.map { Resolved(node: $0, type: nil) }
    }
    return nil
  }

  /// What a JSON Pointer names; where a value on the way is itself a reference, in what that names.
  private mutating func follow(_ segments: [String], text: String) -> Outcome {
    guard var root = root(for: segments) else { return .failure(.pointerToNothing(text)) }
    var node = root
    var rest = segments[...]
    var path: [String] = []
    var labels = [text]
    while let segment = rest.first {
      guard let reference = TokenReference(node) else {
        guard let next = node.child(segment) else { return .failure(.pointerToNothing(text)) }
        node = next
        path.append(segment)
        rest = rest.dropFirst()
        continue
      }
      guard labels.count <= ReferenceResolver.hopLimit else {
        return .failure(.cycle(ReferenceResolver.circle(in: labels)))
      }
      labels.append(reference.label)
      switch reference {
      case .alias(let name):
        guard let token = tree.token(named: name) else { return .failure(missing(name)) }
        node = token.value
      case .pointer(let segments, let text):
        guard let next = self.root(for: segments) else { return .failure(.pointerToNothing(text)) }
        root = next
        node = root
        rest = segments + rest
        path = []
      case .foreign(let text):
        return .failure(.foreign(text))
      }
    }
    if path.last == "$value" { path.removeLast() }
    let token = tree.token(named: path.joined(separator: "."))
    return .success(Resolved(node: node["$value"] ?? node, type: token?.type))
  }

  /// The root that a pointer starts from: that of the first file which has its first name.
  private func root(for segments: [String]) -> Node? {
    guard let first = segments.first, tree.parts.count > 1 else { return tree.parts.first?.root }
    return tree.parts.first { $0.root[first] != nil }?.root
  }

  /// The names from one occurrence of the last to the next.
  private static func circle(in labels: [String]) -> [String] {
    let last = labels[labels.count - 1]
    let before = labels.dropLast().lastIndex(of: last) ?? 0
    return Array(labels[before...])
  }

  private mutating func missing(_ name: String) -> ReferenceProblem {
    if let token = tree.firstToken(inGroup: name) {
      return .group(name, tokenInside: token.name)
    }
    let path = name.split(separator: ".").map(String.init)
    for end in path.indices.dropFirst().reversed() {
      let prefix = path[..<end].joined(separator: ".")
      if tree.token(named: prefix) != nil {
        return .insideToken(name, token: prefix, rest: Array(path[end...]))
      }
    }
    return .dangling(name, nearest: nearestNames.nearest(to: name))
  }
}

extension Node {
  /// The member or, for a list, the element that one segment of a JSON Pointer names.
  fileprivate func child(_ segment: String) -> Node? {
    guard let elements else { return self[segment] }
    return Int(segment).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}
