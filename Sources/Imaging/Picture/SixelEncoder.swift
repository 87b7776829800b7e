/// Pictures as sixel graphics: six rows of pixels at a time, one colour after the other.
///
/// Sixel pictures are opaque: what is not ink is painted in the paper's colour, so that a new picture
/// covers an old one without blanking it first.
public enum SixelEncoder {
  /// Strengths of ink; more make the picture longer and look the same.
  private static let levels = 16

  /// The picture, to be sent where its upper left corner is to be.
  public static func encode(_ picture: Picture) -> [UInt8] {
    let bitmap = picture.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    // Aspect 1:1 and the size, so that the terminal clears exactly that much.
    var output = Array("\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for level in 0..<levels { output += definition(of: level, in: picture) }
    var band = SixelBand(width: bitmap.width, levels: levels)
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      band.read(bitmap, top: top)
      band.write(into: &output)
    }
    output += [0x1B, UInt8(ascii: "\\")]
    return output
  }

  /// `#1;2;r;g;b` in percent.
  private static func definition(of level: Int, in picture: Picture) -> [UInt8] {
    let color = picture.paper.mixed(
      with: picture.ink, amount: Double(level) / Double(levels - 1))
    func percent(_ channel: UInt8) -> Int { (Int(channel) * 100 + 127) / 255 }
    let rgb = "\(percent(color.red));\(percent(color.green));\(percent(color.blue))"
    return Array("#\(level);2;\(rgb)".utf8)
  }
}

/// Six rows of a picture, a plane of columns for each level.
private struct SixelBand {
  private let width: Int
  private let levels: Int
  private var planes: [UInt8]
  private var isUsed: [Bool]
  /// The level of each coverage.
  private let levelOfCoverage: [UInt8]

  init(width: Int, levels: Int) {
    self.width = width
    self.levels = levels
    planes = [UInt8](repeating: 0, count: width * levels)
    isUsed = [Bool](repeating: false, count: levels)
    levelOfCoverage = (0...255).map { UInt8(($0 * (levels - 1) + 127) / 255) }
  }

  /// Takes in the rows from `top` on; rows below the picture stay unpainted.
  mutating func read(_ bitmap: Bitmap, top: Int) {
    for index in planes.indices { planes[index] = 0 }
    for index in isUsed.indices { isUsed[index] = false }
    for row in top..<min(top + 6, bitmap.height) {
      let bit = UInt8(1 << (row - top))
      for column in 0..<width {
        let level = Int(levelOfCoverage[Int(bitmap.coverage[row * width + column])])
        planes[level * width + column] |= bit
        isUsed[level] = true
      }
    }
  }

  /// Writes the used colours one over the other, then moves down.
  func write(into output: inout [UInt8]) {
    for level in 0..<levels where isUsed[level] {
      output += Array("#\(level)".utf8)
      writeRuns(of: planes[level * width..<(level + 1) * width], into: &output)
      output.append(UInt8(ascii: "$"))
    }
    output.append(UInt8(ascii: "-"))
  }

  /// Columns alike are counted: `!12~` is twelve full ones.
  private func writeRuns(of columns: ArraySlice<UInt8>, into output: inout [UInt8]) {
    var index = columns.startIndex
    while index < columns.endIndex {
      let value = columns[index]
      var end = index + 1
      while end < columns.endIndex, columns[end] == value { end += 1 }
      let count = end - index
      // What stays unpainted up to the end need not be said.
      if value == 0, end == columns.endIndex { return }
      if count > 3 {
        output += Array("!\(count)".utf8)
        output.append(63 + value)
      } else {
        for _ in 0..<count { output.append(63 + value) }
      }
      index = end
    }
  }
}
