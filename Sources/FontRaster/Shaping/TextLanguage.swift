/// The language that a text's Han characters are taken to be in.
///
/// Unicode unifies Han characters; only the language says which country's forms to draw. The rest
/// of a text is shaped as English, so that the machine's locale changes nothing.
enum TextLanguage: String, Hashable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"
  case simplifiedChinese = "zh-cn"
  case traditionalChinese = "zh-tw"

  /// Kana make a text Japanese, hangul Korean, bopomofo Chinese as Taiwan writes it; other Han
  /// characters count as simplified Chinese.
  init(of text: String) {
    var hasHangul = false
    var hasBopomofo = false
    var hasHan = false
    var hasKana = false
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: hasKana = true
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: hasHangul = true
      case 0x3100...0x312F, 0x31A0...0x31BF: hasBopomofo = true
      case 0x2E80...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF65, 0x20000...0x3FFFF:
        hasHan = true
      default: break
      }
      if hasKana { break }
    }
    self =
      hasKana
      ? .japanese
      : hasHangul
        ? .korean
        : hasBopomofo
          ? .traditionalChinese
          : hasHan ? .simplifiedChinese : .english
  }

  /// Returns the language to shape a script of a text in this language as.
  func language(of script: Script) -> TextLanguage {
    switch script {
    case .han: self
    case .hangul: .korean
    default: .english
    }
  }
}
