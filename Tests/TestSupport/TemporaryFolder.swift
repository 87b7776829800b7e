#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of its own for a test's files, gone with the test.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String

  /// Makes the folder; where none can be made the test ends.
  public init() {
    var template = Array("/tmp/typeramp-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { preconditionFailure("no temporary folder") }
    path = String(cString: made)
  }

  deinit { _ = Shell.run("rm -rf \(path) 2>&1") }

  /// Writes a file in it and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) -> String {
    let file = "\(path)/\(name)"
    TextFile.write(text, to: file)
    return file
  }

  /// The text of a file in it; `nil` where there is none.
  public func text(of name: String) -> String? {
    TextFile.read("\(path)/\(name)")
  }

  /// The names of everything in it, sorted.
  public var names: [String] {
    Shell.run("ls -A \(path) 2>&1").output.split(separator: "\n").map(String.init)
  }
}
