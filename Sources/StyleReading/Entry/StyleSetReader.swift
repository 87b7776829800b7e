import DynamicType
public import SourceTree
public import StyleModel

/// Reads a style set from bytes, whatever format they are in.
public enum StyleSetReader {
  /// The formats that are tried, the most particular first.
  package static var formats: [any StyleSetFormat.Type] {
    [
      SwiftSourceFormat.self, ResolverFormat.self, TypographyKitFormat.self, ScaledFontFormat.self,
      FigmaNodesFormat.self,
      FigmaVariablesFormat.self, FigmaTextStylesFormat.self, DSPFormat.self,
      TheoFormat.self, SpectrumFormat.self, FigmaPluginFormat.self,
      PenpotFormat.self, TokensStudioDollarFormat.self, DesignTokensFormat.self,
      TokensStudioFormat.self, StyleDictionaryFormat.self, DesignMarkdownFormat.self,
      ScriptObjectsFormat.self, StyleObjectsFormat.self,
    ]
  }

  /// Reads `bytes`; never fails, since what can't be read is among the diagnostics of the result.
  ///
  /// `file` is the path that positions name. A style that can't be read costs that style alone.
  public static func read(
    bytes: [UInt8], file: String, source: StyleSet.Source? = nil,
    options: ReadingOptions = ReadingOptions()
  ) -> StyleSet {
    let file = SourceFile(bytes: bytes, path: file)
    return read([file], name: file.name, source: source ?? .file(file.path), options: options)
  }

  /// Reads files that belong together, so that aliases lead from one to another.
  ///
  /// `fetch` gives the bytes of a further file that one of them refers to by its path, if that is in
  /// the folder of one of them or in `folders`.
  public static func read(
    _ files: [SourceFile], name: String, source: StyleSet.Source,
    options: ReadingOptions = ReadingOptions(), folders: [String] = [],
    fetch: @escaping (String) -> [UInt8]? = { _ in nil }
  ) -> StyleSet {
    var reading = JointReading(options: options, folders: folders, fetch: fetch)
    for file in files { reading.add(file) }
    return set(name: name, source: source, &reading)
  }

  /// Reads `bytes` in `syntax`, whatever they seem to be; for tests that feed one reader.
  package static func read(_ bytes: [UInt8], as syntax: SourceSyntax) -> StyleSet {
    var reading = JointReading(options: ReadingOptions(), fetch: { _ in nil })
    reading.add(SourceFile(bytes: bytes, path: "input"), syntax: syntax)
    return set(name: "input", source: .standardInput, &reading)
  }

  /// The set that was read, with names and text styles settled.
  private static func set(
    name: String, source: StyleSet.Source, _ reading: inout JointReading
  ) -> StyleSet {
    var set = StyleSet(name: name, source: source, styles: [], diagnostics: [])
    let raw = reading.finish()
    set.format = reading.formatName
    var names = DisplayNames(paths: raw.styles.map(\.path) + raw.unreadable.map(\.path))
    set.styles = raw.styles.map { style($0, name: names.name(of: $0.path)) }
    set.unreadable = raw.unreadable.map {
      UnreadableStyle(name: names.name(of: $0.path), path: $0.path, problems: $0.problems)
    }
    set.diagnostics = raw.diagnostics + raw.unreadable.flatMap(diagnosticsOfUnreadable)
    set.diagnostics = Diagnostic.inFileOrder(set.diagnostics)
    set.notes = Diagnostic.inFileOrder(reading.notes)
    set.choices = raw.choices
    return set
  }

  /// The style that `raw` is once its text style is settled: the one the file names, else the one
  /// its own name says, else the nearest in size.
  private static func style(_ raw: RawStyle, name: String) -> CustomTextStyle {
    let ownName = raw.path.filter { $0 != "$root" }.joined(separator: ".")
    let named = Font.TextStyle(inferredFromName: ownName)
    let relativeTo = raw.relativeTo ?? named ?? nearestTextStyle(toPointSize: raw.pointSize)
    var origins = raw.origins
    if raw.relativeTo == nil {
      origins[.relativeTo] = ValueOrigin(
        .inferred(named == nil ? "the size" : "the name"), at: named == nil ? nil : raw.position)
    } else if origins[.relativeTo] == nil {
      origins[.relativeTo] = ValueOrigin(.literal, at: raw.position)
    }
    return CustomTextStyle(
      name: name, path: raw.path, families: raw.families, pointSize: raw.pointSize,
      cssWeight: raw.cssWeight, isItalic: raw.isItalic, lineHeight: raw.lineHeight,
      tracking: raw.tracking, relativeTo: relativeTo,
      relativeToOrigin: raw.relativeTo != nil ? .explicit : named != nil ? .name : .nearestSize,
      method: raw.method, maximumPointSize: raw.maximumPointSize, sample: raw.sample,
      check: raw.check, position: raw.position, notes: raw.notes, origins: origins)
  }

  /// The problems of one style with its name in front.
  private static func diagnosticsOfUnreadable(_ style: RawUnreadableStyle) -> [Diagnostic] {
    let name = DisplayNames.text(of: style.path)
    return style.problems.map { problem in
      var named = problem
      named.message = "\(name): \(problem.message)"
      return named
    }
  }
}
