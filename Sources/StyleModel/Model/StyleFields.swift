/// A value for each field of a text style that has one, in the order of the fields.
///
/// Everything is inlinable: a generic type that crosses targets is many times slower where it is not.
@frozen public struct StyleFields<Value> {
  /// By the order of `StyleField`; empty where no field ever had a value.
  @usableFromInline var values: [Value?]

  /// No values.
  @inlinable public init() {
    values = []
  }

  /// The value of `field`; nil takes it away.
  @inlinable public subscript(field: StyleField) -> Value? {
    get { values.isEmpty ? nil : values[field.order] }
    set {
      if values.isEmpty {
        guard newValue != nil else { return }
        values = [Value?](repeating: nil, count: StyleField.allCases.count)
      }
      values[field.order] = newValue
    }
  }

  /// Whether no field has a value.
  @inlinable public var isEmpty: Bool { values.allSatisfy { $0 == nil } }

  /// How many fields have a value.
  @inlinable public var count: Int { values.count { $0 != nil } }

  /// The fields that have a value, with it, in their order.
  @inlinable public var entries: [(field: StyleField, value: Value)] {
    values.isEmpty
      ? [] : StyleField.allCases.compactMap { field in self[field].map { (field, $0) } }
  }

  /// Adds what `others` have for fields that are still open.
  @inlinable public mutating func fill(from others: StyleFields) {
    for field in StyleField.allCases where self[field] == nil {
      if let value = others[field] { self[field] = value }
    }
  }
}

extension StyleFields: Sendable where Value: Sendable {}

extension StyleFields: Equatable where Value: Equatable {
  /// Whether the same fields have the same values.
  @inlinable public static func == (one: StyleFields, other: StyleFields) -> Bool {
    StyleField.allCases.allSatisfy { one[$0] == other[$0] }
  }
}

extension StyleFields: Hashable where Value: Hashable {
  /// Takes every field's value in.
  @inlinable public func hash(into hasher: inout Hasher) {
    for field in StyleField.allCases { hasher.combine(self[field]) }
  }
}

extension StyleFields: ExpressibleByDictionaryLiteral {
  /// The values of the fields that are named; the last of one field counts.
  @inlinable public init(dictionaryLiteral elements: (StyleField, Value)...) {
    self.init()
    for (field, value) in elements { self[field] = value }
  }
}
