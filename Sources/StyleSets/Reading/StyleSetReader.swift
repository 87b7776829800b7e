import DynamicType

/// Reads a style set from bytes, whatever format they are in.
public enum StyleSetReader {
  /// The formats that are tried, the most particular first.
  static var formats: [any StyleSetFormat.Type] { [DesignTokensFormat.self] }

  /// Reads `bytes`; never fails, since what can't be read is among the diagnostics of the result.
  ///
  /// `file` is the path that positions name. A style that can't be read costs that style alone.
  public static func read(
    bytes: [UInt8], file: String, source: StyleSet.Source? = nil,
    options: ReadingOptions = ReadingOptions()
  ) -> StyleSet {
    var set = StyleSet(
      name: setName(of: file), source: source ?? .file(file), styles: [], diagnostics: [])
    let (document, diagnostics) = JSONReader.read(SourceText(bytes: bytes, file: file))
    set.diagnostics = diagnostics
    guard let document else { return set }
    guard let format = formats.first(where: { $0.recognizes(document) }) else {
      set.diagnostics.append(unrecognized(document))
      return set
    }
    set.format = format.name
    let raw = format.read(document, options: options)
    var names = DisplayNames(paths: raw.styles.map(\.path) + raw.unreadable.map(\.path))
    set.styles = raw.styles.map { style($0, name: names.name(of: $0.path)) }
    set.unreadable = raw.unreadable.map {
      UnreadableStyle(name: names.name(of: $0.path), path: $0.path, problems: $0.problems)
    }
    set.diagnostics += raw.diagnostics
    set.diagnostics += raw.unreadable.flatMap(diagnosticsOfUnreadable)
    set.diagnostics = Diagnostic.inFileOrder(set.diagnostics)
    return set
  }

  /// The style that `raw` is once its text style is settled: the one the file names, else the one
  /// its own name says, else the nearest in size.
  private static func style(_ raw: RawStyle, name: String) -> CustomTextStyle {
    let ownName = raw.path.filter { $0 != "$root" }.joined(separator: ".")
    let named = Font.TextStyle(inferredFromName: ownName)
    let relativeTo = raw.relativeTo ?? named ?? nearestTextStyle(toPointSize: raw.pointSize)
    return CustomTextStyle(
      name: name, path: raw.path, families: raw.families, pointSize: raw.pointSize,
      cssWeight: raw.cssWeight, isItalic: raw.isItalic, lineHeight: raw.lineHeight,
      tracking: raw.tracking, relativeTo: relativeTo,
      relativeToOrigin: raw.relativeTo != nil ? .explicit : named != nil ? .name : .nearestSize,
      method: raw.method, maximumPointSize: raw.maximumPointSize, sample: raw.sample,
      check: raw.check, position: raw.position, notes: raw.notes)
  }

  /// The problems of one style with its name in front.
  private static func diagnosticsOfUnreadable(_ style: RawUnreadableStyle) -> [Diagnostic] {
    let name = Quotation.harmless(style.path.joined(separator: "."))
    return style.problems.map { problem in
      var named = problem
      named.message = "\(name): \(problem.message)"
      return named
    }
  }

  private static func unrecognized(_ document: JSONDocument) -> Diagnostic {
    let position = document.position(of: document.root)
    guard document.root.isObject else {
      return Diagnostic(
        .error, at: position, "the file holds \(document.root.kind), not design tokens",
        hint: "give a design tokens file (DTCG)")
    }
    return Diagnostic(
      .error, at: position, "no token with a '$value' in this file",
      hint: "give a design tokens file (DTCG)")
  }

  /// The last component of `file` without the extensions of token files.
  private static func setName(of file: String) -> String {
    var name = file.split(separator: "/").last.map(String.init) ?? file
    for suffix in [".json", ".tokens"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name.removeLast(suffix.count)
    }
    return name
  }
}
