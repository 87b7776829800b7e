import DynamicType
import StyleAudit
import StyleModel

/// What exported Swift has in common: names, and texts as literals.
struct SwiftSource {
  let table: StyleTable
  /// The name of the enum, in upper camel case.
  let type: String
  /// The enum's cases, one a style.
  let members: [SwiftIdentifier]

  init(_ table: StyleTable, options: ExportOptions) {
    self.table = table
    type = SwiftIdentifier(type: options.typeName ?? table.name + " text style").text
    members = SwiftIdentifier.members(table.rows.map(\.style.name))
  }

  /// The first lines of the file.
  func head(importing module: String) -> [String] {
    [
      "// Text styles of \(SwiftSource.comment(table.name)), written by typeramp.",
      "// Change the style file and export it again.", "import \(module)", "",
    ]
  }

  /// A file that says that there is nothing to write: an enum without cases has no raw values.
  func empty(importing module: String) -> String {
    (head(importing: module) + ["// The set has no styles."]).map { $0 + "\n" }.joined()
  }

  /// The enum; raw values are the names of the style file, of which Swift takes each once: a later
  /// style of the same name is numbered.
  var declaration: [String] {
    var taken: Set<String> = []
    let cases = zip(table.rows, members).map { row, member in
      var name = row.style.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(row.style.name) (\(number))"
        number += 1
      }
      let text = SwiftSource.literal(name)
      let plain = "\"\(member.text)\""
      return "  case \(member.declared)" + (text == plain ? "" : " = \(text)")
    }
    return ["public enum \(type): String, CaseIterable, Sendable {"] + cases + ["}"]
  }

  /// A text as a string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text within a comment of one line.
  static func comment(_ text: String) -> String { Quotation.harmless(text) }
}
