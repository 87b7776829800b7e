public import DynamicType

/// Text in one or several fonts, wrapped to the width it is offered.
public struct Text: PrimitiveView, Equatable {
  /// A piece of a text with its own font.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var change = FontChange()
    var color: Color?
  }

  /// Which part of a text that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The beginning of its last line.
    case head
    /// The middle of its last line.
    case middle
    /// The end.
    case tail
  }

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable, CaseIterable {
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
    case lowercase
  }

  private(set) var runs: [Run]

  /// The text as it is.
  public init(_ content: some StringProtocol) {
    runs = [Run(string: String(content))]
  }

  /// The text as it is, never looked up in a table of translations.
  public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// A symbol among text, which grows with its font; one unknown here is shown by its name.
  public init(_ image: Image) {
    runs = [Run(string: SymbolTable.character(of: image.name) ?? "[\(image.name)]")]
  }

  /// Makes the node that keeps the text.
  public func _makeNode(in context: ViewContext) -> ViewNode {
    TextNode(self, in: context)
  }

  /// Gives the node the new text.
  public func _updateNode(_ node: ViewNode) {
    downcast(node, to: TextNode.self).replace(with: self)
  }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }
}

extension Text {
  /// Sets the font of the pieces that have none yet.
  public func font(_ font: Font?) -> Text {
    changing { run in if run.font == nil { run.font = font } }
  }

  /// Sets the weight of the pieces that have none yet.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { run in if run.change.weight == nil { run.change.weight = weight } }
  }

  /// Sets the text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Sets the text in bold, or leaves its weight to the font.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Sets the text in the slanted face.
  public func italic() -> Text {
    changing { run in if run.change.isItalic == nil { run.change.isItalic = true } }
  }

  /// Sets the design of the system font for the pieces that have none yet.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { run in if run.change.design == nil { run.change.design = design } }
  }

  /// Gives all digits one width.
  public func monospacedDigit() -> Text {
    changing { run in run.change.hasMonospacedDigits = true }
  }

  /// Adds `tracking` points after every cluster.
  public func tracking(_ tracking: CGFloat) -> Text {
    changing { run in if run.change.tracking == nil { run.change.tracking = tracking } }
  }

  /// Adds `kerning` points after every cluster, unless there is tracking.
  public func kerning(_ kerning: CGFloat) -> Text {
    changing { run in if run.change.kerning == nil { run.change.kerning = kerning } }
  }

  /// Sets the colour of the pieces that have none yet.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { run in if run.color == nil { run.color = color } }
  }

  /// Sets the colour of the pieces that have none yet.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    foregroundColor(style._color)
  }

  /// One text after the other, each in its own font.
  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.runs += b.runs
    return text
  }
}

extension Text.Case {
  /// The text in this case; Turkish and Azeri have a capital of the dotted i of their own.
  func applied(to string: String, _ locale: Locale) -> String {
    let isTurkic = locale.language == "tr" || locale.language == "az"
    switch self {
    case .uppercase:
      guard isTurkic else { return string.uppercased() }
      return String(string.map { $0 == "i" ? "İ" : $0 }).uppercased()
    case .lowercase:
      guard isTurkic else { return string.lowercased() }
      return String(string.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
    }
  }
}
