public import DynamicType

/// What the styles of a table measure in real fonts: made by whoever has fonts, judged by the rules.
public struct StyleMeasures: Hashable, Sendable {
  /// One style's sample, set at every size.
  public struct Style: Hashable, Sendable {
    /// The face that draws it, such as `Inter Regular`.
    public var face: String
    /// The first family asked for that is not installed.
    public var missingFamily: String?
    /// How many characters of the sample no font has.
    public var boxCount: Int
    /// The text that was set.
    public var sample: String
    /// The longest word of it.
    public var longestWord: String
    /// The most lines it may take; `nil` for as many as it needs.
    public var lineLimit: Int?
    /// The height of its container in points; `nil` where that grows with it.
    public var height: Double?
    /// The sample at each size of text, smallest first: twelve.
    public var sizes: [Setting]

    /// What was measured of a style.
    public init(
      face: String, missingFamily: String? = nil, boxCount: Int = 0, sample: String,
      longestWord: String,
      lineLimit: Int? = nil, height: Double? = nil, sizes: [Setting]
    ) {
      precondition(sizes.count == DynamicTypeSize.allCases.count, "a style is set at twelve sizes")
      self.face = face
      self.missingFamily = missingFamily
      self.boxCount = boxCount
      self.sample = sample
      self.longestWord = longestWord
      self.lineLimit = lineLimit
      self.height = height
      self.sizes = sizes
    }

    /// The sample at one size.
    public subscript(size: DynamicTypeSize) -> Setting { sizes[size.rawValue] }
  }

  /// A sample at one size of text.
  public struct Setting: Hashable, Sendable {
    /// Ascent and descent of its font, in points.
    public var naturalLineHeight: Double
    /// The lines it takes, or would take without a limit.
    public var lineCount: Int
    /// Whether words are left out behind an ellipsis.
    public var isTruncated: Bool
    /// The width it takes on its lines, in points.
    public var width: Double
    /// The height that all its allowed lines take, in points.
    public var height: Double
    /// The width of its longest word, in points; 0 where no word is too wide.
    public var longestWordWidth: Double
    /// Whether a word is wider than a line; ideographs are words of their own.
    public var hasOverlongWord: Bool

    /// What was measured at one size.
    public init(
      naturalLineHeight: Double, lineCount: Int, isTruncated: Bool, width: Double, height: Double,
      longestWordWidth: Double, hasOverlongWord: Bool = false
    ) {
      self.naturalLineHeight = naturalLineHeight
      self.lineCount = lineCount
      self.isTruncated = isTruncated
      self.width = width
      self.height = height
      self.longestWordWidth = longestWordWidth
      self.hasOverlongWord = hasOverlongWord
    }
  }

  /// A text on a sample screen that does not fit at some sizes.
  public struct ScreenFault: Hashable, Sendable {
    /// What can become of a text that does not fit.
    public enum Kind: String, Hashable, Sendable {
      case truncated
      case clipped
      case wordTooWide
    }

    /// The name of the screen, such as "row".
    public var screen: String
    /// The name of the style that sets the text.
    public var style: String
    /// The text.
    public var text: String
    /// What became of it.
    public var kind: Kind
    /// The sizes at which it did, smallest first; not empty.
    public var sizes: [DynamicTypeSize]

    /// A text that does not fit.
    public init(
      screen: String, style: String, text: String, kind: Kind, sizes: [DynamicTypeSize]
    ) {
      self.screen = screen
      self.style = style
      self.text = text
      self.kind = kind
      self.sizes = sizes
    }
  }

  /// The width that samples were set to, in points.
  public var width: Double
  /// The styles in the order of the table.
  public var styles: [Style]
  /// What does not fit on the sample screens.
  public var screenFaults: [ScreenFault]

  /// Measures of styles set to `width` points.
  public init(width: Double, styles: [Style], screenFaults: [ScreenFault] = []) {
    self.width = width
    self.styles = styles
    self.screenFaults = screenFaults
  }
}
