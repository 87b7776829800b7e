import DynamicType
import StyleModel

/// `typeramp scale`: what iOS makes of a number.
struct ScaleCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let values = settings.arguments.values
    if values[.batch] != nil { return try ScaleBatch(settings).run() }
    let api = try api(values[.api])
    let displayScale = try settings.displayScale()
    let value = try value(for: api)
    guard let style = try settings.textStyle() else {
      throw UsageError.missingArgument("--relative-to STYLE", .scale)
    }
    if values[.api] == nil, StandardStreams.isOutputTerminal {
      StandardStreams.complain(
        "by UIFontMetrics.scaledValue(for:), to the pixel; fonts and tables are scaled to the point, "
          + "as with --api font")
    }
    func result(_ size: DynamicTypeSize) -> Double {
      api.result(value, relativeTo: style, at: size, displayScale: displayScale)
    }
    guard values[.all] != nil else {
      try StandardStreams.write(Figure.code(result(try settings.size())) + "\n")
      return ExitCode.fine
    }
    if values[.size] != nil { throw UsageError.conflict("--size", "--all") }
    let base = result(.large)
    let lines = DynamicTypeSize.allCases.map { size in
      let name = size.name + String(repeating: " ", count: 16 - size.name.count)
      let number = Figure.code(result(size))
      let gap = String(repeating: " ", count: max(1, 12 - number.count))
      return base == 0 ? name + number : name + number + gap + Figure.factor(result(size) / base)
    }
    try StandardStreams.write(lines.joined(separator: "\n") + "\n")
    return ExitCode.fine
  }

  private func api(_ name: String?) throws(UsageError) -> ScalingAPI {
    guard let name else { return .value }
    guard let api = ScalingAPI(spelling: name) else {
      throw .invalidValue(
        .api, name, expected: ScalingAPI.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return api
  }

  private func value(for api: ScalingAPI) throws(UsageError) -> Double {
    let operands = settings.arguments.operands
    if api == .preferred {
      if let extra = operands.first { throw .takesNoValue(extra) }
      return 0
    }
    guard let text = operands.first else { throw .missingArgument("VALUE", .scale) }
    if operands.count > 1 { throw .tooManyArguments(operands[1], .scale) }
    guard let value = Self.points(text) else {
      throw Double(text)?.isFinite == true ? .beyondReason(text) : .notANumber(text)
    }
    return value
  }

  /// A finite number of points; a `pt` behind it is understood.
  static func points(_ text: String) -> Double? {
    let digits = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    guard let value = Double(digits), value.isFinite, abs(value) <= greatestValue else {
      return nil
    }
    return value
  }

  /// Beyond this nothing is a length on a screen, and pixels could no longer be told apart.
  static let greatestValue = 1e9
}
