import Imaging
import Testing

struct ANSIWriterTests {
  private func written(
    depth: ColorDepth = .truecolor, keepsAttributes: Bool = true, columns: Int = 8, rows: Int = 1,
    _ draw: (inout CellGrid) -> Void
  ) -> String {
    var grid = CellGrid(columns: columns, rows: rows)
    draw(&grid)
    return ANSIWriter(depth: depth, keepsAttributes: keepsAttributes).text(of: grid)
      .replacing(escape: "^")
  }

  @Test func `plain text has no escape sequences and no blanks at the end`() {
    let text = written(rows: 3) {
      $0.write("ab c", column: 1, row: 0)
      $0.write("美e\u{301}", column: 0, row: 2)
    }
    #expect(text == " ab c\n\n美e\u{301}")
  }

  @Test(arguments: [
    (CellColor.palette(1), "^[31mx^[0m"), (.palette(9), "^[91mx^[0m"),
    (.palette(244), "^[38;5;244mx^[0m"),
    (.rgb(RGB(1, 20, 200)), "^[38;2;1;20;200mx^[0m"), (.standard, "x"),
  ])
  func `a foreground is set before its glyph and left after the row`(
    color: CellColor, expected: String
  ) {
    #expect(written { $0.write("x", column: 0, row: 0, foreground: color) } == expected)
  }

  @Test(arguments: [
    (CellColor.palette(1), "^[41m ^[0m"), (.palette(9), "^[101m ^[0m"),
    (.palette(244), "^[48;5;244m ^[0m"),
    (.rgb(RGB(1, 20, 200)), "^[48;2;1;20;200m ^[0m"), (.standard, ""),
  ])
  func `a background makes a blank visible`(color: CellColor, expected: String) {
    #expect(written { $0.write(" ", column: 0, row: 0, background: color) } == expected)
  }

  @Test(arguments: [
    (ColorDepth.ansi256, "^[38;5;231mx^[0m"), (.ansi16, "^[97mx^[0m"), (.mono, "x"),
  ])
  func `colours beyond the depth become the nearest`(depth: ColorDepth, expected: String) {
    let text = written(depth: depth) {
      $0.write("x", column: 0, row: 0, foreground: .rgb(RGB(255, 255, 255)))
    }
    #expect(text == expected)
  }

  @Test func `only what changes is written, or everything anew where that is shorter`() {
    let text = written {
      $0.write("a", column: 0, row: 0, foreground: .palette(1), attributes: .bold)
      $0.write("b", column: 1, row: 0, foreground: .palette(1), attributes: .bold)
      $0.write(
        "c", column: 2, row: 0, foreground: .palette(1), background: .palette(2), attributes: .bold)
      $0.write("d", column: 3, row: 0, foreground: .palette(1), attributes: [.bold, .underline])
      $0.write("e", column: 4, row: 0, foreground: .palette(1), attributes: .dim)
      $0.write("f", column: 5, row: 0)
    }
    #expect(text == "^[1;31mab^[42mc^[4;49md^[0;2;31me^[0mf")
  }

  @Test func `a blank between words of one colour changes nothing`() {
    let text = written {
      $0.write("a", column: 0, row: 0, foreground: .palette(1), attributes: .bold)
      $0.write("b", column: 2, row: 0, foreground: .palette(1), attributes: .bold)
    }
    #expect(text == "^[1;31ma b^[0m")
  }

  @Test func `an underline doesn't run on into a blank`() {
    let text = written {
      $0.write("a", column: 0, row: 0, attributes: .underline)
      $0.write("b", column: 2, row: 0)
    }
    #expect(text == "^[4ma^[0m b")
  }

  @Test func `every row ends in the terminal's own colours`() {
    let text = written(columns: 1, rows: 2) { grid in
      grid.fill(grid.bounds, with: Cell("x", background: .palette(4)))
    }
    #expect(text == "^[44mx^[0m\n^[44mx^[0m")
  }

  @Test(arguments: [(true, "^[1;7mx^[0m"), (false, "x")])
  func `without colours attributes remain, unless they are refused`(keeps: Bool, expected: String) {
    let text = written(depth: .mono, keepsAttributes: keeps) {
      $0.write("x", column: 0, row: 0, foreground: .palette(1), attributes: [.bold, .reverse])
    }
    #expect(text == expected)
  }

  @Test func `a control character put into a cell isn't written`() {
    let text = written {
      $0[0, 0] = Cell("\u{1B}")
      $0[1, 0] = Cell("\n")
      $0[2, 0] = Cell("\u{9B}")
    }
    #expect(text == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `a grid as text is its characters alone`() {
    var grid = CellGrid(columns: 4, rows: 2)
    grid.fill(grid.bounds, with: Cell(background: .palette(3)))
    grid.write("a", column: 0, row: 1, foreground: .palette(1), attributes: .reverse)
    #expect(grid.text == "\na")
  }
}

extension String {
  /// The text with a visible sign for ESC.
  fileprivate func replacing(escape sign: Character) -> String {
    String(map { $0 == "\u{1B}" ? sign : $0 })
  }
}
