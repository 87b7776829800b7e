#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import StyleSets

/// The files in the folder `Fixtures` beside the tests.
enum FormatFixture {
  static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.joined(separator: "/") + "/Fixtures"
  }()

  /// The names of all files, in alphabetical order.
  static let names: [String] = {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }()

  static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  /// The set in the file called `name`, whose positions name no folder.
  static func read(_ name: String, options: ReadingOptions = ReadingOptions()) -> StyleSet {
    StyleSetReader.read(bytes: bytes(name), file: name, options: options)
  }
}
