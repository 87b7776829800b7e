public import Imaging

extension Bitmap {
  /// Adds `amount` to what a sub-pixel holds, up to 255; outside the bitmap nothing happens.
  public mutating func add(_ amount: UInt8, x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    self[x, y] = UInt8(clamping: Int(self[x, y]) + Int(amount))
  }

  /// Sets every sub-pixel of a rectangle, as far as the bitmap has it, to one coverage.
  public mutating func fill(x: Int, y: Int, width: Int, height: Int, coverage amount: UInt8) {
    let columns = (x..<x + max(0, width)).clamped(to: 0..<self.width)
    for row in (y..<y + max(0, height)).clamped(to: 0..<self.height) {
      for column in columns { self[column, row] = amount }
    }
  }
}
