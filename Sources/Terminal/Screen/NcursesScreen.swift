import CNcurses
import Imaging

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one owner of an ncurses screen: cells in, bytes out.
///
/// ncurses draws and nothing more. It is not asked for input, and its signal handlers are replaced.
/// It keeps its state in globals, so there is one screen at a time.
///
/// Safe: the screen and its two streams have this one owner and go with it. ncurses keeps no pointer
/// that it is handed here but the streams; windows are asked for anew each time, since it may replace
/// them. One thread calls it, so that nobody else changes the environment meanwhile.
@safe final class NcursesScreen {
  private let screen: OpaquePointer
  private let reading: UnsafeMutablePointer<FILE>
  private let writing: UnsafeMutablePointer<FILE>
  private let numbering: ColorNumbering
  private var pairs: ColorPairCache
  private var painted = PaintedStyle()
  /// Rows and columns that ncurses believes in.
  private(set) var columns: Int
  private(set) var rows: Int
  /// Whether the pairs ran out while the current frame was drawn.
  private var hasResetPairs = false

  /// What the last cell was painted with, so that a run of alike cells looks nothing up.
  private struct PaintedStyle {
    var foreground = CellColor.standard
    var background = CellColor.standard
    var attributes = CellAttributes()
    var template: cchar_t?
  }

  /// Opens the screen of terminal type `type`, or of `entry` where one is given; `nil` where ncurses
  /// does not know it.
  ///
  /// - Parameter numbering: Says how to number colours, given how many the screen has.
  init?(
    type: String, entry: TerminfoEntry?, input: Int32, output: Int32,
    numbering: (_ colors: Int) -> ColorNumbering
  ) {
    guard let reading = unsafe Self.stream(input, mode: "r") else { return nil }
    guard let writing = unsafe Self.stream(output, mode: "w") else {
      unsafe fclose(reading)
      return nil
    }
    let opened = unsafe Self.withEntry(entry) {
      unsafe newterm(entry?.name ?? type, writing, reading)
    }
    guard let opened = unsafe opened else {
      unsafe fclose(reading)
      unsafe fclose(writing)
      return nil
    }
    unsafe screen = opened
    unsafe self.reading = reading
    unsafe self.writing = writing
    raw()
    noecho()
    nonl()
    // Otherwise a key that is pressed while a frame is drawn cuts the frame short.
    typeahead(-1)
    curs_set(0)
    let hasColors = start_color() == OK && use_default_colors() == OK
    let colors = hasColors ? Int(cnc_colors()) : 0
    self.numbering = numbering(colors)
    pairs = ColorPairCache(limit: hasColors ? Int(cnc_color_pairs()) : 1)
    columns = Int(cnc_columns())
    rows = Int(cnc_lines())
  }

  deinit {
    unsafe delscreen(screen)
    unsafe fclose(reading)
    unsafe fclose(writing)
  }

  /// A stream of its own, since ncurses wants one and closing it must not close the terminal.
  private static func stream(_ descriptor: Int32, mode: String) -> UnsafeMutablePointer<FILE>? {
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    if let stream = unsafe fdopen(copy, mode) { return unsafe stream }
    close(copy)
    return nil
  }

  /// Runs `body` while the environment offers `entry` to ncurses, which has no other way to take it.
  private static func withEntry<Result>(_ entry: TerminfoEntry?, _ body: () -> Result) -> Result {
    guard let entry else { return body() }
    let before = unsafe getenv("TERMINFO").map { unsafe String(cString: $0) }
    unsafe setenv("TERMINFO", entry.environmentValue, 1)
    defer {
      if let before { unsafe setenv("TERMINFO", before, 1) } else { unsafe unsetenv("TERMINFO") }
    }
    return body()
  }

  /// Whether the terminal can put the cursor anywhere, without which there is no screen.
  var canPlaceCursor: Bool { unsafe cnc_string("cup") != nil }

  /// The bytes that leave the alternate screen, empty where there is none.
  var leavingSequence: String {
    guard let sequence = unsafe cnc_string("rmcup") else { return "" }
    return unsafe Self.withoutPadding(String(cString: sequence))
  }

  /// Terminfo strings may hold pauses, `$<5>`, which are not for the terminal.
  static func withoutPadding(_ sequence: String) -> String {
    var result = ""
    var rest = Substring(sequence)
    while let start = rest.firstIndex(of: "$"), rest[start...].hasPrefix("$<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Takes the window's new size; what was on the screen is to be drawn again.
  func resize(columns: Int, rows: Int) {
    resizeterm(Int32(rows), Int32(columns))
    self.columns = Int(cnc_columns())
    self.rows = Int(cnc_lines())
    redrawEverything()
  }

  /// Makes the next `flush` send every cell, whatever ncurses thinks is there.
  func redrawEverything() {
    unsafe clearok(cnc_current_window(), true)
  }

  /// Blanks the window, not yet the terminal.
  func erase() {
    unsafe werase(cnc_standard_window())
  }

  /// Gives the terminal back in the state in which the shell had it; `flush` takes it again.
  func end() {
    endwin()
  }

  /// Sends what differs from the terminal's contents, in one go.
  func flush() {
    unsafe wnoutrefresh(cnc_standard_window())
    doupdate()
    hasResetPairs = false
  }

  /// Puts cells into the window from a place on; what lies outside is clipped.
  ///
  /// Returns `false` where the colour pairs ran out: they are new now, and every cell on the screen
  /// has to be put again. That happens once in a frame at most.
  func put(_ cells: some Collection<Cell>, column: Int, row: Int) -> Bool {
    guard row >= 0, row < rows, column >= 0, column < columns else { return true }
    let visible = cells.prefix(columns - column)
    let isCutInTwo = cells.dropFirst(visible.count).first?.isContinuation == true
    var characters: [cchar_t] = []
    characters.reserveCapacity(visible.count)
    // ncurses puts the right half of a wide character itself.
    for cell in visible where !cell.isContinuation {
      guard let character = character(for: cell) else { return false }
      characters.append(character)
    }
    if isCutInTwo, !characters.isEmpty { characters[characters.count - 1].chars.0 = Self.blank }
    unsafe characters.withUnsafeBufferPointer { buffer in
      _ = unsafe mvwadd_wchnstr(
        cnc_standard_window(), Int32(row), Int32(column), buffer.baseAddress, Int32(buffer.count))
    }
    return true
  }

  private static let blank = wchar_t(0x20)

  /// The cell as ncurses keeps it; `nil` where the colour pairs ran out and were given up.
  private func character(for cell: Cell) -> cchar_t? {
    guard var character = template(for: cell) else { return nil }
    let marks = cell.marks
    character.chars.0 = wchar_t(bitPattern: cell.scalar.value)
    character.chars.1 = wchar_t(bitPattern: marks.0.value)
    character.chars.2 = wchar_t(bitPattern: marks.1.value)
    return character
  }

  private func template(for cell: Cell) -> cchar_t? {
    if let template = painted.template, painted.foreground == cell.foreground,
      painted.background == cell.background, painted.attributes == cell.attributes
    {
      return template
    }
    guard var pair = pair(cell.foreground, cell.background) else { return nil }
    var template = cchar_t()
    let one = [Self.blank, 0]
    unsafe setcchar(&template, one, attributes(of: cell), Int16(clamping: pair), &pair)
    painted = PaintedStyle(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
      template: template)
    return template
  }

  private func pair(_ foreground: CellColor, _ background: CellColor) -> Int32? {
    let foreground = numbering.number(of: foreground)
    let background = numbering.number(of: background)
    switch pairs.pair(foreground: foreground, background: background) {
    case .known(let pair):
      return pair
    case .new(let pair):
      // A pair that ncurses refuses would show whatever it stood for before.
      return init_extended_pair(pair, foreground, background) == OK ? pair : 0
    case .full where hasResetPairs:
      return 0
    case .full:
      hasResetPairs = true
      pairs.reset()
      reset_color_pairs()
      painted.template = nil
      return nil
    }
  }

  private func attributes(of cell: Cell) -> attr_t {
    var result = CNC_NORMAL
    if cell.attributes.contains(.bold) { result |= CNC_BOLD }
    if cell.attributes.contains(.dim) { result |= CNC_DIM }
    if cell.attributes.contains(.reverse) { result |= CNC_REVERSE }
    if cell.attributes.contains(.underline) { result |= CNC_UNDERLINE }
    return result
  }
}
