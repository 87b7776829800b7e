public import Imaging
public import PreviewUI

/// A font of rectangles: tests run without a font, and every width can be worked out by hand.
///
/// Each grapheme is 0.5 em wide (a wide CJK one 1 em, a space 0.25 em), ascent 0.75 em, descent
/// 0.25 em. Ink is a box of the advance less 0.1 em, from the baseline up 0.5 em (0.7 em for capitals
/// and digits). Counts every shaping and drawing, so that tests can assert how many there were.
public final class RectangleFontPort: FontPort {
  /// How many lines were shaped so far.
  public private(set) var shapeCount = 0
  /// How many lines were drawn so far.
  public private(set) var drawCount = 0
  /// Families this font pretends to have; others are reported missing.
  public let families: Set<String>

  /// A font of these families; `Inter` is always what others are drawn in.
  /// A font that has `families`, and Inter as its system font.
  public init(families: Set<String> = ["Inter"]) {
    self.families = families
  }

  final class Line: ShapedLine {
    let width: Double
    let clusters: [Cluster]
    let faceRuns: [FaceRun]
    let metrics: LineMetrics
    let boxes: [(x: Double, width: Double, height: Double)]

    init(text: String, request: FontRequest, face: ResolvedFace, metrics: LineMetrics) {
      var clusters: [Cluster] = []
      var boxes: [(x: Double, width: Double, height: Double)] = []
      clusters.reserveCapacity(text.utf8.count)
      boxes.reserveCapacity(text.utf8.count)
      var pen = 0.0
      var offset = 0
      let size = request.pointSize
      for character in text {
        let em = RectangleFontPort.widthInEm(of: character)
        let advance = em * size + request.tracking
        if character != " " {
          let tall = em == 1 || RectangleFontPort.isTall(character)
          boxes.append((pen + 0.05 * size, (em - 0.1) * size, (tall ? 0.7 : 0.5) * size))
        }
        clusters.append(Cluster(utf8Offset: offset, advance: advance))
        pen += advance
        offset += character.utf8.count
      }
      width = pen
      self.clusters = clusters
      self.boxes = boxes
      self.metrics = metrics
      faceRuns =
        offset == 0
        ? [] : [FaceRun(faceName: face.name, utf8Range: 0..<offset, isFallback: false)]
    }
  }

  /// Whether a character is a capital or a digit.
  static func isTall(_ character: Character) -> Bool {
    if let ascii = character.asciiValue {
      return (0x41...0x5A).contains(ascii) || (0x30...0x39).contains(ascii)
    }
    return character.isUppercase || character.isNumber
  }

  static func widthInEm(of character: Character) -> Double {
    if character == " " { return 0.25 }
    let value = character.unicodeScalars.first?.value ?? 0
    return value >= 0x2E80 && value < 0xFB00 || value >= 0x1F300 ? 1 : 0.5
  }

  /// Ascent 0.75 em, descent 0.25 em, no leading.
  /// Ascent and descent in the proportions of the font.
  public func metrics(of request: FontRequest) -> LineMetrics {
    LineMetrics(ascent: 0.75 * request.pointSize, descent: 0.25 * request.pointSize, leading: 0)
  }

  /// The first family it has, else `Inter`; `Bold` from 600 on.
  /// The first family that the font has, or Inter.
  public func resolve(_ request: FontRequest) -> ResolvedFace {
    let suffix = request.weight >= 600 ? " Bold" : ""
    let slant = request.isItalic ? " Italic" : ""
    guard let wanted = request.families.first else {
      return ResolvedFace(name: "Inter" + suffix + slant)
    }
    if let found = request.families.first(where: families.contains) {
      return ResolvedFace(
        name: found + suffix + slant, missingFamily: found == wanted ? nil : wanted)
    }
    return ResolvedFace(name: "Inter" + suffix + slant, missingFamily: wanted)
  }

  /// Sets one box after the other.
  /// Sets a text in rectangles.
  public func shape(_ text: String, _ request: FontRequest) -> any ShapedLine {
    shapeCount += 1
    return Line(text: text, request: request, face: resolve(request), metrics: metrics(of: request))
  }

  /// Fills the boxes.
  /// Fills the rectangles of a line.
  public func draw(
    _ line: any ShapedLine, atX x: Double, baseline: Double, scale: PixelScale,
    into bitmap: inout Bitmap
  ) {
    guard let line = line as? Line else { preconditionFailure("a line of another port") }
    drawCount += 1
    for box in line.boxes {
      let left = Int((x + box.x * scale.x).rounded())
      let right = Int((x + (box.x + box.width) * scale.x).rounded())
      let top = Int((baseline - box.height * scale.y).rounded())
      let bottom = Int(baseline.rounded())
      for row in max(0, top)..<max(max(0, top), min(bitmap.height, bottom)) {
        for column in max(0, left)..<max(max(0, left), min(bitmap.width, right)) {
          bitmap.coverage[row * bitmap.width + column] = 255
        }
      }
    }
  }
}
