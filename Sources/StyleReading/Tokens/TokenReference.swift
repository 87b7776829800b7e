import SourceTree

/// A reference from one token to another, as DTCG 2025.10 writes it.
enum TokenReference: Hashable {
  /// `{group.token}`: the whole value of a token.
  case alias(String)
  /// `{"$ref": "#/group/token/$value/fontSize"}`: any part of the file, by JSON Pointer (RFC 6901).
  case pointer([String], text: String)
  /// `{"$ref": "other.json#/token"}`, which leads out of the file.
  case foreign(String)

  /// The reference that `node` is; nil where it is a value.
  init?(_ node: Node) {
    switch node.value {
    case .string(let text):
      guard let name = TokenReference.aliasName(text) else { return nil }
      self = .alias(name)
    case .object:
      guard let text = node["$ref"]?.string else { return nil }
      self = TokenReference.reference(text)
    default:
      return nil
    }
  }

  /// How messages name it: `group.token` or `#/group/token`.
  var label: String {
    switch self {
    case .alias(let name): name
    case .pointer(_, let text), .foreign(let text): text
    }
  }

  /// Whether `node` is a number, a text, or a flat list or object of these, and nothing in it can be a
  /// reference or a formula of some: most values of a style are, and need not be filled in.
  static func isNone(in node: Node) -> Bool {
    switch node.value {
    case .string(let text):
      !text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "$") }
    case .array(let elements): elements.allSatisfy { $0.members.isEmpty && isNone(in: $0) }
    case .object(let members):
      members.allSatisfy {
        $0.key != "$ref" && $0.value.members.isEmpty && $0.value.elements == nil
          && isNone(in: $0.value)
      }
    case .number, .null, .boolean, .damaged: true
    }
  }

  /// The name inside the braces; nil where `text` is no single reference in braces.
  static func aliasName(_ text: String) -> String? {
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"),
      text.utf8.last == UInt8(ascii: "}")
    else { return nil }
    let name = text.dropFirst().dropLast()
    return name.contains("{") || name.contains("}") ? nil : String(name)
  }

  private static func reference(_ text: String) -> TokenReference {
    if let name = aliasName(text) { return .alias(name) }
    guard text == "#" || text.hasPrefix("#/") else { return .foreign(text) }
    let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return .pointer(segments.dropFirst().map(unescaped), text: text)
  }

  /// Undoes the escapes of a URI fragment (`%20`), then those of JSON Pointer (`~1`, `~0`).
  private static func unescaped(_ segment: Substring) -> String {
    guard segment.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") })
    else { return String(segment) }
    var result: [UInt8] = []
    var rest = Array(segment.utf8)[...]
    while let byte = rest.popFirst() {
      let following = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(following, radix: 16) {
        result.append(code)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "~"), let digit = rest.first, digit == 0x30 || digit == 0x31 {
        result.append(digit == 0x30 ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        rest = rest.dropFirst()
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
