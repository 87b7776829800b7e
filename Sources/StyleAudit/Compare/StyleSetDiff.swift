public import DynamicType
import StyleModel

/// What changed from one style set to another: styles, sizes and findings; what stayed is left out.
public struct StyleSetDiff: Sendable {
  /// One style that came, went or changed.
  public struct Row: Sendable {
    /// The name, which is how the two are matched.
    public var name: String
    /// As it was; `nil` for a new style.
    public var old: StyleTable.Row?
    /// As it is; `nil` for a style that is gone.
    public var new: StyleTable.Row?
    /// What is set otherwise, by the names of settings.
    public var settings: [Setting]
    /// The sizes of text at which the point size differs, smallest first.
    public var sizes: [DynamicTypeSize]
  }

  /// A setting of a style before and after.
  public struct Setting: Hashable, Sendable {
    /// The name of the setting, such as `relativeTo`.
    public var name: String
    /// The value before.
    public var old: String
    /// The value after.
    public var new: String
  }

  /// The styles that differ: in the order of the new set, then those that are gone.
  public var rows: [Row]
  /// Findings there were none of before.
  public var gained: [Finding]
  /// Findings that are gone.
  public var lost: [Finding]

  /// Whether nothing differs.
  public var isEmpty: Bool { rows.isEmpty && gained.isEmpty && lost.isEmpty }

  /// What changed from `old` to `new`, both looked at by `audit`.
  public init(old: StyleTable, new: StyleTable, audit: Audit = Audit()) {
    let before = Dictionary(
      old.rows.map { ($0.style.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.rows.map(\.style.name))
    rows = new.rows.compactMap { StyleSetDiff.row(before[$0.style.name], $0) }
    rows += old.rows.filter { !names.contains($0.style.name) }.map {
      Row(name: $0.style.name, old: $0, new: nil, settings: [], sizes: [])
    }
    let was = audit.report(on: old).findings
    let now = audit.report(on: new).findings
    let wasKeys = Set(was.map { [$0.rule] + $0.styles })
    let nowKeys = Set(now.map { [$0.rule] + $0.styles })
    gained = now.filter { !wasKeys.contains([$0.rule] + $0.styles) }
    lost = was.filter { !nowKeys.contains([$0.rule] + $0.styles) }
  }

  private static func row(_ old: StyleTable.Row?, _ new: StyleTable.Row) -> Row? {
    guard let old else {
      return Row(name: new.style.name, old: nil, new: new, settings: [], sizes: [])
    }
    let settings = zip(StyleSetDiff.settings(old.style), StyleSetDiff.settings(new.style))
      .filter { $0.1 != $1.1 }.map { Setting(name: $0.0, old: $0.1, new: $1.1) }
    let sizes = DynamicTypeSize.allCases.filter { abs(old[$0] - new[$0]) > 0.001 }
    guard !settings.isEmpty || !sizes.isEmpty else { return nil }
    return Row(name: new.style.name, old: old, new: new, settings: settings, sizes: sizes)
  }

  private static func settings(_ style: CustomTextStyle) -> [(String, String)] {
    [
      ("families", style.families.isEmpty ? "system" : style.families.joined(separator: ", ")),
      ("pointSize", Figure(style.pointSize).description),
      ("weight", String(style.cssWeight)),
      ("italic", style.isItalic ? "yes" : "no"),
      ("lineHeight", style.lineHeight.map { Figure($0).description } ?? "of the font"),
      ("tracking", Figure(style.tracking, decimals: 3).description),
      ("relativeTo", style.relativeTo.name),
      ("scaling", style.method.name),
      ("maximumPointSize", style.maximumPointSize.map { Figure($0).description } ?? "none"),
    ]
  }
}
