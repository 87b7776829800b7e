import Imaging
import TestSupport
import Testing

struct CellGridTextTests {
  @Test(arguments: [
    ("plain", 5), ("", 0), ("é", 1), ("e\u{301}", 1), ("美しい", 6), ("ｗ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ไม้", 2), ("नमस्ते", 4), ("→│●", 3), ("Ω≈…", 3), ("\u{3000}", 2),
  ])
  func `a text takes the columns that terminals give it`(text: String, columns: Int) {
    #expect(CellGrid.displayWidth(of: text) == columns)
    var grid = CellGrid(columns: 10, rows: 1)
    #expect(grid.write(text, column: 1, row: 0) == columns)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\nb", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("a\u{7F}", "a\u{FFFD}"), ("\0", "\u{FFFD}"),
    ("a\u{2028}b", "a\u{FFFD}b"),
    ("\u{202E}abc", "\u{FFFD}abc"), ("a\u{2066}b\u{2069}", "a\u{FFFD}b\u{FFFD}"),
    ("so\u{AD}ft", "soft"), ("a\u{200B}b\u{FEFF}", "ab"), ("a\u{A0}b", "a b"),
    ("\u{F8FF}", "□"), ("\u{1CD00}", "□"), ("\u{4DC0}", "□"),
    ("😀", "□"), ("👍🏽!", "□!"), ("👨‍👩‍👧", "□"), ("🇯🇵", "□"), ("❤\u{FE0F}", "□"), ("❤", "❤"),
    ("1\u{FE0F}\u{20E3}", "□"),
    ("🖥", "□"), ("\u{301}a", "◌\u{301}a"),
  ])
  func `nothing reaches a cell that moves, reorders or is wide in some terminals only`(
    text: String, shown: String
  ) {
    var grid = CellGrid(columns: 12, rows: 1)
    grid.write(text, column: 0, row: 0)
    #expect(Array(grid.text.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `no scalar that controls a terminal gets into a cell`() {
    var passed: [UInt32] = []
    for value in UInt32(0)...0x3FF00 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var grid = CellGrid(columns: 3, rows: 1)
      grid.write(String(Character(scalar)), column: 0, row: 0)
      for cell in grid.cells {
        switch cell.scalar.properties.generalCategory {
        case .control where cell.scalar != "\0", .format, .lineSeparator, .paragraphSeparator:
          passed.append(value)
        default: break
        }
      }
    }
    #expect(passed == [])
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("abcdef", -3, ""), ("美美美", 6, "美美美"), ("美美美", 5, "美美…"), ("美美美", 4, "美…"), ("美美美", 2, "…"),
    ("a美", 2, "a…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `a text that is too long is cut before a whole character`(
    text: String, limit: Int, shown: String
  ) {
    var grid = CellGrid(columns: 20, rows: 1)
    let used = grid.write(text, column: 2, row: 0, maxColumns: limit)
    #expect(grid.text == (shown.isEmpty ? "" : "  " + shown))
    #expect(used == CellGrid.displayWidth(of: shown))
  }

  @Test func `the right edge cuts as a limit does`() {
    var grid = CellGrid(columns: 6, rows: 1)
    #expect(grid.write("abcdef", column: 2, row: 0) == 4)
    #expect(grid.text == "  abc…")
  }

  @Test(arguments: [(-1, "bcd"), (-3, "d"), (-4, ""), (-90, "")])
  func `what lies left of the grid is dropped`(column: Int, shown: String) {
    var grid = CellGrid(columns: 6, rows: 1)
    #expect(grid.write("abcd", column: column, row: 0) == 4)
    #expect(grid.text == shown)
  }

  @Test func `of a wide character cut by the left edge only the background is seen`() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.write("美美", column: -1, row: 0, background: .palette(4))
    #expect(grid.text == " 美")
    #expect(grid[0, 0] == Cell(background: .palette(4)))
  }

  @Test(arguments: [(0, -1), (0, 2), (6, 0), (.max, 0), (0, .max)])
  func `writing outside does nothing`(column: Int, row: Int) {
    var grid = CellGrid(columns: 6, rows: 2)
    #expect(grid.write("abc", column: column, row: row) == 0)
    #expect(grid == CellGrid(columns: 6, rows: 2))
  }

  @Test func `a character keeps two combining marks`() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write("e\u{301}\u{302}\u{303}x", column: 0, row: 0)
    #expect(grid[0, 0].marks == ("\u{301}", "\u{302}"))
    #expect(grid[1, 0].scalar == "x")
  }

  @Test func `both halves of a wide character have its colours`() {
    var grid = CellGrid(columns: 2, rows: 1)
    grid.write("美", column: 0, row: 0, background: .palette(3), attributes: .reverse)
    #expect(grid[1, 0] == Cell("\0", background: .palette(3), attributes: .reverse))
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `no half of a wide character is ever alone`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var grid = CellGrid(columns: 9, rows: 2)
    let texts = ["美", "a", "한글 x", "abc", "美美美美美", "é", ""]
    var broken = 0
    for _ in 0..<500 {
      let text = texts.randomElement(using: &random) ?? ""
      grid.write(
        text, column: .random(in: -4...10, using: &random), row: .random(in: 0...1, using: &random),
        maxColumns: .random(in: 0...9, using: &random))
      let corner = (Int.random(in: -2...9, using: &random), Int.random(in: -1...2, using: &random))
      grid.fill(CellRect(column: corner.0, row: corner.1, columns: 2, rows: 1), with: Cell("."))
      if !isWhole(grid) { broken += 1 }
    }
    #expect(broken == 0, "seed \(seed)")
  }

  private func isWhole(_ grid: CellGrid) -> Bool {
    (0..<grid.rows).allSatisfy { row in
      (0..<grid.columns).allSatisfy { column in
        let isWide = CellGrid.displayWidth(of: String(Character(grid[column, row].scalar))) == 2
        let isFollowed = column + 1 < grid.columns && grid[column + 1, row].isContinuation
        if grid[column, row].isContinuation { return column > 0 && !isFollowed }
        return isWide == isFollowed
      }
    }
  }
}
