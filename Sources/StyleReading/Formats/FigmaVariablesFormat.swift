import SourceTree

/// The answer of Figma's REST API to `GET /v1/files/:key/variables/local`.
///
/// A style is a group of variables called `font-size`, `line-height` and so on. Source:
/// developers.figma.com, "REST API", Variables.
enum FigmaVariablesFormat: StyleSetFormat {
  static let name = "Figma variables"

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    variables(in: document.root)?.members.contains { $0.value["valuesByMode"] != nil } == true
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    var modes = ModeSelection(options)
    let selected = selectedModes(in: document.root, &modes)
    let variables = variables(in: document.root)?.members ?? []
    var names: [String: String] = [:]
    for variable in variables {
      names[variable.value["id"]?.string ?? variable.key] = variable.value["name"]?.string
    }
    let groups = TokenGroups(offset: document.root.offset)
    for variable in variables {
      guard let name = variable.value.member("name"), let text = name.value.string,
        let value = value(of: variable.value, selected, names)
      else { continue }
      let member = Member(key: "value", keyOffset: value.offset, value: value)
      groups.add(
        SlashedName.path(text), keyOffset: name.value.offset,
        node: Node(value: .object([member]), offset: variable.value.offset))
    }
    let tokens = TokenSource(
      parts: [TokenSource.Part(set: [], root: groups.node)], source: document.source,
      dialect: .plain, modes: modes)
    return TokenStyleReader.read(tokens, root: document.root, options: options)
  }

  private static func variables(in root: Node) -> Node? {
    root["meta"]?["variables"] ?? root["variables"]
  }

  /// The ids of the modes to read, one for each collection: the one asked for, else the default.
  private static func selectedModes(
    in root: Node, _ modes: inout ModeSelection
  ) -> [String: String] {
    var result: [String: String] = [:]
    let collections = root["meta"]?["variableCollections"] ?? root["variableCollections"]
    for collection in collections?.members ?? [] {
      let all = collection.value["modes"]?.elements ?? []
      let names = all.compactMap { $0["name"]?.string }
      let standard = all.first {
        $0["modeId"]?.string == collection.value["defaultModeId"]?.string
      }
      guard names.count > 1 else {
        result[collection.key] = all.first?["modeId"]?.string
        continue
      }
      let name = modes.select(
        names, of: collection.value["name"]?.string ?? "",
        standard: standard?["name"]?.string ?? names.first)
      result[collection.key] = all.first { $0["name"]?.string == name }?["modeId"]?.string
    }
    return result
  }

  /// The value of a variable in its collection's mode; a reference is written as an alias.
  private static func value(
    of variable: Node, _ selected: [String: String], _ names: [String: String]
  ) -> Node? {
    let values = variable["valuesByMode"]
    let mode = variable["variableCollectionId"]?.string.flatMap { selected[$0] }
    guard let node = mode.flatMap({ values?[$0] }) ?? values?.members.first?.value else {
      return nil
    }
    guard node["type"]?.string == "VARIABLE_ALIAS", let id = node["id"]?.string else { return node }
    let path = SlashedName.path(names[id] ?? id).joined(separator: ".")
    return Node(value: .string("{\(path)}"), offset: node.offset)
  }
}
