public import PreviewUI
public import StyleAudit
import StyleModel
import DynamicType

/// Sets the samples of a table at all twelve sizes, in real fonts, for the rules that judge layout.
public struct StyleMeasurer {
  /// The width of text on an iPhone 393 pt wide with margins of 16 pt, in points.
  public static let standardWidth = 361.0

  private let port: any FontPort
  private let width: Double
  private let lineLimit: Int?

  /// Measures in the fonts of `port`, in lines `width` points wide; `lineLimit` is for styles whose
  /// file says none. A width that is not above 0 is a programmer error.
  public init(
    port: any FontPort, width: Double = StyleMeasurer.standardWidth, lineLimit: Int? = nil
  ) {
    precondition(width > 0 && width.isFinite, "text is set to a finite width above 0")
    self.port = port
    self.width = width
    self.lineLimit = lineLimit
  }

  /// The measures of every style of `table`, and what does not fit on the sample screens.
  public func measures(of table: StyleTable) -> StyleMeasures {
    StyleMeasures(
      width: width, styles: table.rows.map { measure($0, displayScale: table.displayScale) },
      screenFaults: SampleScreen.allCases.flatMap {
        $0.faults(in: table, port: port, width: width)
      })
  }

  /// Ascent plus descent of each style's font as a multiple of its size.
  public func naturalLineHeights(of table: StyleTable) -> [Double] {
    table.rows.map { row in
      let metrics = port.metrics(of: row.style.request(pointSize: row.style.pointSize))
      return (metrics.ascent + metrics.descent) / row.style.pointSize
    }
  }

  /// The face that draws each style, and the family that it asked for in vain.
  public func faces(of table: StyleTable) -> [ResolvedFace] {
    table.rows.map { port.resolve($0.style.request(pointSize: $0.style.pointSize)) }
  }

  /// How many characters of each style's sample no font has, which are drawn as boxes.
  public func boxCounts(of table: StyleTable) -> [Int] {
    table.rows.map { row in
      let request = row.style.request(pointSize: row.style.pointSize)
      return StyleMeasurer.boxCount(in: port.shape(row.style.specimenText, request))
    }
  }

  private static func boxCount(in line: any ShapedLine) -> Int {
    line.faceRuns.reduce(0) { $0 + $1.boxCount }
  }

  private func measure(_ row: StyleTable.Row, displayScale: Double) -> StyleMeasures.Style {
    let style = row.style
    let sample = style.specimenText
    let request = style.request(pointSize: style.pointSize)
    let face = port.resolve(request)
    let shaped = port.shape(sample, request)
    let base = Base(
      metrics: port.metrics(of: request), sampleWidth: shaped.width,
      longestWord: longestWord(of: sample, request))
    let limit = style.check.lineLimit ?? lineLimit
    return StyleMeasures.Style(
      face: face.name, missingFamily: face.missingFamily,
      boxCount: StyleMeasurer.boxCount(in: shaped), sample: sample,
      longestWord: base.longestWord, lineLimit: limit, height: style.check.height,
      sizes: DynamicTypeSize.allCases.map { size in
        setting(
          style, sample, pointSize: row[size], base: base, limit: limit,
          lineHeight: style.lineHeight(at: size, displayScale: displayScale))
      })
  }

  /// What a sample measures at its style's base size.
  private struct Base {
    var metrics: LineMetrics
    var sampleWidth: Double
    var longestWord: String
  }

  /// Heights are linear in the size; widths are too but for fonts with masters for sizes, so that
  /// only a sample that surely fits a line goes without being broken.
  private func setting(
    _ style: CustomTextStyle, _ sample: String, pointSize: Double, base: Base, limit: Int?,
    lineHeight: Double?
  ) -> StyleMeasures.Setting {
    let factor = pointSize / style.pointSize
    let request = style.request(pointSize: pointSize)
    let estimate = base.sampleWidth * factor
    let isShort = factor == 1 ? estimate <= width : estimate * 1.1 <= width
    let broken = isShort ? nil : BrokenText(sample, request, width: width, port: port)
    let count = broken?.lineCount ?? 1
    let shown = min(count, limit ?? count)
    let isOverlong = broken?.hasOverlongWord ?? false
    return StyleMeasures.Setting(
      naturalLineHeight: (base.metrics.ascent + base.metrics.descent) * factor, lineCount: count,
      isTruncated: count > shown, width: broken?.width ?? estimate,
      height: Double(shown) * (lineHeight ?? base.metrics.lineHeight * factor),
      longestWordWidth: isOverlong ? port.shape(base.longestWord, request).width : 0,
      hasOverlongWord: isOverlong)
  }

  /// The word that is widest at the style's base size.
  private func longestWord(of sample: String, _ request: FontRequest) -> String {
    let words = sample.split(whereSeparator: \.isWhitespace).map(String.init)
    let most = words.map(\.count).max() ?? 0
    let longest = words.filter { $0.count * 4 > most * 3 }
    guard longest.count > 1 else { return longest.first ?? "" }
    let widths = longest.map { port.shape($0, request).width }
    return zip(longest, widths).max { $0.1 < $1.1 }?.0 ?? ""
  }
}
