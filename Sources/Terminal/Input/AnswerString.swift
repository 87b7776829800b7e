import Imaging

/// A complete string that a terminal sent: what stands between its introducer and its end.
struct AnswerString {
  var kind: InputDecoder.StringKind
  var text: String

  /// What the string says, if it answers a question that this program asks.
  var answer: TerminalAnswer? {
    switch kind {
    case .operatingSystemCommand: color
    case .deviceControl: versionOrRendition
    case .applicationCommand: graphics
    }
  }

  /// `Gi=31;OK`, or a reason instead of `OK`.
  private var graphics: TerminalAnswer? {
    guard text.hasPrefix("Gi=\(CapabilityProbe.imageQuestion)") else { return nil }
    return .kittyGraphics(isSupported: text.hasSuffix(";OK"))
  }

  private var color: TerminalAnswer? {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let rgb = Self.rgb(parts[1]) else { return nil }
    switch parts[0] {
    case "10": return .foreground(rgb)
    case "11": return .background(rgb)
    default: return nil
    }
  }

  private var versionOrRendition: TerminalAnswer? {
    if text.hasPrefix(">|") { return .version(String(text.dropFirst(2))) }
    if text.hasPrefix("1$r"), text.hasSuffix("m") {
      return .graphicRendition(String(text.dropFirst(3).dropLast()))
    }
    return nil
  }

  /// A colour as XParseColor writes it: `rgb:1/22/4444`, `rgba:…` (alpha ignored), or `#rrggbb`.
  private static func rgb(_ text: Substring) -> RGB? {
    if text.hasPrefix("#"), text.utf8.count == 7 {
      let digits = text.dropFirst()
      return Int(digits, radix: 16).map { value in
        RGB(UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
      }
    }
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"),
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let channels = text[text.index(after: colon)...]
      .split(separator: "/", omittingEmptySubsequences: false).map(channel)
    guard channels.count == 3 || channels.count == 4, let red = channels[0],
      let green = channels[1], let blue = channels[2]
    else { return nil }
    return RGB(red, green, blue)
  }

  /// One to four hexadecimal digits, scaled so that all digits `f` are 255.
  private static func channel(_ digits: Substring) -> UInt8? {
    let count = digits.utf8.count
    guard (1...4).contains(count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    let full = 1 << (4 * count) - 1
    return UInt8((value * 255 + full / 2) / full)
  }
}
