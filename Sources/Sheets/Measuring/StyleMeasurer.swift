import DynamicType
public import PreviewUI
public import StyleSets

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

  private func measure(_ row: StyleTable.Row, displayScale: Double) -> StyleMeasures.Style {
    let style = row.style
    let sample = style.sampleText
    let face = port.resolve(style.request(pointSize: style.pointSize))
    let longestWord = longestWord(of: sample, in: style)
    let limit = style.check.lineLimit ?? lineLimit
    var known: [Double: StyleMeasures.Setting] = [:]
    let sizes = DynamicTypeSize.allCases.map { size in
      if let setting = known[row[size]] { return setting }
      let setting = setting(
        style, sample, pointSize: row[size], longestWord: longestWord, limit: limit,
        lineHeight: style.lineHeight(at: size, displayScale: displayScale))
      known[row[size]] = setting
      return setting
    }
    return StyleMeasures.Style(
      face: face.name, missingFamily: face.missingFamily, sample: sample,
      longestWord: longestWord, lineLimit: limit, height: style.check.height, sizes: sizes)
  }

  private func setting(
    _ style: CustomTextStyle, _ sample: String, pointSize: Double, longestWord: String,
    limit: Int?, lineHeight: Double?
  ) -> StyleMeasures.Setting {
    let request = style.request(pointSize: pointSize)
    let metrics = port.metrics(of: request)
    let natural = metrics.ascent + metrics.descent
    let broken = lines(of: sample, request)
    let count = broken.count
    let shown = min(count, limit ?? count)
    return StyleMeasures.Setting(
      naturalLineHeight: natural, lineCount: count, isTruncated: count > shown,
      width: broken.width, height: Double(shown) * (lineHeight ?? metrics.lineHeight),
      longestWordWidth: port.shape(longestWord, request).width,
      hasOverlongWord: broken.hasOverlongWord)
  }

  /// How many lines the sample breaks into, and how wide the widest of them is.
  private func lines(of sample: String, _ request: FontRequest) -> (
    count: Int, width: Double, hasOverlongWord: Bool
  ) {
    let font = Font.scaled(
      families: request.families, ScaledPointSize(base: request.pointSize, method: .fixed))
    let text = Text(verbatim: sample).font(request.isItalic ? font.italic() : font)
      .fontWeight(Font.Weight(nearestCSSWeight: request.weight)).tracking(request.tracking)
    let host = PreviewHost(text, port: port)
    let size = host.layout(ProposedViewSize(width: width, height: nil))
    let item = host.texts.first
    return (item?.lineCount ?? 1, size.width, item?.hasOverlongWord ?? false)
  }

  /// The word that is widest at the style's base size.
  private func longestWord(of sample: String, in style: CustomTextStyle) -> String {
    let request = style.request(pointSize: style.pointSize)
    let words = sample.split(whereSeparator: \.isWhitespace).map(String.init)
    let longest = words.filter { $0.count * 2 > (words.map(\.count).max() ?? 0) }
    let widths = longest.map { port.shape($0, request).width }
    return zip(longest, widths).max { $0.1 < $1.1 }?.0 ?? ""
  }
}
