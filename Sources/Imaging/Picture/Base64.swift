/// Bytes as letters, digits, `+` and `/` (RFC 4648), four for three, filled up with `=`.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
      }
      for place in 0..<4 {
        let sextet = group >> (18 - 6 * place) & 63
        result.append(place <= count ? alphabet[sextet] : UInt8(ascii: "="))
      }
      index += 3
    }
    return result
  }
}
