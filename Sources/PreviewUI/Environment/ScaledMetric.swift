public import DynamicType

/// A number that grows and shrinks with a text style, as SwiftUI's `@ScaledMetric`.
///
/// Follows the environment's Dynamic Type size and rounds to the pixel of `displayScale`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Storage {
    var value: Value?
  }

  private let base: Value
  private let textStyle: Font.TextStyle
  private let storage = Storage()

  /// Scales `wrappedValue`, in points at `large`, as `textStyle` scales.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The scaled value; the unscaled one while the view is not on screen.
  public var wrappedValue: Value { storage.value ?? base }

  /// Scales the value to the size at the view's place.
  public func _connect(_ connection: DynamicPropertyConnection) {
    let rule = ScaledPointSize(base: Double(base), relativeTo: textStyle, method: .scaledMetric)
    let setting = SizeSetting(
      connection.values.dynamicTypeSize, displayScale: connection.values.displayScale)
    storage.value = Value(rule.pointSize(in: setting))
  }

  /// Whether both scale the same value alike.
  public func _isSame(as other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return other.base == base && other.textStyle == textStyle
  }
}
