import Imaging

/// Knows which pictures are on the screen, and what to send so that others are.
struct PicturePlacer {
  private let format: PictureProtocol
  private var shown: [Int: PlacedPicture] = [:]

  /// Numbers of kitty's images are shared by all that run in a window; these are far from 1.
  private static let firstImage: UInt32 = 0x7479_7000

  init(_ format: PictureProtocol) {
    self.format = format
  }

  /// What to send before the cells of a frame are drawn, and what after them.
  ///
  /// Before, old pictures go; where a new one covers an old one they stay, so that nothing flickers.
  mutating func change(to pictures: [PlacedPicture]) -> (before: [UInt8], after: [UInt8]) {
    let new = Dictionary(uniqueKeysWithValues: pictures.map { ($0.id, $0) })
    let changed = pictures.filter { shown[$0.id] != $0 }
    let gone = shown.values.filter { new[$0.id] == nil }.sorted { $0.id < $1.id }
    let before =
      switch format {
      case .kitty: gone.flatMap { KittyEncoder.remove(id: Self.image($0.id)) }
      case .sixel: blanks(instead: pictures)
      }
    let after = changed.flatMap(drawn)
    shown = new
    return (before, after)
  }

  /// Takes note that the screen was cleared: every picture has to be sent again.
  mutating func forget() { shown = [:] }

  private static func image(_ id: Int) -> UInt32 { firstImage + UInt32(truncatingIfNeeded: id) }

  private func drawn(_ placed: PlacedPicture) -> [UInt8] {
    let content =
      switch format {
      case .kitty: KittyEncoder.show(placed.picture, id: Self.image(placed.id))
      case .sixel: SixelEncoder.encode(placed.picture)
      }
    return Self.cursor(column: placed.rect.column, row: placed.rect.row, around: content)
  }

  /// `content` with the cursor put at a place and back again, so that ncurses finds it unmoved.
  private static func cursor(column: Int, row: Int, around content: [UInt8]) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(row + 1);\(column + 1)H".utf8) + content + Array("\u{1B}8".utf8)
  }

  /// Erases rows of old sixel pictures that no new one covers; ncurses takes them for blank already.
  private func blanks(instead pictures: [PlacedPicture]) -> [UInt8] {
    var bytes: [UInt8] = []
    for old in shown.values.sorted(by: { $0.rect.row < $1.rect.row }) {
      for row in old.rect.rowRange {
        let isCovered = pictures.contains {
          $0.rect.rowRange.contains(row) && $0.rect.columnRange.contains(old.rect.column)
            && $0.rect.columns >= old.rect.columns
        }
        if isCovered { continue }
        bytes += Self.cursor(
          column: old.rect.column, row: row, around: Array("\u{1B}[\(old.rect.columns)X".utf8))
      }
    }
    return bytes
  }
}
