import SourceTree
import StyleModel

/// The themes of a project of tokens: which sets of tokens count, and in which order.
struct TokenThemes {
  private struct Theme {
    var name: String
    var group: String
    /// Sets by name: `enabled`, or `source` for those whose tokens are only referred to.
    var sets: [String: String]

    var title: String { group.isEmpty ? name : "\(group)/\(name)" }
  }

  private var themes: [Theme] = []
  private var order: [String] = []
  private var chosen: [Theme] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The themes in any of `roots`; `wanted` names one or several, separated by commas.
  init(_ roots: [Node], at position: SourcePosition, wanted: String?) {
    for root in roots {
      let list = root["$themes"]?.elements ?? root.elements ?? []
      themes += list.compactMap(TokenThemes.theme)
      let metadata = root["$metadata"] ?? root
      order += metadata["tokenSetOrder"]?.elements?.compactMap(\.string) ?? []
    }
    guard let wanted else { return }
    for name in wanted.split(separator: ",").map({ $0.lowercased() }) {
      let found = themes.filter { $0.name.lowercased() == name || $0.title.lowercased() == name }
      chosen += found
      if found.isEmpty { complain(name, at: position) }
    }
  }

  /// The themes as variants to choose between; none where there are none.
  var choices: [StyleChoice] {
    var result: [StyleChoice] = []
    for theme in themes {
      if let index = result.firstIndex(where: { $0.name == theme.group }) {
        result[index].options.append(theme.name)
      } else {
        result.append(StyleChoice(.theme, name: theme.group, options: [theme.name]))
      }
      if chosen.contains(where: { $0.title == theme.title }) {
        result[result.count - 1].selected = theme.name
      }
    }
    return result
  }

  /// `parts` in the order of the sets, without those that the chosen themes leave out.
  func arranged(_ parts: [TokenSource.Part]) -> [TokenSource.Part] {
    var result: [(rank: Int, part: TokenSource.Part)] = []
    for (index, part) in parts.enumerated() {
      let name = part.set.joined(separator: "/")
      let rank = order.firstIndex(of: name) ?? order.count + index
      var part = part
      if !chosen.isEmpty {
        let states = chosen.compactMap { $0.sets[name] }
        guard states.contains(where: { $0 == "enabled" || $0 == "source" }) else { continue }
        part.isSource = !states.contains("enabled")
      }
      result.append((rank, part))
    }
    return result.sorted { $0.rank < $1.rank }.map(\.part)
  }

  private mutating func complain(_ name: String, at position: SourcePosition) {
    let names = themes.map { Quotation.harmless($0.name) }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .error, at: position, "there is no theme \(Quotation(name))",
        hint: names.isEmpty
          ? "leave out --theme: the file has no themes" : "use one of \(names)"))
  }

  private static func theme(_ node: Node) -> Theme? {
    guard let name = node["name"]?.string, let selected = node["selectedTokenSets"] else {
      return nil
    }
    var sets: [String: String] = [:]
    for member in selected.members { sets[member.key] = member.value.string }
    return Theme(name: name, group: node["group"]?.string ?? "", sets: sets)
  }
}
