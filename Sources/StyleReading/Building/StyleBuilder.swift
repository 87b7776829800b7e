import DynamicType
import SourceTree
import StyleModel

/// Makes a style of the values that a vocabulary found for it: units, weights, families, text style.
struct StyleBuilder {
  /// How many styles are read of one source: with more, no list is of use, and memory runs out.
  static let styleLimit = 25_000

  let document: Document
  let options: ReadingOptions
  private(set) var found = RawStyleSet()
  private var isFull = false

  init(document: Document, options: ReadingOptions) {
    self.document = document
    self.options = options
  }

  /// Adds the style that `draft` describes to what was found, or why it can't be read.
  ///
  /// Beyond `styleLimit` an error takes its place, once.
  mutating func add(_ draft: StyleDraft) {
    guard found.styles.count < StyleBuilder.styleLimit else { return complainOfNumber(draft) }
    var notes = Notes(position: document.source.position(at: draft.keyOffset))
    draft.assumptions.forEach { notes.add($0) }
    var problems = draft.faults.map(\.problem)
    let faulty = Set(draft.faults.map(\.field))
    var style = RawStyle(path: draft.path, position: notes.position, pointSize: 0)

    func attempt(_ fields: StyleField..., read: () throws(StyleFault) -> Void) {
      guard faulty.isDisjoint(with: fields) else { return }
      do throws(StyleFault) { try read() } catch { problems.append(error.diagnostic) }
    }
    attempt(.fontFamily) { () throws(StyleFault) in
      style.families = try families(draft, &notes)
    }
    attempt(.fontSize) { () throws(StyleFault) in style.pointSize = try pointSize(draft, &notes) }
    attempt(.fontWeight, .fontFamily) { () throws(StyleFault) in
      (style.cssWeight, style.isItalic) = try weight(draft, style.families, &notes)
    }
    let size = style.pointSize
    attempt(.letterSpacing) { () throws(StyleFault) in
      style.tracking = try tracking(draft, size, &notes)
    }
    attempt(.lineHeight) { () throws(StyleFault) in
      style.lineHeight = try lineHeight(draft, size, &notes)
    }
    style.isItalic = style.isItalic || isSlanted(draft)
    readScaling(draft, into: &style)
    guard problems.isEmpty else {
      found.unreadable.append(
        RawUnreadableStyle(path: draft.path, problems: Diagnostic.inFileOrder(problems)))
      return
    }
    style.notes = notes.diagnostics
    style.origins = origins(
      of: draft, missing: notes.missing, isItalic: style.isItalic)
    found.styles.append(style)
  }

  private mutating func complainOfNumber(_ draft: StyleDraft) {
    guard !isFull else { return }
    isFull = true
    found.diagnostics.append(
      Diagnostic(
        .error, at: document.source.position(at: draft.keyOffset),
        "more than \(StyleBuilder.styleLimit) styles: those from here on are not read",
        hint: "give a file that holds fewer"))
  }

  /// Adds a style that can't be read for a reason of the vocabulary's.
  mutating func add(unreadable path: [String], _ problem: Diagnostic) {
    found.unreadable.append(RawUnreadableStyle(path: path, problems: [problem]))
  }

  /// Adds something to tell that is not about one unreadable style.
  mutating func report(_ diagnostics: [Diagnostic]) {
    found.diagnostics += diagnostics
  }

  /// Adds an error or warning at `node`.
  mutating func report(
    _ severity: Diagnostic.Severity, at node: Node, _ message: String, hint: String? = nil
  ) {
    found.diagnostics.append(
      Diagnostic(severity, at: document.position(of: node), message, hint: hint))
  }

  private mutating func readScaling(_ draft: StyleDraft, into style: inout RawStyle) {
    style.method = draft.method ?? .custom
    if let own = draft.own {
      found.diagnostics += own.warnings
      style.relativeTo = own.relativeTo
      style.method = own.method ?? .custom
      style.maximumPointSize = own.maximumPointSize
      style.sample = own.sample
      style.check = own.check
    }
    if style.relativeTo == nil, let node = draft.fields[.relativeTo]?.node, let name = node.string {
      do throws(UnknownName) {
        style.relativeTo = try Font.TextStyle(spelling: name)
      } catch {
        report(.warning, at: node, error.message)
      }
    }
    if style.maximumPointSize == nil, let value = draft.fields[.maximumPointSize] {
      style.maximumPointSize = maximum(value.node)
    }
  }

  private mutating func maximum(_ node: Node) -> Double? {
    if case .null = node.value { return nil }
    guard let measure = try? Measure(node, for: .maximumPointSize),
      [nil, .px, .pt].contains(measure.unit), measure.number >= 0.001, measure.number <= 1000
    else {
      report(
        .warning, at: node, "the maximum is not a point size above 0 and up to 1000",
        hint: "write a number of points")
      return nil
    }
    return measure.number
  }

  private func origins(
    of draft: StyleDraft, missing: [StyleField], isItalic: Bool
  ) -> [StyleField: ValueOrigin] {
    var result: [StyleField: ValueOrigin] = [:]
    for (field, value) in draft.fields {
      var kind = value.kind
      if kind == .literal, let text = value.node.string, StyleBuilder.isLength(field),
        Formula.isFormula(text), (try? Formula.value(of: text)) != nil
      {
        kind = .computed(text)
      }
      result[field] = ValueOrigin(kind, at: document.position(of: value.node))
    }
    if result[.fontWeight] == nil, !missing.contains(.fontWeight) {
      result[.fontWeight] = inferredWeight(draft)
    }
    if isItalic, result[.fontStyle] == nil { result[.fontStyle] = result[.fontWeight] }
    if draft.own?.maximumPointSize != nil {
      result[.maximumPointSize] = ValueOrigin(
        .literal, at: document.source.position(at: draft.keyOffset))
    }
    for field in missing {
      result[field] = ValueOrigin(.assumed(StyleAssumption.defaultValue(of: field)))
    }
    return result
  }
}

extension StyleBuilder {
  /// The origin of a weight that no field says.
  private func inferredWeight(_ draft: StyleDraft) -> ValueOrigin {
    if let style = draft.fields[.fontStyle]?.node, let name = style.string,
      !FontWeightName.saysOnlySlant(name)
    {
      return ValueOrigin(.inferred("the style name"), at: document.position(of: style))
    }
    return ValueOrigin(
      .inferred("the font name"),
      at: draft.fields[.fontFamily].map { document.position(of: $0.node) })
  }

  private static func isLength(_ field: StyleField) -> Bool {
    field == .fontSize || field == .lineHeight || field == .letterSpacing
  }
}

/// A value that can't be read, as the error to report.
struct StyleFault: Error {
  var diagnostic: Diagnostic
}

extension StyleBuilder {
  /// What was assumed about one style.
  struct Notes {
    let position: SourcePosition
    var missing: [StyleField] = []
    private var assumptions: [StyleAssumption] = []

    init(position: SourcePosition) {
      self.position = position
    }

    mutating func add(_ assumption: StyleAssumption) {
      assumptions.append(assumption)
    }

    var diagnostics: [Diagnostic] {
      let all = assumptions + (missing.isEmpty ? [] : [.missing(missing)])
      return all.map { $0.diagnostic(at: position) }
    }
  }
}
