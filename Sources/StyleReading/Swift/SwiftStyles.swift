import DynamicType
import SourceTree
import StyleModel

/// Puts together the styles that the declarations of a Swift source make.
struct SwiftStyles {
  private let declarations: SwiftDeclarations
  private let values: SwiftStyleFields
  private let source: SourceText
  private let base: Int
  private var order: [[String]] = []
  private var styles: [[String]: StyleDraft] = [:]

  init(_ declarations: SwiftDeclarations, source: SourceText) {
    self.declarations = declarations
    self.source = source
    base = source.base
    values = SwiftStyleFields(declarations, base: base)
  }

  /// The styles in the order of the source. A case without a size is one only where others of its
  /// enumeration have one.
  mutating func drafts() -> [StyleDraft] {
    // Line heights and tracking may be worked out from sizes, so sizes come first.
    let isSize = { (entry: SwiftDeclarations.Entry) in
      SwiftStyles.field(of: entry.name) == .fontSize
    }
    for entry in declarations.entries where isSize(entry) { add(entry) }
    for entry in declarations.entries where !isSize(entry) { add(entry) }
    let sized = Set(
      styles.filter { $0.value.hasSize }.map { Array($0.key.dropLast()) })
    return order.compactMap { styles[$0] }
      .filter { sized.contains(Array($0.path.dropLast())) }
      .sorted { $0.keyOffset < $1.keyOffset }
  }

  private mutating func add(_ entry: SwiftDeclarations.Entry) {
    if entry.cases.isEmpty, !entry.isDefault { addConstant(entry) } else { addCases(entry) }
  }

  /// A constant or function that is a whole style: a font, or a value with a size and more.
  private mutating func addConstant(_ entry: SwiftDeclarations.Entry) {
    if case .array(let elements) = entry.value { return addList(elements, entry) }
    let settled = values.settled(fontValue(entry), in: SwiftContext())
    let fields = values.fields(of: settled.value, labels: entry.labels)
    let path = entry.types + [entry.name]
    if fields[.fontSize] != nil {
      fill(path, with: fields, method: values.method(of: settled.value), at: entry.offset)
      note(settled, for: .fontSize, at: path)
    } else if let size = values.unknownSize(in: settled.value, isStored: entry.isStored) {
      fill(path, with: fields, method: nil, at: entry.offset)
      let problem = problem(size, .fontSize)
      styles[path]?.faults.append((.fontSize, problem))
    } else {
      addCommon(entry)
    }
  }

  /// A list or dictionary whose elements are styles; a size alone may be that of anything.
  private mutating func addList(_ elements: [SwiftValue], _ entry: SwiftDeclarations.Entry) {
    for (name, value) in SwiftStyleList.styles(in: elements, labels: entry.labels) {
      let fields = values.fields(of: value, labels: entry.labels)
      if fields.isEmpty, SwiftStyleList.seemsStyle(value, in: entry) {
        let path = entry.types + [entry.name, name]
        fill(path, with: [:], method: nil, at: value.offset)
        let problem = Diagnostic(
          .error, at: source.position(at: base + value.offset),
          "numbers without labels, which don't say what is the size",
          hint: "write (size: 17, lineHeight: 22)")
        styles[path]?.faults.append((.fontSize, problem))
      }
      guard fields[.fontSize] != nil, fields.count > 1 else { continue }
      fill(
        entry.types + [entry.name, name], with: fields, method: values.method(of: value),
        at: value.offset)
    }
  }

  /// A property that all cases of an enumeration share: `var family: String { "Inter" }`.
  private mutating func addCommon(_ entry: SwiftDeclarations.Entry) {
    guard let cases = declarations.cases[entry.types], !entry.types.isEmpty else {
      return
    }
    for (name, offset) in cases { add(entry, to: name, at: offset) }
  }

  private mutating func addCases(_ entry: SwiftDeclarations.Entry) {
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
    for (name, offset) in names { add(entry, to: name, at: offset) }
  }

  /// Gives the case called `name` what `entry` says of it.
  private mutating func add(_ entry: SwiftDeclarations.Entry, to name: String, at offset: Int) {
    let path = entry.types + [name]
    let context = SwiftContext(caseName: name, draft: styles[path])
    let settled = values.settled(fontValue(entry), in: context)
    let field = SwiftStyles.field(of: entry.name)
    var fields = values.fields(of: settled.value, labels: entry.labels)
    if fields.isEmpty, let field {
      fields[field] = values.value(settled.value, for: field, in: context)
    }
    if !fields.isEmpty {
      fill(path, with: fields, method: values.method(of: settled.value), at: offset)
      note(settled, for: field ?? .fontSize, at: path)
    } else if let field, SwiftStyles.isMissed(field), styles[path]?.fields[field] == nil,
      styles[path]?.faults.contains(where: { $0.field == .fontSize }) != true
    {
      fill(path, with: [:], method: nil, at: offset)
      let problem = problem(settled.value, field)
      styles[path]?.faults.append((field, problem))
    }
  }

  /// Whether a value that can't be read is missed: without it the style is another.
  private static func isMissed(_ field: StyleField) -> Bool {
    field == .fontSize || field == .lineHeight || field == .letterSpacing
  }

  private func fontValue(_ entry: SwiftDeclarations.Entry) -> SwiftValue {
    entry.name.lowercased().hasSuffix("font") || entry.types.last == "Font"
      ? values.fontExpression(entry.value) : entry.value
  }

  /// Says that older systems get another value.
  private mutating func note(
    _ settled: SwiftStyleFields.Settled, for field: StyleField, at path: [String]
  ) {
    guard let older = settled.older else { return }
    styles[path]?.assumptions.append(.newestSystem(field, older: older.text))
  }

  private func problem(_ value: SwiftValue, _ field: StyleField) -> Diagnostic {
    Diagnostic(
      .error, at: source.position(at: base + value.offset),
      "\(field.rawValue) \(Quotation(value.text)) is known only to the running program",
      hint: "write a number, or a formula of numbers in this file")
  }

  /// Adds fields to the style at `path`; the first value of each counts.
  private mutating func fill(
    _ path: [String], with fields: StyleFields<FieldValue>, method: ScalingMethod?, at offset: Int
  ) {
    if styles[path] == nil {
      order.append(path)
      styles[path] = StyleDraft(path: path, keyOffset: base + offset)
    }
    styles[path]?.fields.fill(from: fields)
    if let method, styles[path]?.method == nil { styles[path]?.method = method }
  }

  /// The field that a property says; one called `font` or `style` is a whole style instead.
  static func field(of name: String) -> StyleField? {
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

extension StyleDraft {
  /// Whether a size is said, though it may not be known.
  fileprivate var hasSize: Bool {
    fields[.fontSize] != nil || faults.contains { $0.field == .fontSize }
  }
}
