/// A TrueType font made in memory, so that tests know its every number.
///
/// 1000 units in an em. Every character is a box from 50 to 450 across and 0 to 700 up, on an
/// advance of 500; along the weight axis both grow, by 200 at weight 900.
struct TinyFont {
  var family = "Tiny"
  var style = "Regular"
  var weight: UInt16 = 400
  /// Characters that have a glyph.
  var characters: ClosedRange<UInt32> = 0x20...0x7E
  /// Axes of variation as (tag, least, default, greatest); the first one moves the outlines.
  var axes: [(tag: String, least: Double, standard: Double, greatest: Double)] = []
  /// Whether `OS/2` tells to use its own vertical measures (750, −250, 100) and not `hhea`'s (800,
  /// −200, 90).
  var usesTypographicMetrics = false

  private var glyphCount: Int { Int(characters.count) + 1 }

  /// The font file.
  var bytes: [UInt8] {
    var tables: [(String, Bytes)] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("loca", loca), ("maxp", maxp), ("name", name), ("post", Bytes().u32(0x30000).zeros(28)),
    ]
    if !axes.isEmpty { tables += [("fvar", fvar), ("gvar", gvar)] }
    tables.sort { $0.0 < $1.0 }

    var file = Bytes().u32(0x10000).u16(tables.count).u16(128).u16(3).u16(tables.count * 16 - 128)
    var offset = 12 + 16 * tables.count
    for (tag, table) in tables {
      file = file.tag(tag).u32(0).u32(offset).u32(table.bytes.count)
      offset += (table.bytes.count + 3) & ~3
    }
    for (_, table) in tables {
      file = file.append(table).zeros((4 - table.bytes.count & 3) & 3)
    }
    return file.bytes
  }

  private var head: Bytes {
    Bytes().u32(0x10000).u32(0x10000).u32(0).u32(0x5F0F_3CF5).u16(0).u16(1000).zeros(16)
      .u16(50).u16(0).u16(650).u16(700).u16(0).u16(8).u16(2).u16(1).u16(0)
  }

  private var hhea: Bytes {
    Bytes().u32(0x10000).u16(800).u16(-200).u16(90).u16(700).u16(50).u16(50).u16(450).u16(1)
      .zeros(12).u16(0).u16(glyphCount)
  }

  private var maxp: Bytes {
    Bytes().u32(0x10000).u16(glyphCount).u16(4).u16(1).zeros(4).u16(2).zeros(16)
  }

  private var os2: Bytes {
    Bytes().u16(4).u16(500).u16(Int(weight)).u16(5).u16(0).zeros(20).u16(0).zeros(10).zeros(16)
      .tag("TEST").u16(usesTypographicMetrics ? 0xC0 : 0x40).u16(0x20).u16(0x7E)
      .u16(750).u16(-250).u16(100).u16(900).u16(300).zeros(8).u16(500).u16(700).u16(0).u16(0x20)
      .u16(1)
  }

  private var hmtx: Bytes {
    (0..<glyphCount).reduce(Bytes()) { table, _ in table.u16(500).u16(50) }
  }

  private var cmap: Bytes {
    Bytes().u16(0).u16(1).u16(3).u16(10).u32(12)
      .u16(12).u16(0).u32(28).u32(0).u32(1)
      .u32(Int(characters.lowerBound)).u32(Int(characters.upperBound)).u32(1)
  }

  /// One box, 36 bytes.
  private var box: Bytes {
    Bytes().u16(1).u16(50).u16(0).u16(450).u16(700).u16(3).u16(0)
      .u8(1).u8(1).u8(1).u8(1)
      .u16(50).u16(0).u16(400).u16(0)
      .u16(0).u16(700).u16(0).u16(-700).zeros(2)
  }

  private var glyf: Bytes { (0..<glyphCount).reduce(Bytes()) { table, _ in table.append(box) } }

  private var loca: Bytes { (0...glyphCount).reduce(Bytes()) { $0.u32($1 * 36) } }

  private var name: Bytes {
    let compact = family.filter { $0 != " " }
    let strings = [
      (1, family), (2, style), (4, "\(family) \(style)"), (6, "\(compact)-\(style)"),
    ]
    var records = Bytes().u16(0).u16(strings.count).u16(6 + 12 * strings.count)
    var text = Bytes()
    for (id, string) in strings {
      records = records.u16(3).u16(1).u16(0x409).u16(id).u16(string.utf16.count * 2)
        .u16(text.bytes.count)
      for unit in string.utf16 { text = text.u16(Int(unit)) }
    }
    return records.append(text)
  }

  private var fvar: Bytes {
    var table = Bytes().u16(1).u16(0).u16(16).u16(2).u16(axes.count).u16(20).u16(0)
      .u16(axes.count * 4 + 4)
    for axis in axes {
      table = table.tag(axis.tag).fixed(axis.least).fixed(axis.standard).fixed(axis.greatest)
        .u16(0).u16(2)
    }
    return table
  }

  /// What the first axis does to a box and to its advance.
  private var boxVariation: Bytes {
    let deltas = Bytes().u8(0)
      .u8(0x47).u16(0).u16(0).u16(200).u16(200).u16(0).u16(200).u16(0).u16(0).u8(0x87)
    let peak = axes.indices.reduce(Bytes()) { $0.u16($1 == 0 ? 0x4000 : 0) }
    let header = 8 + peak.bytes.count
    let data = Bytes().u16(1).u16(header).u16(deltas.bytes.count).u16(0xA000).append(peak)
      .append(deltas)
    return data.zeros((4 - data.bytes.count & 3) & 3)
  }

  private var gvar: Bytes {
    let size = boxVariation.bytes.count
    let start = 20 + 4 * (glyphCount + 1)
    let table = Bytes().u16(1).u16(0).u16(axes.count).u16(0).u32(start).u16(glyphCount).u16(1)
      .u32(start)
    let offsets = (0...glyphCount).reduce(table) { $0.u32($1 * size) }
    return (0..<glyphCount).reduce(offsets) { table, _ in table.append(boxVariation) }
  }
}

/// Bytes in the order that fonts are written in, the most significant first.
struct Bytes {
  private(set) var bytes: [UInt8] = []

  func u8(_ value: Int) -> Bytes { with([UInt8(truncatingIfNeeded: value)]) }
  func u16(_ value: Int) -> Bytes { u8(value >> 8).u8(value) }
  func u32(_ value: Int) -> Bytes { u16(value >> 16).u16(value) }
  func fixed(_ value: Double) -> Bytes { u32(Int(value * 65536)) }
  func tag(_ tag: String) -> Bytes { with(Array(tag.utf8)) }
  func zeros(_ count: Int) -> Bytes { with([UInt8](repeating: 0, count: count)) }
  func append(_ other: Bytes) -> Bytes { with(other.bytes) }

  private func with(_ more: [UInt8]) -> Bytes {
    var copy = self
    copy.bytes += more
    return copy
  }
}
