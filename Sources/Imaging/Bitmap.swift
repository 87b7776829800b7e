/// A rectangle of coverage: how much ink each sub-pixel holds, 0 (paper) … 255 (ink).
///
/// Rows run top to bottom without padding; index `y * width + x`. A bitmap may be empty.
public struct Bitmap: Hashable, Sendable {
  /// Sub-pixels in a row.
  public let width: Int
  /// Rows of sub-pixels.
  public let height: Int
  /// Coverage of every sub-pixel, row by row.
  public var coverage: [UInt8]

  /// An empty sheet of paper; negative lengths trap.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// The coverage of a sub-pixel inside the bitmap; outside it traps.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { coverage[index(x, y)] }
    set { coverage[index(x, y)] = newValue }
  }

  /// Adds a picture, such as a glyph, whose upper left sub-pixel goes to (`x`, `y`); what lies
  /// outside the bitmap is dropped.
  ///
  /// Shapes beside each other that share a sub-pixel cover different parts of it, so their coverages
  /// add up, to full ink at most; the greater of the two would leave a pale seam.
  ///
  /// `coverage` holds `height` rows of `width` bytes, each starting `rowBytes` after the one before;
  /// too few bytes trap.
  public mutating func add(
    _ coverage: Span<UInt8>, width: Int, height: Int, rowBytes: Int, atX x: Int, y: Int
  ) {
    guard width > 0, height > 0 else { return }
    precondition(
      rowBytes >= width && coverage.count >= (height - 1) * rowBytes + width,
      "the picture's bytes hold all of its rows")
    let ownWidth = self.width
    let columns = (x..<x + width).clamped(to: 0..<ownWidth)
    let rows = (y..<y + height).clamped(to: 0..<self.height)
    guard !columns.isEmpty else { return }
    // Through spans, which are checked like arrays but asked only once whether they are shared.
    var sums = self.coverage.mutableSpan
    for row in rows {
      let start = (row - y) * rowBytes - x + columns.lowerBound
      let line = coverage.extracting(start..<start + columns.count)
      let target = row * ownWidth + columns.lowerBound
      for index in line.indices {
        sums[target + index] = Self.sum(sums[target + index], line[index])
      }
    }
  }

  /// The part of the bitmap under a rectangle; where the rectangle goes beyond it there is paper.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: max(0, width), height: max(0, height))
    let columns = (x..<x + result.width).clamped(to: 0..<self.width)
    for row in (y..<y + result.height).clamped(to: 0..<self.height) {
      let source = row * self.width
      let target = (row - y) * result.width - x
      for column in columns { result.coverage[target + column] = coverage[source + column] }
    }
    return result
  }

  /// The bitmap as lines of `.:-=+*#%@`, from paper to ink, for tests and for looking at it.
  public var text: String {
    let ramp = Array(".:-=+*#%@")
    let lines = (0..<height).map { y in
      String((0..<width).map { x in ramp[(Int(self[x, y]) * (ramp.count - 1) + 127) / 255] })
    }
    return lines.joined(separator: "\n")
  }

  private static func sum(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let (sum, overflowed) = a.addingReportingOverflow(b)
    return overflowed ? 255 : sum
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "the sub-pixel is inside the bitmap")
    return y * width + x
  }
}

extension Bitmap {
  /// The rows from the first with ink to behind the last one; `nil` without any ink.
  public var inkedRows: Range<Int>? {
    guard let first = coverage.firstIndex(where: { $0 > 0 }),
      let last = coverage.lastIndex(where: { $0 > 0 })
    else { return nil }
    return first / width..<last / width + 1
  }

  /// Draws a line across the row above `row`, where there is less ink than `coverage`.
  public mutating func rule(row: Int, coverage amount: UInt8) {
    guard (1...max(1, height)).contains(row), row <= height else { return }
    for index in (row - 1) * width..<row * width { coverage[index] = max(coverage[index], amount) }
  }
}
