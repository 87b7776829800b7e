/// The sizes in force where text is drawn: what a view is told, and what the device says.
///
/// They are equal in an app without a preview override that was started at its present size.
public struct SizeSetting: Hashable, Sendable {
  /// The size in the environment, a preview override included.
  public var dynamicTypeSize: DynamicTypeSize
  /// The size set on the device, which an override in the environment doesn't change.
  public var deviceSize: DynamicTypeSize
  /// The size that was set when the app started.
  public var launchSize: DynamicTypeSize
  /// Pixels per point, above 0.
  public let displayScale: Double

  /// Creates a setting; a display scale that is not a finite number above 0 is a programmer error.
  public init(
    dynamicTypeSize: DynamicTypeSize, deviceSize: DynamicTypeSize, launchSize: DynamicTypeSize,
    displayScale: Double
  ) {
    self.dynamicTypeSize = dynamicTypeSize
    self.deviceSize = deviceSize
    self.launchSize = launchSize
    self.displayScale = PixelGrid(displayScale: displayScale).displayScale
  }

  /// Creates a setting in which environment, device and launch agree.
  public init(_ size: DynamicTypeSize, displayScale: Double = 3) {
    self.init(
      dynamicTypeSize: size, deviceSize: size, launchSize: size, displayScale: displayScale)
  }
}
