/// A rule of the audit; a new one is a new file and a line in `Audit.rules`.
public protocol AuditRule {
  /// The rule's number, such as `DT004`; never used twice.
  static var id: String { get }
  /// What the rule is about, in a few words.
  static var title: String { get }
  /// What the rule finds in `table`, in the order of its styles.
  static func findings(in table: StyleTable) -> [Finding]
}
