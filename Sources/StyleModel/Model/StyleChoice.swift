/// Variants of one file between which a reader has to choose.
public struct StyleChoice: Hashable, Sendable {
  /// What kind of variants they are.
  public enum Kind: String, Hashable, Sendable {
    /// Themes, which switch whole sets of tokens; chosen by `--theme`.
    case theme
    /// Modes, contexts or size classes, which switch single values; chosen by `--mode`.
    case mode
  }

  /// What kind of variants they are.
  public var kind: Kind
  /// What the variants are of, such as the name of a modifier; empty where they have no name.
  public var name: String
  /// The variants, in the order of the file.
  public var options: [String]
  /// The one that was read; nil where all were read together.
  public var selected: String?

  /// A choice between `options`.
  public init(_ kind: Kind, name: String = "", options: [String], selected: String? = nil) {
    self.kind = kind
    self.name = name
    self.options = options
    self.selected = selected
  }
}

extension StyleChoice: CustomStringConvertible {
  /// One line: `mode size: mobile (read), desktop`.
  public var description: String {
    let names = options.map { Quotation.harmless($0) + ($0 == selected ? " (read)" : "") }
    let title = name.isEmpty ? kind.rawValue : "\(kind.rawValue) \(Quotation.harmless(name))"
    return "\(title): \(names.joined(separator: ", "))"
  }
}
