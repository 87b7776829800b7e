/// How an app makes a custom font follow the reader's size.
///
/// Every way exists in real apps, and they differ in what they follow and how they round.
public enum ScalingMethod: Hashable, Sendable {
  /// `@ScaledMetric` in a view: follows the environment, rounds to the pixel.
  case scaledMetric
  /// `Font.custom(_:size:relativeTo:)`: follows the environment, rounds to the whole point.
  case custom
  /// `UIFontMetrics.scaledFont(for:)`: follows the *device* setting only, whole point.
  case fontMetrics
  /// Read once when the app starts, and stale until it starts again.
  case capturedAtLaunch
  /// Does not scale at all.
  case fixed
  /// An explicit point size for each of the twelve sizes.
  case steps([DynamicTypeSize: Double])
  /// A value already scaled by `@ScaledMetric` handed to a font that scales again: a common bug.
  case doubleScaled
}
