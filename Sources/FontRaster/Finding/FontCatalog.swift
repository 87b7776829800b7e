import CFontconfig

/// The fonts that are installed, as fontconfig knows them; opened at the first question.
///
/// Safe, though it calls C throughout: the configuration is opened once, kept for as long as the
/// catalogue, and destroyed with it; lists and patterns that fontconfig hands out are destroyed where
/// they were asked for, after the last look into them. fontconfig counts what its lists hold.
@safe final class FontCatalog {
  private let configurationFile: String?
  private var isOpen = false
  private var openedConfiguration: OpaquePointer?

  /// A catalogue of the machine's fonts, or of those that another configuration file lists.
  init(configurationFile: String?) {
    self.configurationFile = configurationFile
  }

  deinit {
    if let openedConfiguration = unsafe openedConfiguration {
      unsafe FcConfigDestroy(openedConfiguration)
    }
  }

  /// Returns the face of `family` nearest to `style`, or nil where the family is not installed.
  ///
  /// A family's name may be in any of the font's languages; blanks and case make no difference.
  func match(family: String, style: FaceStyle) -> FaceMatch? {
    func find(isVariable: Bool?) -> FaceMatch? {
      bestMatch(families: [family], style: style, isVariable: isVariable) { found in
        let wanted = FamilyName.folded(family)
        return found.strings(FC_FAMILY).contains { FamilyName.folded($0) == wanted }
          ? found : nil
      }
    }
    guard let match = find(isVariable: nil) else { return nil }
    // A file made for exactly this weight is what its designer checked; take it before an instance.
    if match.isInstance, let drawn = find(isVariable: false), drawn.weight == style.weight,
      !drawn.isInstance
    {
      return drawn
    }
    return match
  }

  /// Returns the face that fontconfig prefers for one of its generic families.
  func match(generic: String, style: FaceStyle) -> FaceMatch? {
    bestMatch(families: [generic], style: style) { $0 }
  }

  /// Returns the face whose PostScript or full name is `name`, such as `Inter-SemiBold`.
  ///
  /// The name carries weight and slant. A weight other than 400 in `style` was asked for on top of
  /// the name, and so was a slant: then the nearest face of the family is returned.
  func match(faceNamed name: String, style: FaceStyle) -> FaceMatch? {
    for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      let pattern = FontPattern()
      pattern.add(object, name)
      pattern.add(FC_SCALABLE, true)
      guard var named = firstListed(pattern) else { continue }
      let wanted = FaceStyle(
        weight: style.weight == 400 ? named.weight : style.weight,
        isItalic: style.isItalic || named.isItalic)
      if wanted.weight != named.weight || wanted.isItalic != named.isItalic,
        let relative = match(family: named.family, style: wanted)
      {
        return relative
      }
      named.wanted = wanted
      return named
    }
    return nil
  }

  /// Returns a face that has `scalars`, as near as can be to `generic` and `style`, for a language.
  ///
  /// The first scalar is certain to be in it; nil where no installed font has it.
  func fallback(
    for scalars: [Unicode.Scalar], language: String?, generic: String, style: FaceStyle
  ) -> FaceMatch? {
    guard let base = scalars.first, hasAnyFont(with: base) else { return nil }
    return bestMatch(
      families: [generic], style: style, language: language, scalars: scalars
    ) { $0.covers(base) ? $0 : nil }
  }

  /// Returns the English names of all families that can be drawn, sorted, each once.
  func families() -> [String] {
    guard let configuration = unsafe configuration else { return [] }
    let pattern = FontPattern()
    pattern.add(FC_SCALABLE, true)
    var names: Set<String> = []
    unsafe listEach(pattern, in: configuration) { found in
      if let name = found.english(FC_FAMILY, languages: FC_FAMILYLANG) { names.insert(name) }
    }
    return names.sorted()
  }

  // MARK: fontconfig

  /// The configuration with its fonts; nil where fontconfig cannot be set up at all.
  private var configuration: OpaquePointer? {
    if !isOpen {
      isOpen = true
      unsafe openedConfiguration = Self.open(configurationFile)
    }
    return unsafe openedConfiguration
  }

  private static func open(_ file: String?) -> OpaquePointer? {
    guard let file else { return unsafe FcInitLoadConfigAndFonts() }
    guard let configuration = unsafe FcConfigCreate() else { return nil }
    guard unsafe FcConfigParseAndLoad(configuration, file, 0) != 0,
      unsafe FcConfigBuildFonts(configuration) != 0
    else {
      unsafe FcConfigDestroy(configuration)
      return nil
    }
    return unsafe configuration
  }

  /// Asks fontconfig for its best match and returns it if `accept` lets it through.
  private func bestMatch(
    families: [String], style: FaceStyle, isVariable: Bool? = nil, language: String? = nil,
    scalars: [Unicode.Scalar] = [], accept: (FontPatternView) -> FontPatternView?
  ) -> FaceMatch? {
    guard let configuration = unsafe configuration else { return nil }
    let pattern = FontPattern()
    for family in families { pattern.add(FC_FAMILY, family) }
    pattern.add(style)
    pattern.add(FC_SCALABLE, true)
    pattern.add(FC_OUTLINE, true)
    // Unless told otherwise fontconfig passes over variable fonts before it looks at the family.
    unsafe FcPatternAddBool(
      pattern.handle, FC_VARIABLE, isVariable.map { $0 ? 1 : 0 } ?? FcDontCare)
    if let language { pattern.add(FC_LANG, language) }
    if !scalars.isEmpty { pattern.add(scalars: scalars) }
    unsafe FcConfigSubstitute(configuration, pattern.handle, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern.handle)

    var result = FcResultNoMatch
    guard let found = unsafe FcFontMatch(configuration, pattern.handle, &result) else { return nil }
    let owned = unsafe FontPattern(owning: found)
    return unsafe accept(FontPatternView(handle: owned.handle)).flatMap {
      Self.face($0, wanted: style)
    }
  }

  private func firstListed(_ pattern: borrowing FontPattern) -> FaceMatch? {
    guard let configuration = unsafe configuration else { return nil }
    var first: FaceMatch?
    unsafe listEach(pattern, in: configuration) { found in
      guard first == nil, var face = Self.face(found, wanted: nil) else { return }
      face.wanted = FaceStyle(weight: face.weight, isItalic: face.isItalic)
      first = face
    }
    return first
  }

  private func listEach(
    _ pattern: borrowing FontPattern, in configuration: OpaquePointer,
    _ body: (FontPatternView) -> Void
  ) {
    let objects = unsafe FcObjectSetCreate()
    defer { unsafe FcObjectSetDestroy(objects) }
    for object in Self.listedObjects { unsafe FcObjectSetAdd(objects, object) }
    guard let set = unsafe FcFontList(configuration, pattern.handle, objects) else { return }
    defer { unsafe FcFontSetDestroy(set) }
    for place in unsafe 0..<Int(set.pointee.nfont) {
      if let font = unsafe set.pointee.fonts[place] { unsafe body(FontPatternView(handle: font)) }
    }
  }

  private static let listedObjects = [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_WEIGHT, FC_SLANT,
    FC_FONTFORMAT, FC_VARIABLE,
  ]

  /// Returns the face that a pattern describes, or nil where it is none that can be shaped.
  private static func face(_ found: FontPatternView, wanted: FaceStyle?) -> FaceMatch? {
    guard let file = found.strings(FC_FILE).first,
      let format = found.strings(FC_FONTFORMAT).first, format == "TrueType" || format == "CFF"
    else { return nil }
    let isVariable = found.bool(FC_VARIABLE) ?? false
    let index = (found.integer(FC_INDEX) ?? 0) & (isVariable ? 0xFFFF : 0x7FFF_FFFF)
    let weight = found.double(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) }
    let isItalic = (found.integer(FC_SLANT) ?? 0) > 0
    let ownWeight = weight ?? wanted?.weight ?? 400
    return FaceMatch(
      file: file, index: index, isInstance: isVariable || index > 0xFFFF,
      family: found.english(FC_FAMILY, languages: FC_FAMILYLANG) ?? "",
      style: found.english(FC_STYLE, languages: FC_STYLELANG) ?? "",
      weight: ownWeight, isItalic: isItalic,
      wanted: wanted ?? FaceStyle(weight: ownWeight, isItalic: isItalic))
  }

  /// Returns whether any installed font has `scalar`; quicker than to be matched in vain.
  private func hasAnyFont(with scalar: Unicode.Scalar) -> Bool {
    guard let configuration = unsafe configuration,
      let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem)
    else {
      return false
    }
    return unsafe (0..<Int(fonts.pointee.nfont)).contains { place in
      unsafe fonts.pointee.fonts[place].map { unsafe FontPatternView(handle: $0).covers(scalar) }
        ?? false
    }
  }
}
