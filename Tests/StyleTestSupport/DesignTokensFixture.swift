package import StyleModel
package import StyleReading
import StyleAudit

/// Small token files for tests.
package enum DesignTokensFixture {
  /// Reads `text` as the file `t.json`, which may leave out rules of the audit.
  package static func read(_ text: String, options: ReadingOptions = ReadingOptions()) -> StyleSet {
    var options = options
    options.ruleNumbers = Set(Audit.rules.map { $0.id })
    return StyleSetReader.read(bytes: Array(text.utf8), file: "t.json", options: options)
  }

  /// Reads a file of one style `s`, on one line, with `value` as its whole value.
  package static func style(value: String, more: String = "") -> StyleSet {
    read("{\"s\":{\"$type\":\"typography\",\"$value\":\(value)\(more)}}")
  }

  /// Reads a file of one style with everything in order but `field`, which is `value`.
  package static func style(_ field: String, _ value: String) -> StyleSet {
    var fields = [
      "fontFamily": "\"Inter\"", "fontSize": "{\"value\":20,\"unit\":\"px\"}", "fontWeight": "400",
      "letterSpacing": "{\"value\":0,\"unit\":\"px\"}", "lineHeight": "1.5",
    ]
    fields[field] = value
    let members = fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return style(value: "{" + members.joined(separator: ",") + "}")
  }

  /// A complete value of a typography token at `size` pixels.
  package static func value(size: Int = 17) -> String {
    """
    {"fontFamily":"Inter","fontSize":{"value":\(size),"unit":"px"},"fontWeight":400,\
    "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.5}
    """
  }
}

extension StyleSet {
  /// The diagnostics as they are printed.
  package var messages: [String] { diagnostics.map(\.description) }
  /// The notes of all styles, without their places.
  package var assumptions: [String] { styles.flatMap { $0.notes.map(\.message) } }
}
