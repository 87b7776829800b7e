import StyleAudit
import StyleExport
import StyleModel
import TestSupport
import Testing

/// Exported Swift by Swift's own type checker; one run of the compiler for all sets, since starting it
/// is what costs.
enum TypeCheck {
  /// What the compiler says of `sets` in `format`, which import `module`, the name of one that `flags`
  /// lead to; empty where it is content.
  static func faults(
    in sets: [StyleSet], format: String, importing module: String, flags: String
  ) throws -> String {
    let exporter = try #require(ExportFormat(rawValue: format)).exporter
    let folder = TemporaryFolder()
    for (index, set) in sets.enumerated() {
      let options = ExportOptions(typeName: "Set\(index)", module: module)
      folder.write(exporter.export(StyleTable(set), options: options), to: "Set\(index).swift")
    }
    let checked = Shell.run(
      "swiftc -typecheck -swift-version 6 -warnings-as-errors \(flags) \(folder.path)/*.swift 2>&1")
    return checked.code == 0 ? "" : "ended with \(checked.code)\n\(checked.output)"
  }
}
