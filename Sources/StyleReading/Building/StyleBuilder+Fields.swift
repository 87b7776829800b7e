import DynamicType
import SourceTree
import StyleModel

extension StyleBuilder {
  func families(_ draft: StyleDraft, _ notes: inout Notes) throws(StyleFault) -> [String] {
    guard let node = draft.fields[.fontFamily]?.node else {
      notes.missing.append(.fontFamily)
      return []
    }
    var names: [String] = []
    for element in node.elements ?? [node] {
      for name in element.elements ?? [element] {
        guard let text = name.string ?? name["value"]?.string else {
          throw fault(.wrongKind(.fontFamily, kind: name.kind), name)
        }
        names.append(text)
      }
    }
    let list = FontFamilyList(names)
    if let name = list.emptyName, list.families.isEmpty { notes.add(.systemFont(family: name)) }
    if names.isEmpty { notes.missing.append(.fontFamily) }
    return list.families
  }

  func pointSize(_ draft: StyleDraft, _ notes: inout Notes) throws(StyleFault) -> Double {
    guard let (size, node) = try measure(.fontSize, of: draft, &notes) else {
      let missing = StyleProblem.missing(.fontSize)
      throw StyleFault(
        diagnostic: missing.diagnostic(
          at: document.source.position(at: draft.valueOffset), isDTCG: draft.expectsMultiples))
    }
    let points: Double
    switch size.unit {
    case .px, .pt, .dp, .sp: points = size.number
    case .rem: points = size.number * options.remBase
    case .em, .percent: throw fault(.relativeSize(unit: size.unit?.rawValue ?? ""), node)
    case nil:
      points = size.number
      notes.add(.pixels(.fontSize, text: size.text))
    }
    guard points > 0 else { throw fault(.notPositive(.fontSize, text: size.text), node) }
    return try limited(points, .fontSize, size, node)
  }

  mutating func weight(
    _ draft: StyleDraft, _ families: [String], _ notes: inout Notes
  ) throws(StyleFault) -> (Int, isItalic: Bool) {
    guard let node = draft.fields[.fontWeight]?.node, node.string != "" else {
      return implicitWeight(draft, families, &notes)
    }
    if let number = node.number ?? node["value"]?.number {
      let rounded = number.double.rounded()
      guard (1...1000).contains(rounded) else {
        throw fault(.weightOutOfRange(text: number.text), node)
      }
      return (Int(rounded), false)
    }
    guard let name = node.string ?? node["value"]?.string else {
      throw fault(.wrongKind(.fontWeight, kind: node.kind), node)
    }
    do throws(UnknownName) {
      let weight = try FontWeightName(name)
      return (weight.cssWeight, weight.isItalic)
    } catch {
      // Names belong to fonts ("Solid", "Display Cut"): the style is still worth showing.
      report(.warning, at: node, "\(error.message) (shown as regular)")
      return (400, name.lowercased().hasSuffix("italic"))
    }
  }

  /// The weight where no field says it: that in the style name or in a PostScript name.
  private func implicitWeight(
    _ draft: StyleDraft, _ families: [String], _ notes: inout Notes
  ) -> (Int, isItalic: Bool) {
    if let name = draft.fields[.fontStyle]?.node.string, !FontWeightName.saysOnlySlant(name),
      let weight = try? FontWeightName(name)
    {
      return (weight.cssWeight, weight.isItalic)
    }
    if let family = families.first, let weight = FontWeightName(postScriptName: family) {
      notes.add(.weightOfFontName(family))
      return (weight.cssWeight, weight.isItalic)
    }
    notes.missing.append(.fontWeight)
    return (400, false)
  }

  func tracking(
    _ draft: StyleDraft, _ pointSize: Double, _ notes: inout Notes
  ) throws(StyleFault) -> Double {
    if let word = word(.letterSpacing, of: draft), word == "normal" || word == "auto" { return 0 }
    guard let (spacing, node) = try measure(.letterSpacing, of: draft, &notes) else {
      if draft.fields[.letterSpacing] == nil { notes.missing.append(.letterSpacing) }
      return 0
    }
    let points: Double
    switch spacing.unit {
    case .px, .pt, .dp, .sp: points = spacing.number
    case .rem: points = spacing.number * options.remBase
    case .em:
      points = spacing.number * pointSize
      if points != 0 { notes.add(.emOfFontSize(text: spacing.text)) }
    case .percent:
      points = spacing.number / 100 * pointSize
      if points != 0 { notes.add(.percentOfFontSize(.letterSpacing, text: spacing.text)) }
    case nil:
      points = spacing.number
      if points != 0 { notes.add(.pixels(.letterSpacing, text: spacing.text)) }
    }
    return try limited(points, .letterSpacing, spacing, node)
  }

  func lineHeight(
    _ draft: StyleDraft, _ pointSize: Double, _ notes: inout Notes
  ) throws(StyleFault) -> Double? {
    if let word = word(.lineHeight, of: draft), word == "auto" || word == "normal" { return nil }
    guard let (height, node) = try measure(.lineHeight, of: draft, &notes) else {
      if draft.fields[.lineHeight] == nil { notes.missing.append(.lineHeight) }
      return nil
    }
    let points: Double
    switch height.unit {
    case .px, .pt, .dp, .sp:
      points = height.number
      if draft.expectsMultiples { notes.add(.lineHeightAsLength) }
    case .rem:
      points = height.number * options.remBase
      if draft.expectsMultiples { notes.add(.lineHeightAsLength) }
    case .em:
      points = height.number * pointSize
      notes.add(.lineHeightAsMultiple(text: height.text))
    case .percent:
      points = height.number / 100 * pointSize
      notes.add(.percentOfFontSize(.lineHeight, text: height.text))
    // A file of ours keeps to the format, where every number is a multiple.
    case nil where height.number > 4 && draft.own?.isPresent != true:
      points = height.number
      notes.add(.lineHeightInPoints(text: height.text))
    case nil:
      points = height.number * pointSize
    }
    guard points > 0 || pointSize == 0 && height.number > 0 else {
      throw fault(.notPositive(.lineHeight, text: height.text), node)
    }
    return try limited(points, .lineHeight, height, node)
  }

  func isSlanted(_ draft: StyleDraft) -> Bool {
    guard let word = word(.fontStyle, of: draft) else { return false }
    return word.hasSuffix("italic") || word.hasPrefix("oblique") || word.hasSuffix("oblique")
  }
}

// MARK: - Values

extension StyleBuilder {
  func fault(_ problem: StyleProblem, _ node: Node, isDTCG: Bool = true) -> StyleFault {
    var problem = problem
    if case .damaged = node.value, case .wrongKind(let field, _) = problem {
      problem = .damaged(field)
    }
    return StyleFault(
      diagnostic: problem.diagnostic(at: document.position(of: node), isDTCG: isDTCG))
  }

  /// The text of a field, or of its `value`, in lower case.
  private func word(_ field: StyleField, of draft: StyleDraft) -> String? {
    guard let node = draft.fields[field]?.node else { return nil }
    if let unit = node["unit"]?.string?.lowercased(), unit == "auto" { return unit }
    return (node.string ?? node["value"]?.string)?.lowercased()
  }

  /// The length that a field is, and where it stands; nil where the style has none, or one in a unit
  /// that has no size in points and is kept as a note.
  private func measure(
    _ field: StyleField, of draft: StyleDraft, _ notes: inout Notes
  ) throws(StyleFault) -> (Measure, Node)? {
    guard let value = draft.fields[field] else { return nil }
    if case .null = value.node.value { return nil }
    do throws(StyleProblem) {
      var measure = try Measure(value.node, for: field)
      measure.unit = measure.unit ?? value.impliedUnit
      return (measure, value.node)
    } catch {
      if case .unknownUnit(_, let unit) = error, field != .fontSize {
        notes.add(.keptRaw(field, text: StyleBuilder.written(value.node), unit: unit))
        return nil
      }
      throw fault(error, value.node, isDTCG: draft.expectsMultiples)
    }
  }

  /// A length as a message shows it.
  private static func written(_ node: Node) -> String {
    guard let value = node["value"] else { return node.string ?? node.number?.text ?? "" }
    return (value.number?.text ?? value.string ?? "") + (node["unit"]?.string ?? "")
  }

  /// `points` to a thousandth, which takes the noise off products; an error where nobody sets text
  /// that large.
  private func limited(
    _ points: Double, _ field: StyleField, _ measure: Measure, _ node: Node
  ) throws(StyleFault) -> Double {
    let limit = field == .lineHeight ? 10_000 : 1000
    guard points.magnitude <= Double(limit) else {
      throw fault(.tooLarge(field, text: measure.text, limit: limit), node)
    }
    let rounded = (points * 1000).rounded() / 1000
    guard rounded != 0 || points == 0 || field == .letterSpacing else {
      throw fault(.tooSmall(field, text: measure.text), node)
    }
    return rounded
  }
}
