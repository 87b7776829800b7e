/// A point size and the way it follows the reader's size.
public struct ScaledPointSize: Hashable, Sendable {
  /// The point size at `large`, in points.
  public var base: Double
  /// The text style whose leading drives the scaling; `fixed` and `steps` don't use it.
  public var relativeTo: Font.TextStyle
  /// How the size is scaled.
  public var method: ScalingMethod
  /// The point size not to exceed; none if `nil`, or 0 or less.
  public var maximum: Double?

  /// Creates a point size that follows a text style.
  public init(
    base: Double, relativeTo: Font.TextStyle = .body, method: ScalingMethod = .custom,
    maximum: Double? = nil
  ) {
    self.base = base
    self.relativeTo = relativeTo
    self.method = method
    self.maximum = maximum
  }

  /// Returns the point size in a setting; the maximum is applied last, whatever the method.
  ///
  /// A base that is not finite comes back as it is, or cut to the maximum.
  public func pointSize(in setting: SizeSetting) -> Double {
    unlimitedPointSize(in: setting).limited(toMaximum: maximum)
  }

  private func unlimitedPointSize(in setting: SizeSetting) -> Double {
    let size = setting.dynamicTypeSize
    let metrics = FontMetrics(forTextStyle: relativeTo)
    let metric = ScaledMetricRule(relativeTo: relativeTo)
    let font = CustomFontRule(relativeTo: relativeTo)
    switch method {
    case .scaledMetric:
      return metric.value(base, at: size, displayScale: setting.displayScale)
    case .custom:
      return font.pointSize(base, at: size)
    case .fontMetrics:
      return metrics.scaledPointSize(for: base, compatibleWith: setting.deviceSize)
    case .capturedAtLaunch:
      return metrics.scaledPointSize(for: base, compatibleWith: setting.launchSize)
    case .fixed:
      return base
    case .steps(let steps):
      return Self.step(for: size, of: steps) ?? base
    case .doubleScaled:
      let scaledOnce = metric.value(base, at: size, displayScale: setting.displayScale)
      return font.pointSize(scaledOnce, at: size)
    }
  }

  /// The step of the size, else of the nearest smaller size given, else of the nearest larger one.
  private static func step(
    for size: DynamicTypeSize, of steps: [DynamicTypeSize: Double]
  ) -> Double? {
    let given = steps.keys
    return (given.filter { $0 <= size }.max() ?? given.min()).flatMap { steps[$0] }
  }
}
