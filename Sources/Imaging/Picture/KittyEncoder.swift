/// Pictures in kitty's graphics protocol
/// (https://sw.kovidgoyal.net/kitty/graphics-protocol): PNG in base 64, in pieces.
public enum KittyEncoder {
  /// Bytes of base 64 in one escape sequence, the most the protocol allows.
  private static let pieceLength = 4_096

  /// Shows `picture` at the cursor in place of an earlier one of this number.
  ///
  /// The cursor stays, and the terminal does not answer.
  public static func show(_ picture: Picture, id: UInt32) -> [UInt8] {
    let data = Base64.encode(PNGEncoder.encode(picture))
    guard !data.isEmpty else { return [] }
    var bytes: [UInt8] = []
    var start = 0
    while start < data.count {
      let end = min(data.count, start + pieceLength)
      let isLast = end == data.count
      let control =
        start == 0
        ? "a=T,f=100,i=\(id),p=1,q=2,C=1,m=\(isLast ? 0 : 1)" : "m=\(isLast ? 0 : 1)"
      bytes += Array("\u{1B}_G\(control);".utf8)
      bytes += data[start..<end]
      bytes += Array("\u{1B}\\".utf8)
      start = end
    }
    return bytes
  }

  /// Takes a picture off the screen and forgets it.
  public static func remove(id: UInt32) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }
}
