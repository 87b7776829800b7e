/// Whether two values of one view type say the same, so that a body need not run again.
///
/// Compared are stored properties: values that can be compared by `==`, objects by identity, dynamic
/// properties by where they get their value. Closures, and whatever else cannot be compared, differ.
enum ViewComparison {
  /// Deeper than this nobody looks: a body that runs once more does no harm.
  private static let greatestDepth = 6

  static func areSame<V>(_ a: V, _ b: V) -> Bool {
    if _isPOD(V.self) { return haveSameBytes(a, b) }
    return isSame(a, b, depth: 0)
  }

  private static func haveSameBytes<V>(_ a: V, _ b: V) -> Bool {
    // Only lent, for plain values of one type. Bytes between their parts may differ by chance, and
    // then a body runs once more.
    unsafe withUnsafeBytes(of: a) { first in
      unsafe withUnsafeBytes(of: b) { unsafe first.elementsEqual($0) }
    }
  }

  /// Whether two values whose types are not written down say the same.
  static func isSame(_ a: Any, _ b: Any, depth: Int = 0) -> Bool {
    if let property = a as? any DynamicProperty { return property._isSame(as: b) }
    if let first = a as? any Equatable { return equals(first, b) }
    guard depth < greatestDepth else { return false }
    let (first, second) = (Mirror(reflecting: a), Mirror(reflecting: b))
    guard let style = first.displayStyle, first.subjectType == second.subjectType else {
      return false
    }
    switch style {
    case .struct, .tuple, .optional, .enum, .collection:
      return haveSameParts(first, second, depth: depth + 1)
    case .class, .foreignReference:
      return (a as AnyObject) === (b as AnyObject)
    default:
      return false
    }
  }

  private static func haveSameParts(_ first: Mirror, _ second: Mirror, depth: Int) -> Bool {
    guard first.children.count == second.children.count else { return false }
    // An enum's case without a value has no parts to tell it by.
    if first.displayStyle == .enum, first.children.isEmpty { return false }
    return zip(first.children, second.children).allSatisfy {
      $0.label == $1.label && isSame($0.value, $1.value, depth: depth)
    }
  }

  private static func equals<T: Equatable>(_ first: T, _ second: Any) -> Bool {
    first == second as? T
  }
}
