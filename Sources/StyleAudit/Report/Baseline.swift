public import StyleModel
import SourceTree

/// Findings that are known and not to be reported again, as a file beside the project keeps them.
///
/// An entry is a file, a rule and the names of styles; sizes and figures may change without it.
public struct Baseline: Hashable, Sendable {
  /// A finding that is known.
  public struct Entry: Hashable, Sendable {
    /// The path of the style file from the folder of the baseline.
    public var file: String
    /// The rule.
    public var rule: String
    /// The names of the styles, the marked one first.
    public var styles: [String]

    /// The entry of a finding in `file`.
    public init(file: String, finding: Finding) {
      self.init(file: file, rule: finding.rule, styles: finding.styles)
    }

    /// What is to be said where nobody finds it any more.
    var staleMessage: String {
      "\(Quotation.harmless(file)): stale in the baseline: \(rule) "
        + styles.map(Quotation.harmless).joined(separator: ", ")
    }

    /// An entry.
    public init(file: String, rule: String, styles: [String]) {
      self.file = file
      self.rule = rule
      self.styles = styles
    }
  }

  /// What is known, each once.
  public var entries: [Entry]

  /// A baseline of everything in `result`.
  public init(_ result: CheckResult) {
    var seen: Set<Entry> = []
    entries = result.sets.flatMap { set in
      set.report.findings.map { Entry(file: set.baselineName, finding: $0) }
    }.filter { seen.insert($0).inserted }
  }

  /// Reads a baseline that `text` wrote; the diagnostic says where it is none.
  public init(bytes: [UInt8], file: String) throws(BaselineError) {
    let (document, diagnostics) = JSONReader.read(SourceText(bytes: bytes, file: file))
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      throw BaselineError(error)
    }
    guard let document else { throw BaselineError(Diagnostic(.error, at: nil, "not JSON")) }
    func fail(_ node: Node, _ message: String) -> BaselineError {
      BaselineError(
        Diagnostic(
          .error, at: document.position(of: node), message,
          hint: "write it anew with --update-baseline"))
    }
    guard document.root["typeramp-baseline"]?.number?.double == 1,
      let list = document.root["findings"]?.elements
    else { throw fail(document.root, "not a baseline of typeramp") }
    entries = []
    for node in list {
      guard let file = node["file"]?.string, let rule = node["rule"]?.string,
        let styles = node["styles"]?.elements?.map(\.string), !styles.contains(nil)
      else { throw fail(node, "an entry without \"file\", \"rule\" and \"styles\"") }
      entries.append(Entry(file: file, rule: rule, styles: styles.compactMap { $0 }))
    }
  }

  /// The baseline as JSON, one entry a line, so that changes are seen line by line.
  public var text: String {
    let list = entries.map { entry in
      JSONOutput.object([
        ("file", .string(entry.file)), ("rule", .string(entry.rule)),
        ("styles", .array(entry.styles.map(JSONOutput.string))),
      ])
    }
    return JSONOutput.object([("typeramp-baseline", .integer(1)), ("findings", .array(list))]).text
  }
}

/// Why a baseline could not be read.
public struct BaselineError: ExplainedError, Hashable, Sendable {
  /// What is the matter, and where.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The diagnostic in one line.
  package var message: String { diagnostic.description }
  /// It begins with its place.
  package var hasPlace: Bool { true }
}
