/// Finds faces for characters that the face asked for lacks, and remembers them.
///
/// Within a script one face is kept to as long as it has the characters, so that a word is not set
/// in two designs.
final class FallbackFinder {
  /// What a fallback is chosen by, apart from the character.
  struct Setting: Hashable {
    var language: TextLanguage
    /// A generic family of fontconfig.
    var generic: String
    var style: FaceStyle
  }

  private struct ScriptKey: Hashable {
    var script: Script
    var setting: Setting
  }
  private struct CharacterKey: Hashable {
    var character: Character
    var setting: Setting
  }

  private let catalog: FontCatalog
  private let faces: FaceStore
  private var found: [ScriptKey: [FaceMatch]] = [:]
  private var decisions = BoundedCache<CharacterKey, FaceMatch?>(maximumCount: 4096)

  init(catalog: FontCatalog, faces: FaceStore) {
    self.catalog = catalog
    self.faces = faces
  }

  /// Returns a face that draws `character`, or nil where no installed font has it.
  func face(for character: Character, _ setting: Setting, pointSize: Double) -> FontFace? {
    let key = CharacterKey(character: character, setting: setting)
    if let decision = decisions.value(for: key) {
      return decision.flatMap { faces.face($0, pointSize: pointSize) }
    }
    let match = decide(character, setting, pointSize: pointSize)
    decisions.insert(match, for: key)
    return match.flatMap { faces.face($0, pointSize: pointSize) }
  }

  private func decide(_ character: Character, _ setting: Setting, pointSize: Double) -> FaceMatch? {
    let scalars = character.drawnScalars
    guard !scalars.isEmpty else { return nil }
    let key = ScriptKey(script: Script(of: character), setting: setting)
    let known = found[key, default: []].first { match in
      guard let face = faces.face(match, pointSize: pointSize) else { return false }
      return scalars.allSatisfy(face.hasGlyph)
    }
    if let known { return known }

    let isEastAsian = key.script == .han || key.script == .hangul
    var match = catalog.fallback(
      for: scalars, language: isEastAsian ? setting.language.rawValue : nil,
      generic: setting.generic, style: setting.style)
    // A fallback stays upright where its script has no italic, as Apple's systems do.
    if let isItalic = match?.isItalic { match?.wanted.isItalic = isItalic }
    guard let match, faces.face(match, pointSize: pointSize) != nil else { return nil }
    if !found[key, default: []].contains(match) { found[key, default: []].append(match) }
    return match
  }
}

extension Character {
  /// The scalars that need a glyph: without joiners, variation selectors and other invisible ones.
  var drawnScalars: [Unicode.Scalar] {
    unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
    }
  }
}
