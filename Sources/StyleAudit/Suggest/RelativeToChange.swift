public import DynamicType
import StyleModel

/// A style that is to follow another text style.
public struct RelativeToChange: Hashable, Sendable {
  /// The name of the style.
  public var style: String
  /// The text style to follow.
  public var relativeTo: Font.TextStyle

  /// The change of one style.
  public init(style: String, relativeTo: Font.TextStyle) {
    self.style = style
    self.relativeTo = relativeTo
  }
}

extension StyleTable {
  /// The table with styles following other text styles, and their sizes worked out anew; names it
  /// does not have change nothing.
  public func applying(_ changes: [RelativeToChange]) -> StyleTable {
    let wanted = Dictionary(
      changes.map { ($0.style, $0.relativeTo) }, uniquingKeysWith: { $1 })
    var table = self
    for index in table.rows.indices {
      guard let relativeTo = wanted[table.rows[index].style.name] else { continue }
      table.rows[index].style.relativeTo = relativeTo
      let scaled = table.rows[index].style.scaledPointSize
      table.rows[index].pointSizes = DynamicTypeSize.allCases.map {
        scaled.pointSize(in: SizeSetting($0, displayScale: displayScale))
      }
    }
    return table
  }
}
