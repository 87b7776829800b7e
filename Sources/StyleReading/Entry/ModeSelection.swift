import StyleModel

/// Which mode is read where a file has several, and which modes there are.
struct ModeSelection {
  private let wanted: [String]
  private var choices: [StyleChoice] = []
  private var met: Set<String> = []

  init(_ options: ReadingOptions) {
    wanted = options.modes
  }

  /// The mode to read of `modes`, which belong to `group`: the one that was asked for by its name or
  /// as `group=mode`, else `standard`, else nil. Upper and lower case are alike.
  mutating func select(_ modes: [String], of group: String = "", standard: String?) -> String? {
    let selected = wanted.lazy.compactMap { name in
      modes.first { ModeSelection.names(name, $0, group) }
    }.last
    for name in wanted where modes.contains(where: { ModeSelection.names(name, $0, group) }) {
      met.insert(name)
    }
    register(modes, of: group, selected: selected ?? standard)
    return selected ?? standard
  }

  private static func names(_ name: String, _ mode: String, _ group: String) -> Bool {
    name.lowercased() == mode.lowercased()
      || name.lowercased() == "\(group)=\(mode)".lowercased()
  }

  private mutating func register(_ modes: [String], of group: String, selected: String?) {
    guard !modes.isEmpty else { return }
    if let index = choices.firstIndex(where: { $0.name == group }) {
      let known = choices[index].options
      choices[index].options += modes.filter { !known.contains($0) }
      choices[index].selected = choices[index].selected ?? selected
    } else {
      choices.append(StyleChoice(.mode, name: group, options: modes, selected: selected))
    }
  }

  /// All modes that were met.
  var found: [StyleChoice] { choices }

  /// An error for each mode that was asked for and is not there.
  func complaints(at position: SourcePosition) -> [Diagnostic] {
    wanted.filter { !met.contains($0) }.map { name in
      let all = choices.flatMap(\.options)
      return Diagnostic(
        .error, at: position, "there is no mode \(Quotation(name))",
        hint: all.isEmpty
          ? "leave out --mode: the file has no modes"
          : "use one of \(all.map(Quotation.harmless).joined(separator: ", "))")
    }
  }
}
