/// The tracking a system font sets by itself at each point size.
public struct TrackingTable: Hashable, Sendable {
  /// The tracking at one point size.
  public struct Entry: Hashable, Sendable {
    /// The point size.
    public let pointSize: Double
    /// The tracking in thousandths of an em.
    public let thousandthsOfEm: Int
    /// The tracking in points, as printed: rounded to a hundredth.
    public let tracking: Double
  }

  /// The name of the font, such as "SF Pro".
  public let fontName: String
  /// The platforms the table is printed for.
  public let platforms: [Platform]
  /// The printed entries, smallest point size first.
  public let entries: [Entry]

  init(
    fontName: String, platforms: [Platform],
    _ entries: [(pointSize: Double, thousandthsOfEm: Int, tracking: Double)]
  ) {
    self.fontName = fontName
    self.platforms = platforms
    self.entries = entries.map {
      Entry(pointSize: $0.pointSize, thousandthsOfEm: $0.thousandthsOfEm, tracking: $0.tracking)
    }
  }

  /// Returns the tracking at a point size, in points.
  ///
  /// A printed size gives its printed value. Between two printed sizes the value is interpolated
  /// along a straight line, which is this module's assumption. Beyond the table its ends hold; not a
  /// number gives 0.
  public func tracking(atPointSize pointSize: Double) -> Double {
    if pointSize.isNaN { return 0 }
    let above = entries.firstIndex { $0.pointSize >= pointSize } ?? entries.count - 1
    let upper = entries[above]
    if above == 0 || upper.pointSize <= pointSize { return upper.tracking }
    let lower = entries[above - 1]
    let fraction = (pointSize - lower.pointSize) / (upper.pointSize - lower.pointSize)
    return lower.tracking + (upper.tracking - lower.tracking) * fraction
  }
}
