/// Which of the sizes in a `SizeSetting` a font follows.
///
/// A view that shows the font has to be looked at again only when one of these changes.
public struct SizeSources: OptionSet, Hashable, Sendable {
  /// A bit for each source.
  public let rawValue: UInt8

  /// The sources whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The size in the environment, a preview override included.
  public static let environment = SizeSources(rawValue: 1)
  /// The size set on the device.
  public static let device = SizeSources(rawValue: 2)
  /// The size that was set when the app started.
  public static let launch = SizeSources(rawValue: 4)
}

extension ScalingMethod {
  /// The sizes the method follows; none if it is fixed.
  public var sources: SizeSources {
    switch self {
    case .scaledMetric, .custom, .steps, .doubleScaled: .environment
    case .fontMetrics: .device
    case .capturedAtLaunch: .launch
    case .fixed: []
    }
  }
}
