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
  private let telltales: Telltales

  /// Names to look for.
  private struct Telltales {
    let names: Set<String>
    /// Their lengths, a bit each, so that most names are not looked up.
    let lengths: UInt64

    init(_ names: Set<String>) {
      self.names = names
      lengths = names.reduce(0) { $0 | 1 << UInt64(min($1.utf8.count, 63)) }
    }

    func contains(_ name: String) -> Bool {
      lengths >> UInt64(min(name.utf8.count, 63)) & 1 == 1 && names.contains(name)
    }
  }

  /// A survey of everything below `root`; objects with a member called as one of `telltales` are kept
  /// for `holders`.
  init(_ root: Node, telltales: Set<String> = []) {
    self.telltales = Telltales(telltales)
    visit(root, of: nil, isOutsideTokens: true)
  }

  /// The objects with a member called `telltale`, in the order of the file.
  func holders(of telltale: String) -> [Holder] { holders[telltale] ?? [] }

  /// Recursion is as deep as the file is nested, which its reader limits.
  ///
  /// What lies inside a token, in a list or under a name with a dollar sign is no token.
  private mutating func visit(_ node: Node, of member: Member?, isOutsideTokens: Bool) {
    guard node.isObject else {
      for element in node.elements ?? [] { visit(element, of: nil, isOutsideTokens: false) }
      return
    }
    var names = Names()
    var inner: [Member] = []
    // The survey itself is not to be copied for every object.
    let telltales = telltales
    node.forEachMember { name, holdsOthers, member in
      if telltales.contains(name) { names.telltales.append(name) }
      names.take(name, member)
      if holdsOthers { inner.append(member()) }
    }
    take(names, of: Holder(member: member, node: node), isOutsideTokens: isOutsideTokens)
    for inner in inner {
      let isGroup = !inner.key.hasPrefix("$") || inner.key == "$root"
      visit(
        inner.value, of: inner,
        isOutsideTokens: isOutsideTokens && !names.hasDollarValue && isGroup)
    }
  }

  /// What the names of one object's members say.
  private struct Names {
    var telltales: [String] = []
    var dollarType: String?
    var plainType: String?
    var plainValue: Node?
    var hasDollarValue = false
    var saysItsKind = false
    var mayHaveSize = false

    mutating func take(_ name: String, _ member: () -> Member) {
      switch name {
      case "$value": hasDollarValue = true
      case "value": plainValue = member().value
      case "$type": dollarType = member().value.string
      case "type":
        plainType = member().value.string
        saysItsKind = true
      case "$schema": saysItsKind = true
      default: mayHaveSize = mayHaveSize || TreeSurvey.maySaySize(name)
      }
    }
  }

  /// Takes in what an object's names say.
  private mutating func take(_ names: Names, of holder: Holder, isOutsideTokens: Bool) {
    for telltale in names.telltales { holders[telltale, default: []].append(holder) }
    if names.mayHaveSize { sized.append(holder.node) }
    guard isOutsideTokens else { return }
    hasDollarValue = hasDollarValue || names.hasDollarValue
    if let value = names.plainValue, !value.isObject || names.saysItsKind { hasPlainValue = true }
    if let type = names.dollarType ?? names.plainType { types.insert(type) }
  }

  /// Whether a name has the letter that every spelling of a font size has.
  private static func maySaySize(_ name: String) -> Bool {
    name.utf8.count >= 4 && name.utf8.contains { $0 | 0x20 == UInt8(ascii: "z") }
  }
}
