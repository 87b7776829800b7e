import SourceTree
import StyleModel

/// What there is in a file's tree, as far as telling the formats apart needs it; one walk for all.
struct TreeSurvey {
  /// An object, and the member that it is the value of.
  struct Holder {
    var member: Member?
    var node: Node
  }

  /// Whether a token has its value under the name that DTCG gives it.
  private(set) var hasDollarValue = false
  /// Whether a token has its value under `value`.
  private(set) var hasPlainValue = false
  /// The types that tokens say.
  private(set) var types: Set<String> = []
  /// Objects with a member that may be a font size, by any spelling, in the order of the file.
  private(set) var sized: [Node] = []
  private var holders: [String: [Holder]] = [:]
  private let telltales: Set<String>
  /// The lengths of the telltales, a bit each, so that most names are not looked up.
  private let telltaleLengths: UInt64

  /// A survey of everything below `root`; objects with a member called as one of `telltales` are kept
  /// for `holders`.
  init(_ root: Node, telltales: Set<String> = []) {
    self.telltales = telltales
    telltaleLengths = telltales.reduce(0) { $0 | 1 << UInt64(min($1.utf8.count, 63)) }
    visit(root, of: nil, isOutsideTokens: true)
  }

  /// The objects with a member called `telltale`, in the order of the file.
  func holders(of telltale: String) -> [Holder] { holders[telltale] ?? [] }

  /// Recursion is as deep as the file is nested, which its reader limits.
  ///
  /// What lies inside a token, in a list or under a name with a dollar sign is no token.
  private mutating func visit(_ node: Node, of member: Member?, isOutsideTokens: Bool) {
    if let elements = node.elements {
      for element in elements { visit(element, of: nil, isOutsideTokens: false) }
      return
    }
    let members = node.members
    guard !members.isEmpty else { return }
    let isToken = look(at: node, members, of: member, isOutsideTokens: isOutsideTokens)
    for inner in members {
      switch inner.value.value {
      case .object, .array:
        let isGroup = !inner.key.hasPrefix("$") || inner.key == "$root"
        visit(
          inner.value, of: inner, isOutsideTokens: isOutsideTokens && !isToken && isGroup)
      default: break
      }
    }
  }

  /// Takes in the names of an object's members; whether it is a token by DTCG's names.
  private mutating func look(
    at node: Node, _ members: [Member], of owner: Member?, isOutsideTokens: Bool
  ) -> Bool {
    var (dollarType, plainType): (String?, String?)
    var plainValue: Node?
    var hasDollarValue = false
    var mayHaveSize = false
    var saysItsKind = false
    for member in members {
      let key = member.key
      if telltaleLengths >> UInt64(min(key.utf8.count, 63)) & 1 == 1, telltales.contains(key) {
        holders[key, default: []].append(Holder(member: owner, node: node))
      }
      switch key {
      case "$value": hasDollarValue = true
      case "value": plainValue = member.value
      case "$type": dollarType = member.value.string
      case "type":
        plainType = member.value.string
        saysItsKind = true
      case "$schema": saysItsKind = true
      default: mayHaveSize = mayHaveSize || TreeSurvey.maySaySize(key)
      }
    }
    if mayHaveSize { sized.append(node) }
    guard isOutsideTokens else { return hasDollarValue }
    self.hasDollarValue = self.hasDollarValue || hasDollarValue
    if let plainValue, !plainValue.isObject || saysItsKind { hasPlainValue = true }
    if let type = dollarType ?? plainType { types.insert(type) }
    return hasDollarValue
  }

  /// Whether a name has the letter that every spelling of a font size has.
  private static func maySaySize(_ name: String) -> Bool {
    name.utf8.count >= 4 && name.utf8.contains { $0 | 0x20 == UInt8(ascii: "z") }
  }
}
