#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole files of text beside the tests and in their folders.
public enum TextFile {
  /// The text of the file at `path`, what is no UTF-8 repaired; `nil` where it cannot be opened.
  public static func read(_ path: String) -> String? {
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

  /// Writes `text` to the file at `path`; whether all of it went there.
  @discardableResult
  public static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
