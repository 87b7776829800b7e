#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
package import StyleModel
package import StyleReading
import StyleAudit

/// The files in the folder `Fixtures` beside the tests.
package enum FormatFixture {
  package static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + "/StyleReadingTests/Fixtures"
  }()

  /// The names of all files, in alphabetical order.
  package static let names: [String] = {
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

  package static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  /// The set in the file called `name`, whose positions name no folder.
  package static func read(_ name: String, options: ReadingOptions = ReadingOptions()) -> StyleSet {
    var options = options
    options.ruleNumbers = Set(Audit.rules.map { $0.id })
    return StyleSetReader.read(bytes: bytes(name), file: name, options: options)
  }
}
