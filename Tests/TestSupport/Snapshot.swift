#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A text kept in a file beside the tests, to compare with.
///
/// `UPDATE_SNAPSHOTS=1` in the environment writes the file anew.
public struct Snapshot {
  private let path: String

  /// The text kept as `name`.txt in the folder `Snapshots` beside the test file.
  public init(_ name: String, testFile: String = #filePath) {
    let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = folder.joined(separator: "/") + "/Snapshots/\(name).txt"
  }

  /// The text kept in the file at `path`, where it has a use of its own, such as being compiled.
  public init(path: String) {
    self.path = path
  }

  /// Compares `text` with the kept one; `nil` where they agree, else a unified diff of the lines.
  public func difference(to text: String) -> String? {
    if getenv("UPDATE_SNAPSHOTS") != nil {
      return TextFile.write(text + "\n", to: path) ? nil : "\(path) cannot be written"
    }
    guard let kept = TextFile.read(path) else {
      return "\(path) is missing: run the tests with UPDATE_SNAPSHOTS=1 and look at what it writes"
    }
    guard let lines = LineDifference(from: kept, to: text + "\n").unified() else { return nil }
    return "\(path) differs (UPDATE_SNAPSHOTS=1 accepts):\n\(lines)"
  }
}
