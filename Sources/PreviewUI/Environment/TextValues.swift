public import DynamicType

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 1
}

private enum FontChangeKey: EnvironmentKey {
  static let defaultValue = FontChange()
}

/// What `fontWeight(_:)`, `italic()`, `tracking(_:)` and their like change about whatever font is set.
struct FontChange: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  /// Extra advance in points.
  var tracking: Double?
  /// Extra advance in points; `tracking` outdoes it.
  var kerning: Double?

  /// This change with what `other` says on top.
  func merged(with other: FontChange) -> FontChange {
    FontChange(
      weight: other.weight ?? weight,
      isItalic: other.isItalic ?? isItalic, design: other.design ?? design,
      hasMonospacedDigits: other.hasMonospacedDigits ?? hasMonospacedDigits,
      tracking: other.tracking ?? tracking, kerning: other.kerning ?? kerning)
  }
}

extension EnvironmentValues {
  /// The font of texts that name none; `nil` is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    nonmutating set { self[FontKey.self] = newValue }
  }

  /// The greatest number of lines a text may take; `nil` is as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    nonmutating set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    nonmutating set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    nonmutating set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// How far a text may shrink to fit, 0…1; 1 never shrinks.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    nonmutating set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Which part of a text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    nonmutating set { self[TruncationModeKey.self] = newValue }
  }

  /// Whether texts are set in capitals or in small letters; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    nonmutating set { self[TextCaseKey.self] = newValue }
  }

  /// How many lines a text takes at least.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    nonmutating set { self[ReservedLinesKey.self] = newValue }
  }

  var fontChange: FontChange {
    get { self[FontChangeKey.self] }
    nonmutating set { self[FontChangeKey.self] = newValue }
  }
}
