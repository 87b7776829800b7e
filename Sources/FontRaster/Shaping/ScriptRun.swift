import CHarfBuzz

/// A stretch of text in one script, which is shaped by one set of rules.
struct ScriptRun: Hashable {
  /// In bytes of the text's UTF-8; begins and ends between graphemes.
  var utf8Range: Range<Int>
  var script: Script

  /// Splits `text`: what belongs to no script (spaces, digits, punctuation) goes with what precedes
  /// it, at the start of the text with what follows.
  static func runs(of text: String) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      let script = Script(of: character)
      if let last = runs.indices.last {
        if script == .common || script == runs[last].script {
          runs[last].utf8Range = runs[last].utf8Range.lowerBound..<end
        } else if runs[last].script == .common {
          runs[last] = ScriptRun(utf8Range: runs[last].utf8Range.lowerBound..<end, script: script)
        } else {
          runs.append(ScriptRun(utf8Range: offset..<end, script: script))
        }
      } else {
        runs.append(ScriptRun(utf8Range: offset..<end, script: script))
      }
      offset = end
    }
    return runs
  }
}

/// A script of Unicode; Han, kana and bopomofo count as one, since they are set together.
struct Script: Hashable {
  private let value: hb_script_t.RawValue

  /// Of no script, or of many.
  static let common = Script(HB_SCRIPT_COMMON)
  static let latin = Script(HB_SCRIPT_LATIN)
  static let han = Script(HB_SCRIPT_HAN)
  static let hangul = Script(HB_SCRIPT_HANGUL)

  private init(_ script: hb_script_t) {
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO:
      value = HB_SCRIPT_HAN.rawValue
    case HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: value = HB_SCRIPT_COMMON.rawValue
    default: value = script.rawValue
    }
  }

  /// The script of the first scalar that has one.
  init(of character: Character) {
    var found = Script.common
    for scalar in character.unicodeScalars where found == .common { found = Script(of: scalar) }
    self = found
  }

  /// The script of a scalar; the punctuation that only East Asia uses counts as Han.
  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0..<0x80: self = .common
    case 0x3000...0x30FF, 0xFF00...0xFFEF:
      let script = Self.property(scalar)
      self = script == HB_SCRIPT_COMMON ? .han : Script(script)
    default: self = Script(Self.property(scalar))
    }
  }

  private static func property(_ scalar: Unicode.Scalar) -> hb_script_t {
    // HarfBuzz's own table, which is there from the start and never changes.
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  /// The same for HarfBuzz.
  var harfBuzzScript: hb_script_t { hb_script_t(rawValue: value) }
  /// Which way the script runs; left to right where it has no direction of its own.
  var direction: hb_direction_t {
    let direction = hb_script_get_horizontal_direction(harfBuzzScript)
    return direction == HB_DIRECTION_RTL ? direction : HB_DIRECTION_LTR
  }
  /// Whether FreeType's auto-hinter is known to help it at small sizes (it harms kanji).
  var isHintable: Bool { self == .latin || self == .common }
}
