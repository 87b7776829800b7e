import StyleAudit
import StyleExport
import StyleModel
import TestSupport

/// Exported Swift by Swift's own type checker; one run of the compiler for all sets, since starting it
/// is what costs.
enum TypeCheck {
  /// What the compiler says of `sets` in `format`, which import `module`, the name of one that `flags`
  /// lead to; empty where it is content.
  static func faults(
    in sets: [StyleSet], format: ExportFormat, importing module: String, flags: String
  ) -> String {
    let folder = TemporaryFolder()
    for (index, set) in sets.enumerated() {
      let options = ExportOptions(typeName: "Set\(index)", module: module)
      folder.write(
        format.exporter.export(StyleTable(set), options: options), to: "Set\(index).swift")
    }
    let checked = Shell.run(
      "swiftc -typecheck -swift-version 6 -warnings-as-errors \(flags) \(folder.path)/*.swift 2>&1")
    return checked.code == 0 ? "" : "ended with \(checked.code)\n\(checked.output)"
  }
}
