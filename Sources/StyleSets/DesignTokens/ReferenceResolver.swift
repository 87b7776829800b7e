/// Follows references to the value at their end, however long the chain.
///
/// What a reference led to is remembered, so that many tokens sharing a long chain cost it once.
struct ReferenceResolver {
  /// A value, and the type of the first token on the way that has one.
  struct Resolved {
    var node: JSONNode
    var type: String?
  }

  /// How many references one pointer may pass through before it counts as running in a circle; its
  /// remaining path may grow on the way, so that no place is ever met twice.
  private static let hopLimit = 1000

  typealias Outcome = Result<Resolved, ReferenceProblem>

  let tree: TokenTree
  private var outcomes: [String: Outcome] = [:]
  private var nearestNames: NearestName

  init(_ tree: TokenTree) {
    self.tree = tree
    nearestNames = NearestName(among: tree.tokens.map(\.name))
  }

  /// The value that `node` is or refers to; `owner` is the token whose whole value it is, if it is
  /// one, so that a circle is told from there on.
  mutating func resolve(_ node: JSONNode, owner: DesignToken? = nil) -> Outcome {
    guard var reference = TokenReference(node) else {
      return .success(Resolved(node: node, type: owner?.type))
    }
    var labels = owner.map { [$0.name] } ?? []
    var types = owner.map { [$0.type] } ?? []
    var seen = Set(labels)
    var outcome: Outcome
    while true {
      let label = reference.label
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
      guard let following = TokenReference(next.node) else { break }
      reference = following
    }
    return remember(outcome, for: labels, types: types)
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
      guard let token = tree.token(named: name) else { return .failure(missing(name)) }
      return .success(Resolved(node: token.value, type: token.type))
    case .pointer(let segments, let text):
      return follow(segments, text: text)
    case .foreign(let text):
      return .failure(.foreign(text))
    }
  }

  /// What a JSON Pointer names; where a value on the way is itself a reference, in what that names.
  private mutating func follow(_ segments: [String], text: String) -> Outcome {
    var node = tree.document.root
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
      case .pointer(let segments, _):
        node = tree.document.root
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

extension JSONNode {
  /// The member or, for a list, the element that one segment of a JSON Pointer names.
  fileprivate func child(_ segment: String) -> JSONNode? {
    guard let elements else { return self[segment] }
    return Int(segment).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}
