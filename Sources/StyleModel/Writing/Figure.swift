/// A number as tables and messages print it: at most a few decimals, no zeros at the end.
public struct Figure: CustomStringConvertible {
  /// The number as text.
  public let description: String

  /// `value` to at most `decimals` decimals, 3 or fewer, ties away from zero.
  public init(_ value: Double, decimals: Int = 2) {
    let scale = [1.0, 10, 100, 1000][decimals]
    let scaled = Int((value.magnitude * scale).rounded())
    var digits = String(scaled % Int(scale))
    digits = String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    description = sign + String(scaled / Int(scale)) + (digits.isEmpty ? "" : ".") + digits
  }

  /// A factor with two decimals always, such as `×1.70`.
  public static func factor(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "×\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
