/// A number as it is written everywhere: at most so many decimals, no zeros at the end, no exponent.
public struct Figure: CustomStringConvertible {
  /// The number as text.
  public let description: String

  /// `value` to at most `decimals` decimals, 6 or fewer, ties away from zero.
  ///
  /// The two decimals are those of tables and messages for people. A magnitude from 2^63 divided by
  /// 10^`decimals` on, and what is no number, is written as Swift prints it.
  public init(_ value: Double, decimals: Int = 2) {
    let scale = [1.0, 10, 100, 1_000, 10_000, 100_000, 1_000_000][decimals]
    guard let scaled = Int(exactly: (value.magnitude * scale).rounded()) else {
      description = value.description
      return
    }
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

  /// A number for code and for other programs: to the millionth.
  package static func code(_ value: Double) -> String {
    Figure(value, decimals: 6).description
  }
}
