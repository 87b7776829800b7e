/// A rectangle of coverage: how much ink each sub-pixel holds, 0 (paper) … 255 (ink).
///
/// Rows run top to bottom without padding; index `y * width + x`. A bitmap may be empty.
public struct Bitmap: Hashable, Sendable {
  /// Sub-pixels in a row.
  public let width: Int
  /// Rows of sub-pixels.
  public let height: Int
  /// Coverage of every sub-pixel, row by row.
  public var coverage: [UInt8]

  /// An empty sheet of paper; negative lengths trap.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }
}
