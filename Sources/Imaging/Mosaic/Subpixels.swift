/// The coverage of one cell's sub-pixels, and the ways to reduce it to a pattern and two levels.
struct Subpixels {
  /// One byte of coverage for each sub-pixel in reading order, the first in the lowest byte.
  private let bytes: UInt64
  private let count: Int

  /// The sub-pixels under a cell of `mosaic`; beyond the edges of `bitmap` they are paper.
  @inline(__always)
  init(of bitmap: Bitmap, column: Int, row: Int, mosaic: Mosaic) {
    let across = mosaic.subpixelColumns
    let down = mosaic.subpixelRows
    let x = column * across
    let y = row * down
    count = across * down
    var bytes: UInt64 = 0
    var shift: UInt64 = 0
    for line in y..<min(y + down, bitmap.height) {
      let start = line * bitmap.width + x
      bytes |= UInt64(bitmap.coverage[start]) &<< shift
      if across == 2, x + 1 < bitmap.width {
        bytes |= UInt64(bitmap.coverage[start + 1]) &<< (shift &+ 8)
      }
      shift &+= 8 &* UInt64(across)
    }
    self.bytes = bytes
  }

  /// Whether no sub-pixel holds ink.
  var areBlank: Bool { bytes == 0 }

  /// The cell of least squared error among all patterns and levels.
  ///
  /// All pixels of one-ink text lie on the line from paper to ink, so the best fit is 2-means in one
  /// dimension, and its ink is what lies above one of the coverages that occur. The error is least
  /// where the variance between both classes is greatest: (n·S − k·T)² ÷ k(n − k) for k of n
  /// sub-pixels whose coverage adds up to S out of T. Compared as fractions, without rounding.
  func twoMeans() -> MosaicCell {
    let first = self[0]
    if bytes == UInt64(first) &* (0x0101_0101_0101_0101 >> (64 - 8 &* UInt64(count))) {
      return normalized(allInk, paper: 0, ink: Self.level(sum: Int(first), count: 1))
    }
    // Eight bytes are eight lanes of a byte: every pattern is a value, and no pointer is involved.
    let lanes = unsafe unsafeBitCast(bytes, to: SIMD8<UInt8>.self)
    let values = SIMD8<Int16>(truncatingIfNeeded: lanes)
    let total = Int(values.wrappedSum())
    var best = (variance: -1, divisor: 1, threshold: 0, sum: 0, count: 0)
    for index in 0..<count {
      let threshold = Int(self[index])
      let (sum, ink) = above(Int16(threshold), in: values)
      if ink == 0 { continue }
      let distance = count * sum - ink * total
      let variance = distance * distance
      let divisor = ink * (count - ink)
      if variance * best.divisor > best.variance * divisor {
        best = (variance, divisor, threshold, sum, ink)
      }
    }
    return normalized(
      pattern(above: best.threshold),
      paper: Self.level(sum: total - best.sum, count: count - best.count),
      ink: Self.level(sum: best.sum, count: best.count))
  }

  /// The cell whose ink are the sub-pixels of at least `threshold`, on plain paper; its level is
  /// their mean, or full ink.
  func inkFrom(_ threshold: Int, isTwoLevel: Bool) -> MosaicCell {
    let pattern = pattern(above: threshold - 1)
    if pattern == 0 { return MosaicCell() }
    if isTwoLevel { return MosaicCell(pattern: pattern, ink: MosaicCell.fullLevel) }
    var sum = 0
    for index in 0..<count where pattern >> UInt8(index) & 1 == 1 { sum += Int(self[index]) }
    return MosaicCell(
      pattern: pattern, ink: Self.level(sum: sum, count: pattern.nonzeroBitCount))
  }

  /// The cell whose pattern is the coverage of two sub-pixels in thirds, in full ink.
  func thirds() -> MosaicCell {
    let thirds = (0..<2).map { UInt8((Int(self[$0]) * 3 + 127) / 255) }
    let pattern = thirds[0] << 2 | thirds[1]
    return pattern == 0 ? MosaicCell() : MosaicCell(pattern: pattern, ink: MosaicCell.fullLevel)
  }

  private subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bytes &>> UInt64(8 &* index))
  }

  private var allInk: UInt8 { UInt8.max >> UInt8(8 - count) }

  private func pattern(above threshold: Int) -> UInt8 {
    var pattern: UInt8 = 0
    for index in 0..<count where Int(self[index]) > threshold { pattern |= 1 << UInt8(index) }
    return pattern
  }

  /// Sum and number of the coverages above `threshold`, in one addition: every coverage carries
  /// 2048 along, more than eight of them add up to.
  ///
  /// The sign of the difference spread over its lane is the mask; a comparison of vectors would be
  /// compiled to a loop over the lanes (Swift 6.3).
  @inline(__always)
  private func above(_ threshold: Int16, in values: SIMD8<Int16>) -> (sum: Int, count: Int) {
    let isAbove = (SIMD8(repeating: threshold) &- values) &>> 15
    let both = ((values &+ 2048) & isAbove).wrappedSum()
    return (Int(both & 2047), Int(both >> 11))
  }

  /// Cells that look the same become the same.
  private func normalized(_ pattern: UInt8, paper: UInt8, ink: UInt8) -> MosaicCell {
    if ink == 0 { return MosaicCell() }
    if paper == ink { return MosaicCell(pattern: allInk, ink: ink) }
    return MosaicCell(pattern: pattern, paper: paper, ink: ink)
  }

  /// The level nearest to the mean of `count` coverages, with both ends drawn in.
  private static func level(sum: Int, count: Int) -> UInt8 {
    let full = UInt32(255 * count)
    let part = UInt32(sum) * 100
    if part < 8 * full { return 0 }
    if part > 94 * full { return MosaicCell.fullLevel }
    return UInt8((part / 2 + full) / (2 * full))
  }
}
