/// How the characters of a file are written as bytes.
enum TextEncoding: String {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16, little-endian"
  case utf16BigEndian = "UTF-16, big-endian"

  /// The encoding of `bytes`: by the byte order mark, else by where the zeros of ASCII stand.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
      self = .utf16BigEndian
    } else if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      self = .utf16LittleEndian
    } else {
      self = .utf8
    }
  }

  /// `bytes` in UTF-8, without a byte order mark where they were not; half a surrogate pair becomes
  /// the replacement character.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard self != .utf8 else { return bytes }
    let high = self == .utf16BigEndian ? 0 : 1
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { result.append($0) }
    return result.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(result.dropFirst(3)) : result
  }
}
