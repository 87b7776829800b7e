/// A value that flows down an environment tree; the type itself is the key.
///
/// ```swift
/// enum PointSizeKey: EnvironmentTreeKey {
///   static var defaultValue: Double { 17 }
/// }
/// ```
/// One key stands for one fact that changes by itself: whoever reads it is evaluated again when it
/// changes, and only then.
public protocol EnvironmentTreeKey {
  /// What is passed down; equal values stop a change from going further.
  associatedtype Value: Equatable & Sendable
  /// The value above all roots until the tree's `setDefault(_:to:)` is called.
  static var defaultValue: Value { get }
}
