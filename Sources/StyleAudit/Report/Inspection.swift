import DynamicType
public import StyleModel

/// What was found in a style set's source, told value by value, with where each came from.
public struct Inspection: Sendable {
  /// One value of a style.
  package struct Value {
    var field: StyleField
    /// The value as a person reads it, such as `17 pt`.
    var text: String
    /// The value as JSON.
    var json: String
    var origin: ValueOrigin?
  }

  package let set: StyleSet

  /// An inspection of `set`.
  public init(_ set: StyleSet) {
    self.set = set
  }

  /// The values of `style`, in the order of the fields.
  package static func values(of style: CustomTextStyle) -> [Value] {
    StyleField.allCases.compactMap { field in
      guard let (text, json) = value(of: field, in: style) else { return nil }
      return Value(field: field, text: text, json: json, origin: style.origins[field])
    }
  }

  private static func value(
    of field: StyleField, in style: CustomTextStyle
  ) -> (text: String, json: String)? {
    switch field {
    case .fontFamily:
      let families = style.families.map(Quotation.harmless).joined(separator: ", ")
      return (
        families.isEmpty ? "system font" : families,
        "[" + style.families.map(JSONText.string).joined(separator: ", ") + "]"
      )
    case .fontSize: return points(style.pointSize)
    case .fontWeight: return ("\(style.cssWeight)", "\(style.cssWeight)")
    case .letterSpacing: return points(style.tracking)
    case .lineHeight: return style.lineHeight.map(points) ?? ("the font's own", "null")
    case .fontStyle:
      guard style.isItalic || style.origins[.fontStyle] != nil else { return nil }
      let word = style.isItalic ? "italic" : "normal"
      return (word, JSONText.string(word))
    case .relativeTo: return (style.relativeTo.name, JSONText.string(style.relativeTo.name))
    case .maximumPointSize: return style.maximumPointSize.map(points)
    }
  }

  private static func points(_ value: Double) -> (text: String, json: String) {
    let figure = Figure(value, decimals: 3).description
    return ("\(figure) pt", figure)
  }

  /// How many styles were found and how many of them can't be read: `15 styles, 2 of them unreadable`.
  package var count: String {
    let total = set.styles.count + set.unreadable.count
    let styles = total == 1 ? "1 style" : "\(total) styles"
    return set.unreadable.isEmpty
      ? styles : "\(styles), \(set.unreadable.count) of them unreadable"
  }
}
