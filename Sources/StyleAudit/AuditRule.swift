/// A rule of the audit; a new one is a new file and a line in `Audit.rules`.
public protocol AuditRule {
  /// The rule's number, such as `DT004`; never used twice.
  static var id: String { get }
  /// A word for it in kebab case, such as `inversion`.
  static var name: String { get }
  /// What the rule is about, in a few words.
  static var title: String { get }
  /// When the rule reports what, at which level, why it matters, and who says so; plain sentences.
  static var rationale: String { get }
  /// Whether the rule finds less, or nothing, where no fonts were looked at.
  static var needsFonts: Bool { get }
  /// What the rule finds, in the order of the styles.
  static func findings(in subject: AuditSubject) -> [Finding]
}

extension AuditRule {
  /// Most rules go by numbers alone.
  public static var needsFonts: Bool { false }
}
