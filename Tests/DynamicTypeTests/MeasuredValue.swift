import DynamicType
import TestSupport
import Testing

/// One value measured with UIKit on the iOS 26 simulator, @3x.
struct MeasuredValue: CustomStringConvertible {
  let api: String
  let style: Font.TextStyle
  let size: DynamicTypeSize
  let displayScale: Double
  /// In points; `nil` for a preferred font.
  let input: Double?
  /// In points, to six decimals.
  let measured: Double

  var description: String { "\(api) \(style) \(size) \(input.map { "\($0)" } ?? "-")" }

  /// Reads the fixture: a comment, a header, then one value a line.
  static func all(file: StaticString = #filePath) throws -> [MeasuredValue] {
    let folder = "\(file)".split(separator: "/").dropLast().joined(separator: "/")
    let text = try #require(TextFile.read("/\(folder)/Fixtures/measured-ios26-3x.csv"))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
    return try lines.map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return MeasuredValue(
        api: fields[0], style: try Font.TextStyle(spelling: fields[1]),
        size: try DynamicTypeSize(spelling: fields[2]),
        displayScale: try #require(Double(fields[3])), input: Double(fields[4]),
        measured: try #require(Double(fields[5])))
    }
  }
}
