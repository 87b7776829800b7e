/// The elements of a list or dictionary of styles in Swift source, with the names they go by.
enum SwiftStyleList {
  /// The labels that name a style rather than give it a value.
  private static let nameLabels: Set<String> = ["name", "id", "key", "style", "title", "token"]

  /// Each element with its name: a dictionary's key, a text in it called a name, or its number.
  static func styles(
    in elements: [SwiftValue], labels: [String?]
  ) -> [(name: String, value: SwiftValue)] {
    elements.enumerated().map { index, element in
      if case .tuple(let pair) = element, pair.count == 2, pair[0].label == "name",
        pair[1].label == nil, let key = text(of: pair[0].value)
      {
        return (key, pair[1].value)
      }
      return (name(of: element, labels) ?? "\(index + 1)", element)
    }
  }

  /// Whether `value` is two numbers or more without labels, in what is called after text styles.
  static func seemsStyle(_ value: SwiftValue, in entry: SwiftDeclarations.Entry) -> Bool {
    guard case .tuple(let arguments) = value, arguments.allSatisfy({ $0.label == nil }) else {
      return false
    }
    let numbers = arguments.filter { if case .number = $0.value { true } else { false } }
    let name = entry.name.lowercased()
    return numbers.count > 1 && ["style", "font", "typ", "text"].contains(where: name.contains)
  }

  private static func name(of element: SwiftValue, _ labels: [String?]) -> String? {
    guard case .tuple(let arguments) = element else { return nil }
    for (index, argument) in arguments.enumerated() {
      let label = argument.label ?? (labels.indices.contains(index) ? labels[index] : nil)
      if let label, nameLabels.contains(label), let text = text(of: argument.value) { return text }
    }
    return nil
  }

  private static func text(of value: SwiftValue) -> String? {
    switch value {
    case .string(let text, _): text
    case .name(let parts, _): parts.last
    default: nil
    }
  }
}
