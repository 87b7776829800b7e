import EnvironmentTree

/// A fact that flows down the tree of views, as in SwiftUI: extend `EnvironmentValues` by a property
/// that gets and sets `self[YourKey.self]`.
public protocol EnvironmentKey {
  /// The type of the fact.
  associatedtype Value
  /// The value where no view above set one.
  static var defaultValue: Value { get }
}

/// `Key` as the environment tree wants it: values that can be compared.
enum TreeKey<Key: EnvironmentKey>: EnvironmentTreeKey {
  static var defaultValue: ComparableBox<Key.Value> { ComparableBox(Key.defaultValue) }
}

/// A value of any type; two are equal if the type can say so and does.
///
/// Values that cannot be compared count as different, so that nothing is missed. Sendable since one
/// thread alone touches the tree.
struct ComparableBox<Value>: Equatable, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: ComparableBox, b: ComparableBox) -> Bool {
    guard let first = a.value as? any Equatable else { return false }
    return equals(first, b.value)
  }

  private static func equals<T: Equatable>(_ first: T, _ second: Any) -> Bool {
    first == second as? T
  }
}
