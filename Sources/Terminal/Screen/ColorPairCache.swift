/// Which ncurses colour pair stands for which two colours.
///
/// ncurses has a fixed number of pairs and gives none back, so this counts them out and says when
/// there is none left. Pair 0 is the terminal's own two colours and needs no place here.
struct ColorPairCache {
  /// What a look-up comes to.
  enum Lookup: Equatable {
    /// The pair stands for these colours already.
    case known(Int32)
    /// The pair was free; now it has to be given these colours.
    case new(Int32)
    /// Every pair is taken.
    case full
  }

  /// How many pairs there are, pair 0 included.
  let limit: Int
  private var pairs: [UInt64: Int32] = [:]

  /// An empty cache of `limit` pairs; a limit of 1 or less knows pair 0 alone.
  init(limit: Int) {
    self.limit = limit
  }

  /// The pair of two colours as ncurses numbers them, −1 for the terminal's own.
  mutating func pair(foreground: Int32, background: Int32) -> Lookup {
    if foreground == -1 && background == -1 { return .known(0) }
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let pair = pairs[key] { return .known(pair) }
    let next = pairs.count + 1
    guard next < limit else { return .full }
    pairs[key] = Int32(next)
    return .new(Int32(next))
  }

  /// Forgets every pair.
  mutating func reset() {
    pairs.removeAll(keepingCapacity: true)
  }
}
