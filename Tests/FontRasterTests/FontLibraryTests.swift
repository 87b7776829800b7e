import FontRaster
import PreviewUI
import Testing

@Suite struct FontLibraryTests {
  @Test(arguments: [
    (100, "Inter Thin"), (200, "Inter Extra Light"), (300, "Inter Light"), (400, "Inter Regular"),
    (500, "Inter Medium"), (600, "Inter Semi Bold"), (700, "Inter Bold"), (800, "Inter Extra Bold"),
    (900, "Inter Black"),
  ])
  func `every weight of Inter is its own face`(weight: Int, name: String) throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Inter"], pointSize: 17, weight: weight)
    #expect(library.resolve(request) == ResolvedFace(name: name))
  }

  @Test(arguments: [
    ("Inter-SemiBold", "Inter Semi Bold"), ("Inter-SemiBoldItalic", "Inter Semi Bold Italic"),
    ("inter", "Inter Regular"), ("Inter Medium", "Inter Medium"), ("INTER-medium", "Inter Medium"),
    ("InterDisplay", "Inter Display Regular"), ("Inter Medium Italic", "Inter Medium Italic"),
    ("-apple-system", "Inter Regular"), ("system-ui", "Inter Regular"),
  ])
  func `a family is found by any name that people write`(family: String, name: String) throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: [family], pointSize: 17)
    #expect(library.resolve(request) == ResolvedFace(name: name))
  }

  @Test(arguments: [
    ("SF Pro", "Inter Regular"), ("SF Pro Text", "Inter Regular"),
    ("SFProText-Semibold", "Inter Semi Bold"),
  ])
  func `a font of Apple's is drawn in its stand-in, and that is said`(
    family: String, name: String
  ) throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: [family], pointSize: 17)
    #expect(library.resolve(request) == ResolvedFace(name: name, missingFamily: family))
    #expect(library.shape("a", request).faceRuns.map(\.isFallback) == [true])
  }

  @Test func `a weight asked for overrides the one in the name`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Inter-Light"], pointSize: 17, weight: 700)
    #expect(library.resolve(request).name == "Inter Bold")
  }

  @Test func `a missing family is reported and its weight kept`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let medium = FontRequest(families: ["Futura-Medium"], pointSize: 17)
    #expect(
      library.resolve(medium) == ResolvedFace(name: "Inter Medium", missingFamily: "Futura-Medium"))
    #expect(library.shape("a", medium).faceRuns.map(\.isFallback) == [true])
  }

  @Test func `the next family takes the place of a missing one`() throws {
    let library = try InstalledFonts.library(with: .inter, .dejaVu)
    let request = FontRequest(
      families: ["Futura", "Avenir", "DejaVu Sans", "Inter"], pointSize: 17)
    #expect(
      library.resolve(request) == ResolvedFace(name: "DejaVu Sans Book", missingFamily: "Futura"))
    #expect(library.shape("a", request).faceRuns.map(\.isFallback) == [false])
  }

  @Test func `a font that fontconfig would substitute is not taken for the one asked for`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let request = FontRequest(families: ["Helvetica Neue"], pointSize: 17)
    #expect(library.resolve(request).missingFamily == "Helvetica Neue")
  }

  @Test func `a regional subset is found in its collection`() throws {
    let library = try InstalledFonts.library(with: .notoJapanese)
    let request = FontRequest(families: ["Noto Sans JP"], pointSize: 17)
    #expect(library.resolve(request) == ResolvedFace(name: "Noto Sans CJK JP Regular"))
  }

  @Test func `designs of the system font differ`() throws {
    let library = try InstalledFonts.library(with: .inter, .dejaVu)
    let standard = library.shape("iiii", FontRequest(pointSize: 17))
    let monospaced = library.shape("iiii", FontRequest(design: .monospaced, pointSize: 17))
    let wide = library.shape("WWWW", FontRequest(design: .monospaced, pointSize: 17))
    #expect(monospaced.width == wide.width)
    #expect(standard.width < monospaced.width)
    let keyword = library.resolve(FontRequest(families: ["ui-monospace"], pointSize: 17))
    #expect(keyword == library.resolve(FontRequest(design: .monospaced, pointSize: 17)))
  }

  @Test func `families are sorted and come once`() throws {
    let families = try InstalledFonts.library(with: .inter).installedFamilies()
    #expect(families == Set(families).sorted())
  }

  @Test func `metrics are linear in the size`() throws {
    let library = try InstalledFonts.library(with: .inter)
    let small = library.metrics(of: FontRequest(families: ["Inter"], pointSize: 17))
    let large = library.metrics(of: FontRequest(families: ["Inter"], pointSize: 34))
    #expect(large.ascent == 2 * small.ascent && large.descent == 2 * small.descent)
    // Inter's hhea: 2728 and −680 of 2816 units.
    #expect(abs(small.ascent - 17 * 2728 / 2816) < 1e-9)
    #expect(abs(small.descent - 17 * 680 / 2816) < 1e-9)
  }

  @Test(arguments: [(false, 0.8, 0.2, 0.09), (true, 0.75, 0.25, 0.1)])
  func `a font says which of its measures count`(
    usesTypographic: Bool, ascent: Double, descent: Double, leading: Double
  ) throws {
    let folder = try FontFolder([TinyFont(usesTypographicMetrics: usesTypographic)])
    let metrics = folder.library().metrics(of: FontRequest(families: ["Tiny"], pointSize: 1))
    #expect(abs(metrics.ascent - ascent) < 1e-12)
    #expect(abs(metrics.descent - descent) < 1e-12)
    #expect(abs(metrics.leading - leading) < 1e-12)
  }

  @Test func `what a family lacks is synthesised and said`() throws {
    let folder = try FontFolder([TinyFont()])
    let library = folder.library()
    let plain = FontRequest(families: ["Tiny"], pointSize: 24)
    var heavy = plain
    heavy.weight = 700
    var slanted = heavy
    slanted.isItalic = true
    #expect(library.resolve(plain).name == "Tiny Regular")
    #expect(library.resolve(heavy).name == "Tiny Regular (synthesised bold)")
    #expect(
      library.resolve(slanted).name == "Tiny Regular (synthesised bold) (synthesised italic)")
    // 500 units, and 1/24 em more.
    #expect(library.shape("aa", plain).width == 24)
    #expect(abs(library.shape("aa", heavy).width - 24 * 2 * 0.542) < 1e-9)
  }

  @Test func `a font file stands in for the system font`() throws {
    let folder = try FontFolder([TinyFont(family: "Tiny Sans", style: "Bold", weight: 700)])
    let empty = try FontFolder()
    let library = try FontLibrary(
      fontFile: folder.path(of: "0.ttf"), configurationFile: empty.configurationFile)
    let bold = FontRequest(pointSize: 10, weight: 700)
    #expect(library.resolve(bold) == ResolvedFace(name: "Tiny Sans Bold"))
    #expect(library.shape("abc", bold).width == 15)
    let missing = FontRequest(families: ["Avenir"], pointSize: 10)
    #expect(
      library.resolve(missing) == ResolvedFace(name: "Tiny Sans Bold", missingFamily: "Avenir"))
  }

  @Test func `a system family that is set is used, and missed where it is not installed`() throws {
    let folder = try FontFolder([TinyFont(), TinyFont(family: "Other")])
    let request = FontRequest(pointSize: 10)
    #expect(
      folder.library(systemFamily: "Other").resolve(request) == ResolvedFace(name: "Other Regular"))
    let missing = folder.library(systemFamily: "Nowhere").resolve(request)
    #expect(missing.missingFamily == "Nowhere")
    // A setting that means the system font itself does not chase its tail.
    let itself = folder.library(systemFamily: "SF Pro").resolve(request)
    #expect(itself.name.hasSuffix(" Regular"))
  }

  @Test func `a font that is removed meanwhile is missed`() throws {
    let folder = try FontFolder([TinyFont(), TinyFont(family: "Other")])
    let library = folder.library()
    let other = FontRequest(families: ["Other"], pointSize: 10)
    #expect(library.resolve(FontRequest(families: ["Tiny"], pointSize: 10)).missingFamily == nil)
    try folder.write([], as: "1.ttf")
    #expect(library.resolve(other).missingFamily == "Other")
    #expect(library.shape("ab", other).clusters.count == 2)
  }
}
