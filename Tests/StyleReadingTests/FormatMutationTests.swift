@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import TestSupport
import Testing

/// Whatever happens to a file, it is read or complained about, and what is read is sound.
@Suite struct FormatMutationTests {
  /// In full ten thousand damaged files in all.
  static let roundsPerSeed = 100

  @Test(.timeLimit(.minutes(10)), arguments: Rounds.seeds(short: 5, full: 100))
  func `survives any damage to bytes, tokens and nesting`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let files = FormatFixture.names.map { (name: $0, bytes: FormatFixture.bytes($0)) }
    for round in 0..<Self.roundsPerSeed {
      let file = files[Int.random(in: files.indices, using: &random)]
      var bytes = file.bytes
      for _ in 0...Int.random(in: 0...4, using: &random) {
        damage(&bytes, with: files.randomElement(using: &random)?.bytes ?? [], &random)
      }
      let set = StyleSetReader.read(bytes: bytes, file: "damaged")
      if let fault = Self.fault(in: set) {
        Issue.record("seed \(seed), round \(round), \(file.name): \(fault)")
        return
      }
    }
  }

  /// Why a set is not sound; nil where it is.
  private static func fault(in set: StyleSet) -> String? {
    if set.styles.isEmpty, set.diagnostics.isEmpty { return "neither a style nor a reason" }
    let names = set.styles.map(\.name) + set.unreadable.map(\.name)
    if Set(names).count != names.count { return "two styles of one name" }
    for style in set.styles {
      let isSound =
        style.pointSize > 0 && style.pointSize <= 1000 && (1...1000).contains(style.cssWeight)
        && style.tracking.magnitude <= 1000 && style.lineHeight ?? 1 > 0
        && style.maximumPointSize ?? 1 > 0
      if !isSound { return "\(style)" }
      if style.origins.isEmpty { return "no origins: \(style.name)" }
    }
    return nil
  }

  /// Changes a byte, a token, the nesting, or puts in a piece of another file.
  private func damage(
    _ bytes: inout [UInt8], with other: [UInt8], _ random: inout SplitMix64
  ) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...60, using: &random))
    switch Int.random(in: 0...8, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: token(&random), at: place)
    case 3: bytes.replaceSubrange(place..<end, with: token(&random))
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 6: bytes.removeLast(bytes.count - place)
    case 7:
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[start...].prefix(200), at: place)
    default:
      let opener = ["{", "[", "{\"a\":", "<dict><key>a</key>", "(", "- "].randomElement(
        using: &random)
      let depth = Int.random(in: 1...600, using: &random)
      let text = String(repeating: opener ?? "{", count: depth)
      bytes.insert(contentsOf: Array(text.utf8), at: place)
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "'", "`", "\\", "\\u0000", "null", "true", "NaN", "1e999",
    "-1", "0", "1e9", "17,5", "{a}", "{t.body}", "$ref", "$value", "$extends", "value", "type",
    "typography", "fontSize", "\u{FEFF}", "\u{0}", "\u{202E}", "é", "💥", "&a", "*a", "<<: *a",
    "---\n",
    "#", "//", "/*", "*/", "<dict>", "</dict>", "&amp;", "&#x0;", "switch self {", "case .a:",
    "return",
    "static let a = ", "Font.custom(\"", "...a", "${a}", "(", ")", "* 2", "^9", "\n", "\r\n", "\t",
  ]

  private func token(_ random: inout SplitMix64) -> [UInt8] {
    Array((Self.tokens.randomElement(using: &random) ?? "").utf8)
  }
}
