public import Imaging
public import PreviewUI

/// The machine's fonts behind the font port: fontconfig finds, HarfBuzz shapes, FreeType fills.
///
/// Making one opens nothing; fontconfig is opened when a family is first looked for, a font file
/// when it is first shaped with, FreeType when it first draws. Lines, glyph images and faces are
/// kept within fixed bounds. A library and its lines belong to one thread.
///
/// A size that is negative or not a number counts as 0. A font with masters for sizes (axis `opsz`)
/// is used as its designer meant, so that its widths are not linear.
public final class FontLibrary {
  /// Whether small Latin letters are moved to whole rows when drawn; widths never change.
  public var hinting: Hinting = .none

  private let catalog: FontCatalog
  private let resolver: FontResolver
  private let faces = FaceStore()
  private let fallbacks: FallbackFinder
  private let shaper = Shaper()
  private let painter = LinePainter()
  let outlines = GlyphOutlines()
  private var lines = BoundedCache<LineKey, FontLine>(
    maximumCost: FontLibrary.maximumLineBytes, maximumCount: FontLibrary.maximumLineCount)

  static let maximumLineBytes = 3 * 1024 * 1024
  static let maximumLineCount = 1024

  /// A library of the installed fonts.
  ///
  /// `systemFamily` takes the place of the system font where no family is asked for; it is reported
  /// missing where it is not installed. `configurationFile` is the path of a fontconfig file to use
  /// instead of the machine's; one that cannot be read lists no fonts.
  public convenience init(systemFamily: String? = nil, configurationFile: String? = nil) {
    self.init(
      systemFamily: systemFamily, systemFile: nil, configurationFile: configurationFile)
  }

  /// A library whose system font is a font file, read without asking fontconfig.
  ///
  /// Throws where the file cannot be read or holds no font. Of a collection the first face is
  /// taken.
  public convenience init(fontFile: String, configurationFile: String? = nil) throws(FontError) {
    let file = try FontFile(path: fontFile)
    self.init(
      systemFamily: nil, systemFile: try file.firstFace(), configurationFile: configurationFile)
  }

  private init(systemFamily: String?, systemFile: FaceMatch?, configurationFile: String?) {
    catalog = FontCatalog(configurationFile: configurationFile)
    resolver = FontResolver(
      catalog: catalog, systemFamily: systemFamily, systemFile: systemFile)
    fallbacks = FallbackFinder(catalog: catalog, faces: faces)
  }

  /// Returns the English names of all families that can be drawn, sorted, each once.
  public func installedFamilies() -> [String] { catalog.families() }

  /// Bytes that the kept images of glyphs take.
  var imageBytes: Int { painter.imageBytes }
  /// Number of lines that are kept.
  var lineCount: Int { lines.count }
}

extension FontLibrary: FontPort {
  /// Metrics of the first face found; plausible ones where no font is installed.
  public func metrics(of request: FontRequest) -> LineMetrics {
    let request = request.drawable
    return find(request).face?.metrics(pointSize: request.pointSize)
      ?? BoxFont.metrics(pointSize: request.pointSize)
  }

  /// The face found, and the first family asked for where that is another's.
  public func resolve(_ request: FontRequest) -> ResolvedFace {
    let found = find(request.drawable)
    return ResolvedFace(
      name: found.face?.name ?? BoxFont.name, missingFamily: found.missingFamily)
  }

  /// Shapes one line, or returns the same line again where it is still kept.
  public func shape(_ text: String, _ request: FontRequest) -> any ShapedLine {
    let key = LineKey(text: text, request: request.drawable)
    if let known = lines.value(for: key) { return known }
    let line = set(text, key.request)
    lines.insert(line, for: key, cost: line.cost + text.utf8.count)
    return line
  }

  /// Adds the line's ink: pens on quarters of a column, baseline on a whole row.
  ///
  /// Time and memory follow what of the line is seen, however long or large it is; an em of more
  /// than 16,384 sub-pixels is drawn as one of that size. A line of another port traps.
  public func draw(
    _ line: any ShapedLine, atX x: Double, baseline: Double, scale: PixelScale,
    into bitmap: inout Bitmap
  ) {
    guard let line = line as? FontLine else {
      preconditionFailure("a line is drawn by the port that shaped it")
    }
    guard let em = EmSize(pointSize: line.pointSize, scale: scale), abs(baseline) < 1e8,
      abs(x) < 1e8
    else { return }
    let place = LinePainter.Place(
      x: x, baseline: Int(baseline.rounded()), scale: scale, em: em, hinting: hinting)
    painter.draw(line, at: place, into: &bitmap)
  }
}

extension FontLibrary {
  /// The face that a request ends at.
  private struct Found {
    /// Nil where no font is installed.
    var face: FontFace?
    var isFallback: Bool
    var missingFamily: String?
    /// Families asked for after the one that was found.
    var laterFamilies: ArraySlice<String>
  }

  private func find(_ request: FontRequest) -> Found {
    let style = FaceStyle(weight: request.weight, isItalic: request.isItalic)
    let families = resolver.askedFamilies(request)
    let open = { (match: FaceMatch) in self.faces.face(match, pointSize: request.pointSize) }
    for (place, family) in families.enumerated() {
      guard let face = resolver.match(family: family, style: style).flatMap(open) else { continue }
      let isItself = !resolver.hasStandIn(for: family)
      return Found(
        face: face, isFallback: !isItself,
        missingFamily: place == 0 && isItself ? nil : families[0],
        laterFamilies: families[(place + 1)...])
    }
    let wanted = families.first.map(style.carried(by:)) ?? style
    // The second is for when the first was found, and its file cannot be used any more.
    let system =
      resolver.systemMatch(request.design, style: wanted).flatMap(open)
      ?? resolver.match(family: "sans-serif", style: wanted).flatMap(open)
    return Found(
      face: system,
      isFallback: !families.isEmpty, missingFamily: families.first, laterFamilies: [])
  }

  private func set(_ text: String, _ request: FontRequest) -> FontLine {
    let found = find(request)
    guard let primary = found.face else { return BoxFont.line(text, request) }
    let setting = LineBuilder.Setting(
      request: request, primary: primary, isFallback: found.isFallback,
      alternative: { character, language in
        self.alternative(to: found, for: character, language, request)
      })
    return LineBuilder.line(text, setting: setting, shaper: shaper)
  }

  /// Returns a face for what the first one lacks: of a later family asked for, or of any.
  private func alternative(
    to found: Found, for character: Character, _ language: TextLanguage, _ request: FontRequest
  ) -> (face: FontFace, isFallback: Bool)? {
    let scalars = character.drawnScalars
    guard !scalars.isEmpty else { return nil }
    let style = FaceStyle(weight: request.weight, isItalic: request.isItalic)
    for family in found.laterFamilies {
      if let match = resolver.match(family: family, style: style),
        let face = faces.face(match, pointSize: request.pointSize),
        scalars.allSatisfy(face.hasGlyph)
      {
        return (face, false)
      }
    }
    let setting = FallbackFinder.Setting(
      language: language,
      generic: FontResolver.generic(for: request, family: found.face?.name ?? ""), style: style)
    return fallbacks.face(for: character, setting, pointSize: request.pointSize).map { ($0, true) }
  }
}

/// What a kept line was shaped from. Texts count as equal byte by byte: `String` takes canonically
/// equivalent ones for equal, but their clusters start at other bytes.
private struct LineKey: Hashable {
  var text: String
  var request: FontRequest

  static func == (a: LineKey, b: LineKey) -> Bool {
    a.request == b.request && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // The bytes as they lie, only lent: hashing the string would normalise it first, at every look-up.
    // Where the bytes cannot be had at once the request has to do; equality tells lines apart.
    unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    hasher.combine(request)
  }
}

extension FontRequest {
  /// The request with a size that can be computed with.
  fileprivate var drawable: FontRequest {
    var request = self
    if !(pointSize > 0 && pointSize.isFinite) { request.pointSize = 0 }
    if !tracking.isFinite { request.tracking = 0 }
    return request
  }
}
