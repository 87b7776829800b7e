extension Font {
  /// A weight by SwiftUI's name; `cssWeight` is the number of the OpenType `wght` axis.
  public enum Weight: Int, Hashable, CaseIterable, Comparable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The weight on the scale of CSS and OpenType, 100…900.
    public var cssWeight: Int { rawValue }

    /// Whether `a` is the lighter weight.
    public static func < (a: Font.Weight, b: Font.Weight) -> Bool { a.rawValue < b.rawValue }
  }
}

extension Font.Weight {
  /// The name SwiftUI gives the weight, such as `ultraLight`.
  public var name: String { "\(self)" }

  /// The weight one step heavier, which is what Bold Text makes of it; `black` stays `black`.
  public var heavier: Font.Weight { Font.Weight(nearestCSSWeight: rawValue + 100) }

  /// Creates the weight nearest to a number on the scale of CSS and OpenType.
  ///
  /// Halfway between two is the heavier one; numbers beyond 100…900 give the ends.
  public init(nearestCSSWeight number: Int) {
    let index = (min(max(number, 100), 900) - 50) / 100
    self = Self.allCases[index]
  }
}

extension Font.Weight {
  /// Creates a weight from SwiftUI's name, a common synonym or a number, or throws.
  ///
  /// Numbers are those of CSS, 1…1000. SwiftUI's own names keep SwiftUI's meaning (`thin` is heavier
  /// than `ultraLight`); other words take the number OpenType gives them, so `extraLight`, 200, is
  /// `thin`. Use `cssWeight(spelling:)` where names come from a font or a token file.
  public init(spelling: String) throws(UnknownName) {
    if let number = Self.number(spelling) {
      self.init(nearestCSSWeight: number)
    } else {
      self = try Self.spellings.value(of: spelling)
    }
  }

  /// Returns the CSS number, 1…1000, of a weight named as fonts, CSS and design tokens name it.
  ///
  /// Three words mean something else here than in SwiftUI: `thin` is 100, `ultraLight` 200 and
  /// `heavy` 900. Source: Design Tokens format 2025.10, "Font weight", after OpenType `usWeightClass`.
  public static func cssWeight(spelling: String) throws(UnknownName) -> Int {
    if let number = number(spelling) { return number }
    return try cssSpellings.value(of: spelling)
  }

  /// Whether a word is the name of a weight, in SwiftUI or elsewhere; numbers are not.
  static func isName(_ word: some StringProtocol) -> Bool {
    spellings.value(ofUnqualified: word) != nil
  }

  private static func number(_ spelling: String) -> Int? {
    guard spelling.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(spelling),
      (1...1000).contains(number)
    else { return nil }
    return number
  }

  private static let qualifiers = ["Font.Weight", "UIFont.Weight", "NSFont.Weight", "Weight"]

  private static let spellings = SpellingLookup<Font.Weight>(
    .weight, qualifiers: qualifiers,
    [
      (.ultraLight, ["ultraLight", "hairline"]),
      (.thin, ["thin", "extraLight"]),
      (.light, ["light"]),
      (.regular, ["regular", "normal", "book", "roman", "plain"]),
      (.medium, ["medium"]),
      (.semibold, ["semibold", "demibold", "demi"]),
      (.bold, ["bold"]),
      (.heavy, ["heavy", "extraBold", "ultraBold"]),
      (.black, ["black", "extraBlack", "ultraBlack"]),
    ])

  private static let cssSpellings = SpellingLookup<Int>(
    .weight, qualifiers: qualifiers,
    [
      (100, ["thin", "hairline"]),
      (200, ["extraLight", "ultraLight"]),
      (300, ["light"]),
      (400, ["regular", "normal", "book", "roman", "plain"]),
      (500, ["medium"]),
      (600, ["semibold", "demibold", "demi"]),
      (700, ["bold"]),
      (800, ["extraBold", "ultraBold"]),
      (900, ["black", "heavy"]),
      (950, ["extraBlack", "ultraBlack"]),
    ])
}
