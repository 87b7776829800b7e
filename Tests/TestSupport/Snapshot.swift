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

  /// Compares `text` with the kept one; `nil` where they agree, else the lines that differ.
  public func difference(to text: String) -> String? {
    if getenv("UPDATE_SNAPSHOTS") != nil {
      write(text + "\n")
      return nil
    }
    guard let kept = read() else {
      return "\(path) is missing: run the tests with UPDATE_SNAPSHOTS=1 and look at what it writes"
    }
    let (old, new) = (Self.lines(kept), Self.lines(text + "\n"))
    guard old != new else { return nil }
    var report = "\(path) differs (UPDATE_SNAPSHOTS=1 accepts):"
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if before == after { continue }
      if let before { report += "\n\(index + 1) - \(before)" }
      if let after { report += "\n\(index + 1) + \(after)" }
    }
    return report
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private func write(_ text: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }
}
