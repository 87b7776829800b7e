#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long the random suites run: short by default, `TYPERAMP_TEST_ROUNDS` in the environment says
/// otherwise.
///
/// A whole number multiplies the short count, and `full` takes the count that a suite has in
/// continuous integration. Seeds are counted upwards, so that a longer run holds the shorter one.
public enum Rounds {
  private enum Length {
    case times(Int)
    case full
  }

  private static let length: Length = {
    guard let text = getenv("TYPERAMP_TEST_ROUNDS").map({ String(cString: $0) }), !text.isEmpty
    else { return .times(1) }
    if text == "full" { return .full }
    guard let factor = Int(text), (1...1_000_000).contains(factor) else {
      preconditionFailure("TYPERAMP_TEST_ROUNDS is '\(text)'; give 'full' or a number from 1")
    }
    return .times(factor)
  }()

  /// How many rounds to run, where `short` are enough for a look and `full` for trust.
  public static func count(short: Int, full: Int) -> Int {
    switch length {
    case .times(let factor): short * factor
    case .full: full
    }
  }

  /// As many seeds from `first` upwards.
  public static func seeds(from first: UInt64 = 1, short: Int, full: Int) -> [UInt64] {
    (0..<UInt64(count(short: short, full: full))).map { first + $0 }
  }
}
