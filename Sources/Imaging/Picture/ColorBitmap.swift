/// A picture in colours: red, green, blue and opacity for each sub-pixel, row by row.
///
/// Components are multiplied by the opacity, which makes laying one over the other plain sums.
public struct ColorBitmap: Hashable, Sendable {
  /// Sub-pixels in a row.
  public let width: Int
  /// Rows of sub-pixels.
  public let height: Int
  /// Red, green, blue and opacity of every sub-pixel, four bytes each.
  public private(set) var bytes: [UInt8]

  /// A clear picture; negative lengths trap.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a picture's sides are not negative")
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// A picture of straight colours, four bytes a sub-pixel; a wrong number of bytes traps.
  public init(width: Int, height: Int, straight: [UInt8]) {
    precondition(straight.count == width * height * 4, "four bytes for each sub-pixel")
    self.init(width: width, height: height)
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = straight[place + 3]
      for channel in 0..<3 {
        bytes[place + channel] = Self.product(straight[place + channel], alpha)
      }
      bytes[place + 3] = alpha
    }
  }

  /// The whole picture as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The colour of a sub-pixel inside the picture; outside it traps.
  public subscript(x: Int, y: Int) -> RGBA {
    get {
      let place = index(x, y)
      let alpha = bytes[place + 3]
      guard alpha > 0 else { return .clear }
      func straight(_ byte: UInt8) -> UInt8 {
        UInt8(min(255, (Int(byte) * 255 + Int(alpha) / 2) / Int(alpha)))
      }
      return RGBA(
        straight(bytes[place]), straight(bytes[place + 1]), straight(bytes[place + 2]),
        alpha: alpha)
    }
    set { write(newValue, amount: 255, at: index(x, y), replacing: true) }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "the sub-pixel is inside the picture")
    return (y * width + x) * 4
  }

  private mutating func write(_ color: RGBA, amount: UInt8, at place: Int, replacing: Bool) {
    let alpha = Self.product(color.alpha, amount)
    let rest = replacing ? 0 : 255 - alpha
    bytes[place] = Self.product(color.red, alpha) &+ Self.product(bytes[place], rest)
    bytes[place + 1] = Self.product(color.green, alpha) &+ Self.product(bytes[place + 1], rest)
    bytes[place + 2] = Self.product(color.blue, alpha) &+ Self.product(bytes[place + 2], rest)
    bytes[place + 3] = alpha &+ Self.product(bytes[place + 3], rest)
  }

  /// a × b ÷ 255, rounded.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = Int(a) * Int(b) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}

extension ColorBitmap {
  /// Makes a part of the picture clear.
  public mutating func clear(_ area: PixelRect) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      let start = (row * width + area.x) * 4
      for place in start..<start + area.width * 4 { bytes[place] = 0 }
    }
  }

  /// Lays a colour over an area.
  public mutating func fill(_ area: PixelRect, with color: RGBA) {
    let area = area.intersection(bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        write(color, amount: 255, at: (row * width + column) * 4, replacing: false)
      }
    }
  }

  /// Lays a colour over one sub-pixel as far as `amount`, 0…255, covers it; none outside.
  public mutating func add(_ color: RGBA, amount: UInt8, x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height, amount > 0 else { return }
    write(color, amount: amount, at: (y * width + x) * 4, replacing: false)
  }

  /// Lays ink of a colour over the picture, the upper left of `ink` at (`x`, `y`), inside `clip`.
  public mutating func add(
    _ ink: Bitmap, color: RGBA, atX x: Int, y: Int, clippedTo clip: PixelRect
  ) {
    let area = PixelRect(x: x, y: y, width: ink.width, height: ink.height)
      .intersection(clip).intersection(bounds)
    guard !area.isEmpty, color.alpha > 0 else { return }
    for row in area.y..<area.maxY {
      let source = (row - y) * ink.width - x
      for column in area.x..<area.maxX {
        let amount = ink.coverage[source + column]
        if amount == 0 { continue }
        write(color, amount: amount, at: (row * width + column) * 4, replacing: false)
      }
    }
  }

  /// Lays another picture over this one, its upper left at (`x`, `y`), inside `clip`; `opacity` is
  /// 0…255, `mask`, of the size of the other, thins it out where it holds less than 255.
  public mutating func add(
    _ other: ColorBitmap, atX x: Int, y: Int, clippedTo clip: PixelRect, opacity: UInt8 = 255,
    mask: Bitmap? = nil
  ) {
    let area = PixelRect(x: x, y: y, width: other.width, height: other.height)
      .intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        let from = (row - y) * other.width + column - x
        let amount = mask.map { Self.product($0.coverage[from], opacity) } ?? opacity
        if amount > 0 { lay(other.bytes, from * 4, amount, at: (row * width + column) * 4) }
      }
    }
  }

  private mutating func lay(_ source: [UInt8], _ from: Int, _ amount: UInt8, at place: Int) {
    let rest = 255 - Self.product(source[from + 3], amount)
    for channel in 0..<4 {
      bytes[place + channel] =
        Self.product(source[from + channel], amount) &+ Self.product(bytes[place + channel], rest)
    }
  }

  /// The picture stretched to another size; each sub-pixel is the mean of those it stands for.
  public func scaled(toWidth newWidth: Int, height newHeight: Int) -> ColorBitmap {
    var result = ColorBitmap(width: max(0, newWidth), height: max(0, newHeight))
    guard width > 0, height > 0 else { return result }
    for row in 0..<result.height {
      let rows = Self.span(row, of: result.height, in: height)
      for column in 0..<result.width {
        let columns = Self.span(column, of: result.width, in: width)
        let place = (row * result.width + column) * 4
        for channel in 0..<4 {
          var sum = 0
          for y in rows {
            for x in columns { sum += Int(bytes[(y * width + x) * 4 + channel]) }
          }
          result.bytes[place + channel] = UInt8(sum / (rows.count * columns.count))
        }
      }
    }
    return result
  }

  private static func span(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  /// The picture on `paper` as ink: 0 where it looks like paper, 255 where it looks like `ink`.
  ///
  /// What counts is luminance, so that a coloured area is grey, and lighter than paper is paper.
  public func coverage(ofInk ink: RGB, onPaper paper: RGB, in area: PixelRect) -> Bitmap {
    let area = area.intersection(bounds)
    var result = Bitmap(width: area.width, height: area.height)
    let (low, high) = (Self.lightness(paper), Self.lightness(ink))
    guard low != high else { return result }
    for row in 0..<area.height {
      for column in 0..<area.width {
        let place = ((row + area.y) * width + column + area.x) * 4
        let rest = 255 - bytes[place + 3]
        let shown = RGB(
          bytes[place] &+ Self.product(paper.red, rest),
          bytes[place + 1] &+ Self.product(paper.green, rest),
          bytes[place + 2] &+ Self.product(paper.blue, rest))
        let share = (Self.lightness(shown) - low) * 255 / (high - low)
        result.coverage[row * area.width + column] = UInt8(min(255, max(0, share)))
      }
    }
    return result
  }

  /// Luma of ITU-R BT.601 in thousandths: quick, and near enough to how light a colour looks.
  private static func lightness(_ color: RGB) -> Int {
    299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
  }
}
