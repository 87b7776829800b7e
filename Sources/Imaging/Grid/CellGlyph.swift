/// What a cell draws, free of colour: one spacing character and what stands on it.
///
/// Every character that reaches a cell from a text passes through here, because texts come from
/// files: nothing that moves a cursor, changes a direction or is wider in one terminal than in
/// another gets past it.
struct CellGlyph: Hashable {
  let scalar: Unicode.Scalar
  /// U+0000 where there is none.
  private(set) var marks: (Unicode.Scalar, Unicode.Scalar) = ("\0", "\0")
  /// Columns taken: 1 or 2.
  let width: Int

  init(_ scalar: Unicode.Scalar, width: Int = 1) {
    self.scalar = scalar
    self.width = width
  }

  /// What a text that was cut ends with.
  static let ellipsis = CellGlyph("…")
  /// Stands for what must not reach a terminal.
  static let replacement = CellGlyph("\u{FFFD}")
  /// Stands for what terminals don't agree on: emoji, private use, characters newer than them.
  static let substitute = CellGlyph("□")
  /// Carries marks that have no character of their own, as the Unicode Standard shows them.
  static let dottedCircle = CellGlyph("◌")

  /// Adds a combining mark; a third is dropped.
  mutating func attach(_ mark: Unicode.Scalar) {
    if marks.0 == "\0" {
      marks.0 = mark
    } else if marks.1 == "\0" {
      marks.1 = mark
    }
  }

  static func == (a: CellGlyph, b: CellGlyph) -> Bool {
    a.scalar == b.scalar && a.marks == b.marks && a.width == b.width
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(scalar)
    hasher.combine(marks.0)
    hasher.combine(marks.1)
  }

  /// The glyphs of one character as Unicode divides texts; none where it is invisible.
  static func glyphs(of character: Character) -> [CellGlyph] {
    let scalars = character.unicodeScalars
    if scalars.contains(where: makesEmoji) { return [substitute] }
    var glyphs: [CellGlyph] = []
    for scalar in scalars {
      switch Treatment(of: scalar) {
      case .spacing(let width): glyphs.append(CellGlyph(scalar, width: width))
      case .replaced(let glyph): glyphs.append(glyph)
      case .mark:
        if glyphs.isEmpty { glyphs.append(dottedCircle) }
        glyphs[glyphs.count - 1].attach(scalar)
      case .dropped: break
      }
    }
    return glyphs
  }

  /// Columns that a scalar takes by itself: 0, 1 or 2.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch Treatment(of: scalar) {
    case .spacing(let width): width
    case .replaced(let glyph): glyph.width
    case .mark, .dropped: 0
    }
  }

  /// Whether a character with this scalar in it is shown as a coloured picture by some terminals.
  private static func makesEmoji(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    let properties = scalar.properties
    return properties.isEmojiPresentation || scalar == "\u{FE0F}" || scalar == "\u{20E3}"
      || properties.isEmojiModifier || properties.isEmoji && scalar.value >= 0x1F000
  }
}

/// The glyphs of a text from left to right, made as they are asked for.
struct CellGlyphs: Sequence, IteratorProtocol {
  private var characters: String.Iterator
  /// What is left of a character that takes several cells, last first.
  private var pending: [CellGlyph] = []

  init(_ text: String) {
    characters = text.makeIterator()
  }

  mutating func next() -> CellGlyph? {
    while pending.isEmpty {
      guard let character = characters.next() else { return nil }
      if let byte = character.asciiValue, (0x20...0x7E).contains(byte) {
        return CellGlyph(Unicode.Scalar(byte))
      }
      pending = CellGlyph.glyphs(of: character).reversed()
    }
    return pending.removeLast()
  }
}

/// What becomes of a scalar on its way into a cell.
private enum Treatment {
  /// It takes one or two columns.
  case spacing(width: Int)
  /// It stands on the character before it.
  case mark
  case replaced(CellGlyph)
  case dropped

  init(of scalar: Unicode.Scalar) {
    if (0x20...0x7E).contains(scalar.value) {
      self = .spacing(width: 1)
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self = .replaced(.replacement)
    case .format where Self.reordersText(scalar): self = .replaced(.replacement)
    case _ where properties.isDefaultIgnorableCodePoint: self = .dropped
    case .format: self = .dropped
    case .privateUse, .unassigned, .surrogate: self = .replaced(.substitute)
    case _ where Self.isDisputed(scalar): self = .replaced(.substitute)
    case .nonspacingMark, .enclosingMark: self = .mark
    case _ where Self.isJamoOnTop(scalar): self = .mark
    case _ where WideCharacters.contains(scalar): self = .spacing(width: 2)
    case .spaceSeparator: self = .replaced(CellGlyph(" "))
    default: self = .spacing(width: 1)
    }
  }

  /// Bidirectional embeddings, overrides and isolates: they show a text in another order than the
  /// program reads it.
  private static func reordersText(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Vowels and final consonants of Hangul that join the syllable before them.
  private static func isJamoOnTop(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// Whether C libraries and terminals give it different widths: circled numbers on squares, the
  /// hexagrams, and everything that came after Unicode 14, the newest that glibc 2.36 knows.
  private static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3248...0x324F, 0x4DC0...0x4DFF: return true
    default: break
    }
    guard let age = scalar.properties.age else { return true }
    return age.major > 14
  }
}
