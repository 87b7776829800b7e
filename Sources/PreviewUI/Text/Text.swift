public import DynamicType

/// Text in one or several fonts, wrapped to the width it is offered.
public struct Text: PrimitiveView, Equatable {
  /// A piece of a text with its own font.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var change = FontChange()
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

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

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

  /// Sets the text in the slanted face.
  public func italic() -> Text {
    changing { run in if run.change.isItalic == nil { run.change.isItalic = true } }
  }

  /// Adds `tracking` points after every cluster.
  public func tracking(_ tracking: CGFloat) -> Text {
    changing { run in if run.change.tracking == nil { run.change.tracking = tracking } }
  }

  /// One text after the other, each in its own font.
  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.runs += b.runs
    return text
  }

  public func _makeNode(in context: ViewContext) -> ViewNode {
    TextNode(self, in: context)
  }

  public func _updateNode(_ node: ViewNode) {
    unsafeDowncast(node, to: TextNode.self).replace(with: self)
  }
}
