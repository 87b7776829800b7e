public import DynamicType

extension View {
  /// The font of texts that name none.
  public func font(_ font: Font?) -> EnvironmentWriter<Self> {
    environment(\.font, font)
  }

  /// The weight of texts, whatever their font says; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.weight = weight }
  }

  /// The design of the system font, whatever fonts say; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.design = design }
  }

  /// Sets texts in bold.
  public func bold(_ isActive: Bool = true) -> EnvironmentWriter<Self> {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets texts in the slanted face.
  public func italic(_ isActive: Bool = true) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.isItalic = isActive }
  }

  /// Gives all digits one width.
  public func monospacedDigit() -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.hasMonospacedDigits = true }
  }

  /// Sets texts in the font with one width for all characters.
  public func monospaced(_ isActive: Bool = true) -> EnvironmentWriter<Self> {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Adds `tracking` points after every cluster.
  public func tracking(_ tracking: CGFloat) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.tracking = tracking }
  }

  /// Adds `kerning` points after every cluster, unless there is tracking.
  public func kerning(_ kerning: CGFloat) -> EnvironmentWriter<Self> {
    transformEnvironment(\.fontChange) { $0.kerning = kerning }
  }

  /// Lets texts take at most `number` lines; `nil` lifts the limit. Fewer than one traps.
  public func lineLimit(_ number: Int?) -> EnvironmentWriter<Self> {
    precondition((number ?? 1) >= 1, "a line limit is at least 1, not \(number ?? 1)")
    return environment(\.lineLimit, number)
  }

  /// Lets texts take at most `limit` lines, and with `reservesSpace` always the room of as many.
  public func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> EnvironmentWriter<EnvironmentWriter<Self>> {
    environment(\.reservedLines, reservesSpace ? limit : 1).lineLimit(limit)
  }

  /// Lets texts take a number of lines in a range; they get the room of the least at any rate.
  public func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> EnvironmentWriter<EnvironmentWriter<Self>> {
    environment(\.reservedLines, limit.lowerBound).lineLimit(limit.upperBound)
  }

  /// Gives texts the room of a number of lines or more.
  public func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> EnvironmentWriter<EnvironmentWriter<Self>> {
    environment(\.reservedLines, limit.lowerBound).lineLimit(nil)
  }

  /// Adds `spacing` points between the lines of texts.
  public func lineSpacing(_ spacing: CGFloat) -> EnvironmentWriter<Self> {
    precondition(spacing.isFinite, "line spacing is a finite number of points")
    return environment(\.lineSpacing, spacing)
  }

  /// Lets texts shrink to `factor` of their size rather than be cut; 0 < `factor` ≤ 1.
  ///
  /// They shrink by quarters of a point.
  public func minimumScaleFactor(_ factor: CGFloat) -> EnvironmentWriter<Self> {
    precondition(factor > 0 && factor <= 1, "a minimum scale factor lies above 0 and up to 1")
    return environment(\.minimumScaleFactor, factor)
  }

  /// Which part of texts that do not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> EnvironmentWriter<Self> {
    environment(\.truncationMode, mode)
  }

  /// Sets texts in capitals or small letters; `nil` as they are.
  public func textCase(_ textCase: Text.Case?) -> EnvironmentWriter<Self> {
    environment(\.textCase, textCase)
  }

  /// How the lines of texts line up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentWriter<Self> {
    environment(\.multilineTextAlignment, alignment)
  }
}
