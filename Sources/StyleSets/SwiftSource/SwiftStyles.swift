import DynamicType

/// Puts together the styles that the declarations of a Swift source make.
struct SwiftStyles {
  private let declarations: SwiftDeclarations
  private let values: SwiftStyleFields
  private let base: Int
  private var order: [[String]] = []
  private var styles: [[String]: StyleDraft] = [:]

  init(_ declarations: SwiftDeclarations, base: Int) {
    self.declarations = declarations
    self.base = base
    values = SwiftStyleFields(declarations, base: base)
  }

  /// The styles in the order of the source. A case without a size is one only where others of its
  /// enumeration have one.
  mutating func drafts() -> [StyleDraft] {
    for entry in declarations.entries {
      if entry.cases.isEmpty, !entry.isDefault { addConstant(entry) } else { addCases(entry) }
    }
    let sized = Set(
      styles.filter { $0.value.fields[.fontSize] != nil }.map { Array($0.key.dropLast()) })
    return order.compactMap { styles[$0] }
      .filter { sized.contains(Array($0.path.dropLast())) }
      .sorted { $0.keyOffset < $1.keyOffset }
  }

  /// A constant or function that is a whole style: a font, or a value with a size and more.
  private mutating func addConstant(_ entry: SwiftDeclarations.Entry) {
    let fields = values.fields(of: entry.value, labels: entry.labels)
    guard fields[.fontSize] != nil else { return addCommon(entry, fields) }
    fill(entry.types + [entry.name], with: fields, method: method(of: entry), at: entry.offset)
  }

  /// A property that all cases of an enumeration share: `var family: String { "Inter" }`.
  private mutating func addCommon(
    _ entry: SwiftDeclarations.Entry, _ fields: [StyleField: FieldValue]
  ) {
    guard let cases = declarations.cases[entry.types], !entry.types.isEmpty else { return }
    var fields = fields
    if fields.isEmpty, let field = SwiftStyles.field(of: entry.name),
      let value = values.value(entry.value, for: field)
    {
      fields[field] = value
    }
    guard !fields.isEmpty else { return }
    for (name, offset) in cases {
      fill(entry.types + [name], with: fields, method: method(of: entry), at: offset)
    }
  }

  private mutating func addCases(_ entry: SwiftDeclarations.Entry) {
    let field = SwiftStyles.field(of: entry.name)
    var fields = values.fields(of: entry.value, labels: entry.labels)
    if fields.isEmpty, let field, let value = values.value(entry.value, for: field) {
      fields[field] = value
    }
    guard !fields.isEmpty else { return }
    let declared = declarations.cases[entry.types] ?? []
    var names = entry.cases.map { name in
      (name, declared.first { $0.name == name }?.offset ?? entry.offset)
    }
    if entry.isDefault {
      let listed = Set(
        declarations.entries.filter { $0.types == entry.types && $0.name == entry.name }
          .flatMap(\.cases))
      names = declared.filter { !listed.contains($0.name) }.map { ($0.name, $0.offset) }
    }
    for (name, offset) in names {
      fill(entry.types + [name], with: fields, method: method(of: entry), at: offset)
    }
  }

  /// Adds fields to the style at `path`; the first value of each counts.
  private mutating func fill(
    _ path: [String], with fields: [StyleField: FieldValue], method: ScalingMethod?, at offset: Int
  ) {
    if styles[path] == nil {
      order.append(path)
      styles[path] = StyleDraft(path: path, keyOffset: base + offset)
    }
    styles[path]?.fields.merge(fields) { first, _ in first }
    if let method, styles[path]?.method == nil { styles[path]?.method = method }
  }

  private func method(of entry: SwiftDeclarations.Entry) -> ScalingMethod? {
    values.method(of: entry.value)
  }

  /// The field that a property says; one called `font` or `style` is a whole style instead.
  private static func field(of name: String) -> StyleField? {
    switch name {
    case "name", "fontName", "customFontName": .fontFamily
    case "font", "uiFont", "style": nil
    case "swiftUITextStyle", "uiTextStyle", "uiFontTextStyle", "dynamicTypeStyle",
      "fontTextStyle":
      .relativeTo
    default: StyleField(spelling: name)
    }
  }
}
