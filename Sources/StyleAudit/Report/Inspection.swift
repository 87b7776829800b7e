public import StyleModel
import DynamicType

/// What was found in a style set's source, told value by value, with where each came from.
public struct Inspection: Sendable {
  /// One value of a style.
  package struct Value {
    var field: StyleField
    /// The value as a person reads it, such as `17 pt`.
    var text: String
    /// The value as JSON.
    var json: JSONOutput
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
  ) -> (text: String, json: JSONOutput)? {
    switch field {
    case .fontFamily:
      let families = style.families.map(Quotation.harmless).joined(separator: ", ")
      return (
        families.isEmpty ? "system font" : families, .strings(style.families)
      )
    case .fontSize: return points(style.pointSize)
    case .fontWeight: return ("\(style.cssWeight)", .integer(style.cssWeight))
    case .letterSpacing: return points(style.tracking)
    case .lineHeight: return style.lineHeight.map(points) ?? ("the font's own", .null)
    case .fontStyle:
      guard style.isItalic || style.origins[.fontStyle] != nil else { return nil }
      let word = style.isItalic ? "italic" : "normal"
      return (word, .string(word))
    case .relativeTo: return (style.relativeTo.name, .string(style.relativeTo.name))
    case .maximumPointSize: return style.maximumPointSize.map(points)
    }
  }

  private static func points(_ value: Double) -> (text: String, json: JSONOutput) {
    ("\(Figure(value, decimals: 3)) pt", .figure(value))
  }

  /// How many styles were found and how many of them can't be read: `15 styles, 2 of them unreadable`.
  package var count: String {
    let styles = Count(set.styles.count + set.unreadable.count, "style").description
    return set.unreadable.isEmpty
      ? styles : "\(styles), \(set.unreadable.count) of them unreadable"
  }
}
