import FontRaster
import Testing

/// The machine's fonts that tests count on.
enum InstalledFonts: String, CaseIterable {
  case inter = "Inter"
  case dejaVu = "DejaVu Sans"
  case notoJapanese = "Noto Sans CJK JP"
  case notoKorean = "Noto Sans CJK KR"

  private var package: String {
    switch self {
    case .inter: "fonts-inter"
    case .dejaVu: "fonts-dejavu-core"
    case .notoJapanese, .notoKorean: "fonts-noto-cjk"
    }
  }

  /// Returns a library that has these fonts; where one is missing the test fails and says which
  /// package brings it.
  static func library(with fonts: InstalledFonts...) throws -> FontLibrary {
    let library = FontLibrary()
    let families = library.installedFamilies()
    for font in fonts {
      try #require(
        families.contains(font.rawValue),
        "“\(font.rawValue)” is not installed; install the package \(font.package)")
    }
    return library
  }
}
