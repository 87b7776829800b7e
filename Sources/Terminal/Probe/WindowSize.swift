import Imaging

/// How large the terminal's window is.
public struct WindowSize: Hashable, Sendable {
  /// Cells in a row.
  public var columns: Int
  /// Rows of cells.
  public var rows: Int
  /// Width in pixels, 0 where the terminal does not say; may include a border.
  public var pixelWidth: Int
  /// Height in pixels, 0 where the terminal does not say; may include a border.
  public var pixelHeight: Int

  /// A window of so many cells and, where known, pixels.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// A cell in pixels, a border left out; `nil` where the pixels are missing or make no sense.
  var cell: PixelSize? {
    guard cellAspect != nil else { return nil }
    return PixelSize(width: pixelWidth / columns, height: pixelHeight / rows)
  }

  /// Width of a cell divided by its height; `nil` where the pixels are missing or make no sense.
  var cellAspect: Double? {
    guard columns > 0, rows > 0 else { return nil }
    return Self.aspect(width: pixelWidth / columns, height: pixelHeight / rows)
  }

  /// Width divided by height of a cell in pixels; `nil` beyond what a readable font can have.
  static func aspect(width: Int, height: Int) -> Double? {
    guard width > 0, height > 0 else { return nil }
    let aspect = Double(width) / Double(height)
    return (0.25...1.25).contains(aspect) ? aspect : nil
  }
}
