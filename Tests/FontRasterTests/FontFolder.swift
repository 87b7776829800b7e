import FontRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of made fonts with a fontconfig file that lists them and nothing else; removed at the
/// end.
final class FontFolder {
  let path: String
  private var files: [String] = []

  /// A folder that holds these fonts.
  init(_ fonts: [TinyFont] = []) throws {
    var template = Array("/tmp/typeramp-fonts-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FolderError(path: "/tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (number, font) in fonts.enumerated() { try write(font.bytes, as: "\(number).ttf") }
    let configuration =
      "<fontconfig><dir>\(path)</dir><cachedir>\(path)/cache</cachedir></fontconfig>"
    try write(Array(configuration.utf8), as: "fonts.conf")
  }

  deinit {
    for file in files { unlink(file) }
    removeCache()
    rmdir(path)
  }

  var configurationFile: String { path(of: "fonts.conf") }

  /// A library of the folder's fonts.
  func library(systemFamily: String? = nil) -> FontLibrary {
    FontLibrary(systemFamily: systemFamily, configurationFile: configurationFile)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], as name: String) throws {
    guard let file = fopen(path(of: name), "w") else { throw FolderError(path: path(of: name)) }
    defer { fclose(file) }
    files.append(path(of: name))
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw FolderError(path: path(of: name))
    }
  }

  private func removeCache() {
    let cache = path(of: "cache")
    guard let folder = opendir(cache) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(cache)/\(name)")
    }
    closedir(folder)
    rmdir(cache)
  }
}

/// A temporary file that could not be made.
struct FolderError: Error {
  var path: String
}
