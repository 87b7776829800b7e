import Imaging

/// Puts frames on an ncurses screen: sends what differs from the frame before, cells and pictures.
final class FramePresenter {
  private let screen: NcursesScreen
  private let device: TerminalDevice
  private let isUTF8: Bool
  /// Whether the terminal holds a frame back until it is complete.
  private let isSynchronized: Bool
  private var placer: PicturePlacer?
  private var shown: CellGrid?

  init(
    _ screen: NcursesScreen, device: TerminalDevice, isUTF8: Bool, isSynchronized: Bool,
    pictures: PictureProtocol?
  ) {
    self.screen = screen
    self.device = device
    self.isUTF8 = isUTF8
    self.isSynchronized = isSynchronized
    placer = pictures.map(PicturePlacer.init)
  }

  /// Shows a frame; of one that differs in nothing nothing is sent.
  func show(_ frame: Frame) {
    let grid = isUTF8 ? frame.grid : frame.grid.asciiOnly()
    let before = shown.flatMap { $0.columns == grid.columns && $0.rows == grid.rows ? $0 : nil }
    let runs = GridDiff.changes(from: before, to: grid)
    if before == nil {
      screen.erase()
      placer?.forget()
    }
    let pictures = placer?.change(to: frame.pictures) ?? (before: [], after: [])
    if before != nil, runs.isEmpty, pictures.before.isEmpty, pictures.after.isEmpty { return }
    if !put(runs) {
      screen.erase()
      _ = put(GridDiff.changes(from: nil, to: grid))
    }
    shown = grid
    flush(pictures)
  }

  private func put(_ runs: [CellRun]) -> Bool {
    runs.allSatisfy { screen.put($0.cells, column: $0.startColumn, row: $0.row) }
  }

  private func flush(_ pictures: (before: [UInt8], after: [UInt8]) = ([], [])) {
    let begin = isSynchronized ? TerminalModes.beginFrame : ""
    let end = isSynchronized ? TerminalModes.endFrame : ""
    device.write(Array(begin.utf8) + pictures.before)
    screen.flush()
    device.write(pictures.after + Array(end.utf8))
  }

  /// Sends the cells of the last frame again, for when another program has written over them; the
  /// next frame is sent whole, pictures included.
  func redraw() {
    screen.redrawEverything()
    shown = nil
    flush()
  }

  /// Takes note that the window has another size, and so shows nothing of the last frame.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    shown = nil
  }
}
