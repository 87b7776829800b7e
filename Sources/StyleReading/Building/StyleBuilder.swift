import DynamicType
import SourceTree
import StyleModel

/// Makes a style of the values that a vocabulary found for it: units, weights, families, text style.
struct StyleBuilder {
  /// How many styles are read of one source: with more, no list is of use, and memory runs out.
  static let styleLimit = 25_000

  let document: Document
  let options: ReadingOptions
  private(set) var found = FoundStyles()
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
    var families: [String] = []
    var (pointSize, tracking) = (0.0, 0.0)
    var lineHeight: Double?
    var (cssWeight, isItalic) = (400, false)

    func attempt(_ fields: StyleField..., read: () throws(StyleFault) -> Void) {
      guard faulty.isDisjoint(with: fields) else { return }
      do throws(StyleFault) { try read() } catch { problems.append(error.diagnostic) }
    }
    attempt(.fontFamily) { () throws(StyleFault) in
      families = try self.families(draft, &notes)
    }
    attempt(.fontSize) { () throws(StyleFault) in
      pointSize = try self.pointSize(draft, &notes)
    }
    attempt(.fontWeight, .fontFamily) { () throws(StyleFault) in
      (cssWeight, isItalic) = try weight(draft, families, &notes)
    }
    attempt(.letterSpacing) { () throws(StyleFault) in
      tracking = try self.tracking(draft, pointSize, &notes)
    }
    attempt(.lineHeight) { () throws(StyleFault) in
      lineHeight = try self.lineHeight(draft, pointSize, &notes)
    }
    isItalic = isItalic || isSlanted(draft)
    let scaling = scaling(draft)
    guard problems.isEmpty else {
      found.unreadable.append(
        UnreadableStyle(name: "", path: draft.path, problems: Diagnostic.inFileOrder(problems)))
      return
    }
    var origins = origins(of: draft, missing: notes.missing, isItalic: isItalic)
    let (relativeTo, relativeToOrigin) = settle(
      scaling.relativeTo, of: draft.path, pointSize: pointSize, at: notes.position, &origins)
    found.styles.append(
      CustomTextStyle(
        name: "", path: draft.path, families: families, pointSize: pointSize,
        cssWeight: cssWeight, isItalic: isItalic, lineHeight: lineHeight, tracking: tracking,
        relativeTo: relativeTo, relativeToOrigin: relativeToOrigin, method: scaling.method,
        maximumPointSize: scaling.maximumPointSize, sample: draft.own?.sample,
        check: draft.own?.check ?? CheckSettings(), position: notes.position,
        notes: notes.diagnostics, origins: origins))
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
    found.unreadable.append(UnreadableStyle(name: "", path: path, problems: [problem]))
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

  /// How a style's size follows the reader's, as far as its file says so.
  private struct Scaling {
    var relativeTo: Font.TextStyle?
    var method: ScalingMethod
    var maximumPointSize: Double?
  }

  private mutating func scaling(_ draft: StyleDraft) -> Scaling {
    found.diagnostics += draft.own?.warnings ?? []
    var scaling = Scaling(
      relativeTo: draft.own?.relativeTo,
      method: (draft.own == nil ? draft.method : draft.own?.method) ?? .custom,
      maximumPointSize: draft.own?.maximumPointSize)
    if scaling.relativeTo == nil, let node = draft.fields[.relativeTo]?.node,
      let name = node.string
    {
      do throws(UnknownName) {
        scaling.relativeTo = try Font.TextStyle(spelling: name)
      } catch {
        report(.warning, at: node, error.message)
      }
    }
    if scaling.maximumPointSize == nil, let value = draft.fields[.maximumPointSize] {
      scaling.maximumPointSize = maximum(value.node)
    }
    return scaling
  }

  /// The text style to follow: the one that the file says, else the one that the style's own name
  /// says, else the nearest in size.
  private func settle(
    _ explicit: Font.TextStyle?, of path: [String], pointSize: Double, at position: SourcePosition,
    _ origins: inout StyleFields<ValueOrigin>
  ) -> (Font.TextStyle, CustomTextStyle.RelativeToOrigin) {
    if let explicit {
      if origins[.relativeTo] == nil { origins[.relativeTo] = ValueOrigin(.literal, at: position) }
      return (explicit, .explicit)
    }
    let ownName = path.filter { $0 != "$root" }.joined(separator: ".")
    if let named = Font.TextStyle(inferredFromName: ownName) {
      origins[.relativeTo] = ValueOrigin(.inferred("the name"), at: position)
      return (named, .name)
    }
    origins[.relativeTo] = ValueOrigin(.inferred("the size"))
    return (nearestTextStyle(toPointSize: pointSize), .nearestSize)
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
  ) -> StyleFields<ValueOrigin> {
    var result = StyleFields<ValueOrigin>()
    for (field, value) in draft.fields.entries {
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
