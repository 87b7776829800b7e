/// The forms a style set can be written in, in the order to offer them; raw values are their names on
/// the command line.
public enum ExportFormat: String, CaseIterable, Sendable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case designTokens = "dtcg"
  case css
  case compose
  case styleDictionary = "style-dictionary"
  case markdown

  /// What writes it.
  public var exporter: any StyleExporter.Type {
    switch self {
    case .swiftUI: SwiftUIExporter.self
    case .uiKit: UIKitExporter.self
    case .designTokens: DesignTokensExporter.self
    case .css: CSSExporter.self
    case .compose: ComposeExporter.self
    case .styleDictionary: StyleDictionaryExporter.self
    case .markdown: MarkdownExporter.self
    }
  }
}
