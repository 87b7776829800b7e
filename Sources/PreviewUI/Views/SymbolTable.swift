/// Characters that stand in for symbols of SF Symbols, which exist on Apple's systems only.
enum SymbolTable {
  /// The character like a symbol, filled or in a circle or not; `nil` where there is none.
  static func character(of name: String) -> String? {
    if let exact = characters[name] { return exact }
    let base = name.split(separator: ".").first.map(String.init) ?? name
    return characters[base]
  }

  private static let characters: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "gear": "⚙",
    "gearshape": "⚙", "gearshape.fill": "⚙", "house": "⌂", "house.fill": "⌂", "plus": "+",
    "minus": "−", "xmark": "×", "checkmark": "✓", "chevron.right": "›", "chevron.left": "‹",
    "chevron.up": "⌃", "chevron.down": "⌄", "arrow.right": "→", "arrow.left": "←",
    "arrow.up": "↑", "arrow.down": "↓", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "triangle": "△", "flag": "⚑", "envelope": "✉", "phone": "☎",
    "pencil": "✎", "scissors": "✂", "moon": "☾", "sun.max": "☀", "sun.max.fill": "☀",
    "cloud": "☁", "cloud.fill": "☁", "bolt": "↯", "bolt.fill": "↯", "music.note": "♪",
    "person": "☺", "person.fill": "☻", "info": "i", "questionmark": "?", "exclamationmark": "!",
    "ellipsis": "…", "magnifyingglass": "⌕", "airplane": "✈",
  ]
}
