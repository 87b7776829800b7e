import DynamicType
import StyleAudit
import StyleModel

/// Writes design tokens, with what DTCG has no word for under `$extensions.typeramp`.
///
/// Read back they give the same styles. A style that leaves its line height to the font has none here
/// either, which the format's schema asks for but offers no value to say. Source: Design Tokens Format
/// Module 2025.10.
enum DesignTokensExporter: StyleExporter {
  static let takesTypeName = false

  static func export(_ table: StyleTable, options: ExportOptions) -> String {
    var tree = TokenGroup()
    for (row, path) in zip(table.rows, paths(of: table).paths) {
      tree.insert(token(row.style), at: path[...])
    }
    return JSONOutput.object([("$type", .string("typography"))] + tree.members).text
  }

  static func remarks(on table: StyleTable) -> [String] {
    let names = paths(of: table).renamed.map { from, to in
      "the style \(Quotation(from)) is called \(Quotation(to)) in the export"
    }
    return names + TokenText.remarks(onFamilies: table.rows.flatMap(\.style.families))
  }

  private static func paths(of table: StyleTable) -> DesignTokenPaths {
    DesignTokenPaths(table.rows.map(\.style.path))
  }

  private static func token(_ style: CustomTextStyle) -> JSONOutput {
    let families =
      style.families.isEmpty ? ["system-ui"] : style.families.map(TokenText.withoutReference)
    var value: [(String, JSONOutput)] = [
      ("fontFamily", families.count == 1 ? .string(families[0]) : .strings(families)),
      ("fontSize", dimension(style.pointSize)),
      ("fontWeight", .integer(style.cssWeight)),
      ("letterSpacing", dimension(style.tracking)),
    ]
    if let lineHeight = style.lineHeight {
      value.append(("lineHeight", .number(lineHeight / style.pointSize)))
    }
    if style.isItalic { value.append(("fontStyle", .string("italic"))) }
    return .object([
      ("$value", .object(value)),
      ("$extensions", .object([("typeramp", .object(settings(of: style)))])),
    ])
  }

  private static func settings(of style: CustomTextStyle) -> [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = [("relativeTo", .string(style.relativeTo.name))]
    switch style.method {
    case .custom: break
    case .steps(let steps):
      let sizes = steps.keys.sorted().map {
        ($0.name, JSONOutput.number(steps[$0] ?? 0))
      }
      members.append(("scaling", .object(sizes)))
    default: members.append(("scaling", .string(style.method.name)))
    }
    if let maximum = style.maximumPointSize {
      members.append(("maximumPointSize", .number(maximum)))
    }
    if let sample = style.sample { members.append(("sample", .string(sample))) }
    let check = check(of: style.check)
    if !check.isEmpty { members.append(("check", .object(check))) }
    return members
  }

  private static func check(of settings: CheckSettings) -> [(String, JSONOutput)] {
    var members: [(String, JSONOutput)] = []
    if !settings.ignoredRules.isEmpty {
      members.append(("ignore", .strings(settings.ignoredRules.sorted())))
    }
    if let lines = settings.lineLimit { members.append(("lines", .integer(lines))) }
    if let height = settings.height {
      members.append(("height", .number(height)))
    }
    if settings.isInteractive { members.append(("interactive", .boolean(true))) }
    return members
  }

  private static func dimension(_ points: Double) -> JSONOutput {
    .object([("value", .number(points)), ("unit", .string("px"))])
  }
}

/// Groups of tokens within each other, in the order in which their first token came; every token has
/// a path of its own, and none is also a group.
private struct TokenGroup {
  private enum Entry {
    case token(JSONOutput)
    case group(TokenGroup)
  }

  private var names: [String] = []
  private var entries: [String: Entry] = [:]

  mutating func insert(_ token: JSONOutput, at path: ArraySlice<String>) {
    guard let name = path.first else { return }
    if entries[name] == nil { names.append(name) }
    guard path.count > 1 else {
      entries[name] = .token(token)
      return
    }
    var group = TokenGroup()
    if case .group(let present) = entries.removeValue(forKey: name) { group = present }
    group.insert(token, at: path.dropFirst())
    entries[name] = .group(group)
  }

  var members: [(String, JSONOutput)] {
    names.compactMap { name in
      switch entries[name] {
      case .token(let token): (name, token)
      case .group(let group): (name, .object(group.members))
      case nil: nil
      }
    }
  }
}
