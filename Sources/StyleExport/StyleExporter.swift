public import StyleAudit
import DynamicType
import StyleModel

/// Writes a style set in one form for others; a new one is a new file and a case of `ExportFormat`.
public protocol StyleExporter {
  /// Whether what it writes holds the name of a type or a prefix.
  static var takesTypeName: Bool { get }
  /// Whether what it writes imports a module.
  static var takesModule: Bool { get }
  /// The styles of `table` as the text of a file; ends in a line feed.
  static func export(_ table: StyleTable, options: ExportOptions) -> String
  /// What `export` had to write otherwise than the styles say, a sentence without a full stop each.
  static func remarks(on table: StyleTable) -> [String]
}

extension StyleExporter {
  /// Most do.
  public static var takesTypeName: Bool { true }
  /// Only Swift does.
  public static var takesModule: Bool { false }
  /// Most forms have a place for everything, or say it in what they write.
  public static func remarks(on table: StyleTable) -> [String] { [] }
}

/// What an export cannot know from the styles alone.
public struct ExportOptions: Hashable, Sendable {
  /// The name of the type or the prefix to write; `nil` makes it from the name of the set.
  public var typeName: String?
  /// The module that exported Swift imports; `nil` for SwiftUI or UIKit.
  public var module: String?
  /// Ascent plus descent of each style's font as a multiple of its size; empty where no fonts were
  /// looked at, which stands for 1.2, between those of common text fonts.
  public var naturalLineHeights: [Double]

  /// Options; everything is left to the export unless said.
  public init(
    typeName: String? = nil, module: String? = nil, naturalLineHeights: [Double] = []
  ) {
    self.typeName = typeName
    self.module = module
    self.naturalLineHeights = naturalLineHeights
  }

  /// Whether `name` can stand after `import` in Swift.
  public static func isModule(_ name: String) -> Bool { SwiftIdentifier.isModule(name) }

  /// The font's own line height of the style at an index, as a multiple of its size.
  func naturalLineHeight(of index: Int) -> Double {
    naturalLineHeights.indices.contains(index) ? naturalLineHeights[index] : 1.2
  }
}
