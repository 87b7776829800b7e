import PreviewUI

/// Puts one line together: scripts, faces, glyphs and clusters, in that order.
struct LineBuilder {
  /// A stretch of text that one face draws.
  private struct Segment {
    var utf8Range: Range<Int>
    var face: FontFace
    var isFallback: Bool
  }

  /// What to set the text in, and where else to look for what that face lacks.
  struct Setting {
    var request: FontRequest
    var primary: FontFace
    /// Whether the primary face belongs to none of the families asked for.
    var isFallback: Bool
    /// Returns another face for a character, and whether it belongs to none of those families.
    var alternative: (Character, TextLanguage) -> (face: FontFace, isFallback: Bool)?
  }

  private let setting: Setting
  private let shaper: Shaper
  private let language: TextLanguage
  private let utf8: [UInt8]
  private let text: String
  /// Whether a grapheme starts at each byte; one more for the end.
  private var startsGrapheme: [Bool]
  /// Whether a cluster starts at each byte, and what it advances the pen by.
  private var startsCluster: [Bool]
  private var advances: [Double]

  private var pen = 0.0
  private var glyphs: [FontLine.Glyph] = []
  private var runs: [FontLine.Run] = []
  private var faceRuns: [FaceRun] = []
  private var metrics: LineMetrics?

  private init(_ text: String, setting: Setting, shaper: Shaper) {
    self.text = text
    utf8 = Array(text.utf8)
    self.setting = setting
    self.shaper = shaper
    language = TextLanguage(of: text)
    startsGrapheme = [Bool](repeating: false, count: utf8.count + 1)
    startsCluster = [Bool](repeating: false, count: utf8.count + 1)
    advances = [Double](repeating: 0, count: utf8.count + 1)
    glyphs.reserveCapacity(utf8.count)
  }

  /// Returns `text` set as a line.
  static func line(_ text: String, setting: Setting, shaper: Shaper) -> FontLine {
    var builder = LineBuilder(text, setting: setting, shaper: shaper)
    return builder.build()
  }

  private mutating func build() -> FontLine {
    var offset = 0
    for character in text {
      startsGrapheme[offset] = true
      offset += character.utf8.count
    }
    startsGrapheme[offset] = true
    for run in visual(ScriptRun.runs(of: text)) { set(run) }
    if setting.request.isRightToLeft { faceRuns.reverse() }

    let pointSize = setting.request.pointSize
    return FontLine(
      width: pen,
      clusters: zip(startsCluster.indices, startsCluster).filter(\.1).map {
        Cluster(utf8Offset: $0.0, advance: advances[$0.0])
      },
      faceRuns: faceRuns, metrics: metrics ?? setting.primary.metrics(pointSize: pointSize),
      pointSize: pointSize, runs: runs, glyphs: glyphs)
  }

  // MARK: faces

  /// Sets a run in the primary face, or where that lacks characters in as many as it takes.
  private mutating func set(_ run: ScriptRun) {
    let whole = Segment(
      utf8Range: run.utf8Range, face: setting.primary, isFallback: setting.isFallback)
    let shaped = shape(whole, run.script)
    if !shaped.contains(where: { $0.id == 0 }) {
      place(shaped, whole, run.script)
      return
    }
    for segment in visual(segments(of: run, lacking: graphemesLacking(in: shaped))) {
      place(shape(segment, run.script), segment, run.script)
    }
  }

  /// Returns parts of the text in the order they stand on the line from left to right.
  private func visual<Part>(_ parts: [Part]) -> [Part] {
    setting.request.isRightToLeft ? parts.reversed() : parts
  }

  private func shape(_ segment: Segment, _ script: Script) -> [Shaper.Glyph] {
    shaper.glyphs(
      of: utf8, in: segment.utf8Range, script: script,
      language: language.language(of: script), face: segment.face,
      request: setting.request)
  }

  /// Returns where the graphemes start that came out as the glyph for missing characters.
  private func graphemesLacking(in shaped: [Shaper.Glyph]) -> Set<Int> {
    var starts: Set<Int> = []
    for glyph in shaped where glyph.id == 0 {
      starts.insert(start(at: glyph.utf8Offset, among: startsGrapheme))
    }
    return starts
  }

  private func segments(of run: ScriptRun, lacking: Set<Int>) -> [Segment] {
    let runLanguage = language.language(of: run.script)
    var segments: [Segment] = []
    var offset = run.utf8Range.lowerBound
    let from = text.utf8.index(text.startIndex, offsetBy: offset)
    let to = text.utf8.index(from, offsetBy: run.utf8Range.count)
    for character in text[from..<to] {
      let end = offset + character.utf8.count
      var face = setting.primary
      var isFallback = setting.isFallback
      if lacking.contains(offset), let other = setting.alternative(character, runLanguage) {
        (face, isFallback) = other
      }
      if let last = segments.last, last.face === face {
        segments[segments.count - 1].utf8Range = last.utf8Range.lowerBound..<end
      } else {
        segments.append(Segment(utf8Range: offset..<end, face: face, isFallback: isFallback))
      }
      offset = end
    }
    return segments
  }

  // MARK: glyphs and clusters

  private mutating func place(_ shaped: [Shaper.Glyph], _ segment: Segment, _ script: Script) {
    markClusters(shaped, segment)
    let points = setting.request.pointSize / segment.face.unitsPerEm
    let first = glyphs.count
    var units = 0
    var tracked = 0.0
    for (place, glyph) in shaped.enumerated() {
      let cluster = start(at: glyph.utf8Offset, among: startsCluster)
      glyphs.append(
        FontLine.Glyph(
          id: glyph.id, x: pen + tracked + Double(units + glyph.xOffset) * points,
          y: Double(glyph.yOffset) * points))
      units += glyph.advance
      advances[cluster] += Double(glyph.advance) * points

      let isLast = place == shaped.count - 1
      if isLast || start(at: shaped[place + 1].utf8Offset, among: startsCluster) != cluster {
        tracked += setting.request.tracking
        advances[cluster] += setting.request.tracking
      }
    }
    pen += Double(units) * points + tracked
    runs.append(
      FontLine.Run(
        face: segment.face, glyphs: first..<glyphs.count, isHintable: script.isHintable))
    record(segment, boxCount: shaped.count { $0.id == 0 })
  }

  /// A cluster starts where both a cluster of HarfBuzz and a grapheme do.
  private mutating func markClusters(_ shaped: [Shaper.Glyph], _ segment: Segment) {
    startsCluster[segment.utf8Range.lowerBound] = true
    for glyph in shaped where startsGrapheme[glyph.utf8Offset] {
      startsCluster[glyph.utf8Offset] = true
    }
  }

  /// Returns the nearest place at or before `offset` that is marked.
  private func start(at offset: Int, among marks: [Bool]) -> Int {
    var place = offset
    while place > 0 && !marks[place] { place -= 1 }
    return place
  }

  private mutating func record(_ segment: Segment, boxCount: Int) {
    let own = segment.face.metrics(pointSize: setting.request.pointSize)
    metrics =
      metrics.map {
        LineMetrics(
          ascent: max($0.ascent, own.ascent), descent: max($0.descent, own.descent),
          leading: max($0.leading, own.leading))
      } ?? own
    if let last = faceRuns.last, last.faceName == segment.face.name,
      last.isFallback == segment.isFallback
    {
      faceRuns[faceRuns.count - 1].utf8Range =
        min(
          last.utf8Range.lowerBound, segment.utf8Range.lowerBound)..<max(
          last.utf8Range.upperBound, segment.utf8Range.upperBound)
      faceRuns[faceRuns.count - 1].boxCount += boxCount
    } else {
      faceRuns.append(
        FaceRun(
          faceName: segment.face.name, utf8Range: segment.utf8Range,
          isFallback: segment.isFallback, boxCount: boxCount))
    }
  }
}
