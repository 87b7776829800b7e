public import SourceTree
public import StyleModel
import DynamicType

/// Reads a style set from bytes, whatever format they are in.
public enum StyleSetReader {
  /// The formats that are tried, the most particular first.
  static var formats: [any StyleSetFormat.Type] {
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

  /// What the formats look for deep inside a file.
  static let telltales: Set<String> = formats.reduce(into: [GroupExtension.key]) {
    $0.formUnion($1.telltales)
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

  /// The set that was read, with names and text styles settled.
  private static func set(
    name: String, source: StyleSet.Source, _ reading: inout JointReading
  ) -> StyleSet {
    var set = StyleSet(name: name, source: source, styles: [], diagnostics: [])
    let found = reading.finish()
    set.format = reading.formatName
    var names = DisplayNames(paths: found.styles.map(\.path) + found.unreadable.map(\.path))
    set.styles = found.styles
    for index in set.styles.indices {
      set.styles[index].name = names.name(of: set.styles[index].path)
    }
    set.unreadable = found.unreadable
    for index in set.unreadable.indices {
      set.unreadable[index].name = names.name(of: set.unreadable[index].path)
    }
    set.diagnostics = found.diagnostics + found.unreadable.flatMap(diagnosticsOfUnreadable)
    set.diagnostics = Diagnostic.inFileOrder(set.diagnostics)
    set.notes = Diagnostic.inFileOrder(reading.notes)
    set.choices = found.choices
    return set
  }

  /// The problems of one style with its name in front.
  private static func diagnosticsOfUnreadable(_ style: UnreadableStyle) -> [Diagnostic] {
    let name = DisplayNames.text(of: style.path)
    return style.problems.map { problem in
      var named = problem
      named.message = "\(name): \(problem.message)"
      return named
    }
  }
}
