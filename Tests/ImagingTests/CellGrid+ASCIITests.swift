import Imaging
import Testing

struct CellGridASCIITests {
  @Test(arguments: [
    ("plain ~", "plain ~"), ("─━│┃┌┼┘", "--||+++"), ("●○▸…×→", "*o>~x>"), ("←↑↓", "<^v"),
    ("é", "?"),
    ("e\u{301}", "e"), ("美a", "? a"), ("😀", "?"), ("\u{1B}", "?"), ("█▀▄", "#\"_"),
    ("“x”", "\"x\""),
  ])
  func `every character has a stand-in of the same width`(text: String, shown: String) {
    var grid = CellGrid(columns: 10, rows: 1)
    grid.write(text, column: 0, row: 0)
    #expect(grid.asciiOnly().text == shown)
  }

  @Test func `colours and attributes stay`() {
    var grid = CellGrid(columns: 1, rows: 1)
    grid.write("●", column: 0, row: 0, foreground: .palette(2), attributes: .bold)
    #expect(grid.asciiOnly()[0, 0] == Cell("*", foreground: .palette(2), attributes: .bold))
  }

  @Test func `nothing but printable ASCII is left`() {
    var grid = CellGrid(columns: 256, rows: 0x300)
    for value in 0..<UInt32(256 * 0x300) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      grid.write(
        String(Character(scalar)), column: Int(value % 256), row: Int(value / 256), maxColumns: 2)
    }
    #expect(grid.asciiOnly().cells.allSatisfy { (0x20...0x7E).contains($0.scalar.value) })
  }
}
