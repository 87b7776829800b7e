/// How a cell's glyph is set off without colour.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8
  /// The attributes whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter strokes.
  public static let dim = CellAttributes(rawValue: 2)
  /// Foreground and background change places.
  public static let reverse = CellAttributes(rawValue: 4)
  /// A line below the glyph.
  public static let underline = CellAttributes(rawValue: 8)
}

/// One place of a terminal screen: a glyph, its two colours, and its attributes.
public struct Cell: Hashable, Sendable {
  /// The spacing character; a scalar of width 2 also takes the next cell, which holds U+0000.
  public var scalar: Unicode.Scalar
  /// Up to two combining marks on top of it (enough for Thai), U+0000 where there is none.
  public var marks: (Unicode.Scalar, Unicode.Scalar) {
    get { (firstMark, secondMark) }
    set { (firstMark, secondMark) = newValue }
  }
  private var firstMark: Unicode.Scalar = "\0"
  private var secondMark: Unicode.Scalar = "\0"
  /// The colour of the glyph.
  public var foreground: CellColor
  /// The colour behind it.
  public var background: CellColor
  /// What sets it off.
  public var attributes: CellAttributes

  /// A blank in the terminal's own colours unless said otherwise.
  public init(
    _ scalar: Unicode.Scalar = " ", foreground: CellColor = .standard,
    background: CellColor = .standard, attributes: CellAttributes = []
  ) {
    self.scalar = scalar
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Whether this is the right half of the wide character in the cell before it.
  public var isContinuation: Bool { scalar == "\0" }
}
