import DynamicType
import Testing

@testable import StyleSets

@Suite struct StyleSetReaderTests {
  @Test(arguments: [
    ("body", 30, Font.TextStyle.body, CustomTextStyle.RelativeToOrigin.name),
    ("Large Title", 12, .largeTitle, .name), ("caption2", 12, .caption2, .name),
    ("titleLarge", 22, .title2, .nearestSize), ("intro", 100, .largeTitle, .nearestSize),
    ("tiny", 1, .caption2, .nearestSize), ("lead", 17, .body, .nearestSize),
  ])
  func `takes the text style of its name, else the nearest in size`(
    name: String, size: Int, style: Font.TextStyle, origin: CustomTextStyle.RelativeToOrigin
  ) {
    let set = DesignTokensFixture.read(
      "{\"\(name)\":{\"$type\":\"typography\",\"$value\":\(DesignTokensFixture.value(size: size))}}"
    )
    #expect(set.styles.map(\.relativeTo) == [style])
    #expect(set.styles.map(\.relativeToOrigin) == [origin])
  }

  @Test(arguments: [
    ("a/b/brand.tokens.json", "brand"), ("brand.json", "brand"), ("x.tokens", "x"),
    (".json", ".json"), ("plain", "plain"),
  ])
  func `names a set after its file`(file: String, name: String) {
    #expect(StyleSetReader.read(bytes: [], file: file).name == name)
  }

  @Test func `puts diagnostics in the order of the file`() {
    let set = DesignTokensFixture.read(
      """
      {"a":{"$type":"typography","$value":{"fontSize":"1vw"}},
      "b":{"$type":"typography","$value":{"fontSize":"1px"},"$extensions":{"typeramp":{"x":1}}},
      "c":{"$type":"typography","$value":{"fontSize":"1vh"}},"c":{"$value":1}}
      """)
    #expect(set.diagnostics.map { $0.position?.line } == [1, 2, 3])
    #expect(set.hasErrors)
  }

  @Test func `spells out what would act on a terminal`() {
    let set = DesignTokensFixture.style("fontSize", "\"\\u001b[2J\\u202e\"")
    let message = set.messages.first ?? ""
    #expect(message.contains("'\\u{1B}[2J\\u{202E}'"))
    #expect(!message.unicodeScalars.contains("\u{1B}"))
  }

  /// Whatever happens to a file, it is read or complained about.
  @Test(arguments: [0x5EED, 20_251_028, 7])
  func `survives any damage to a file`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let files = try BuiltInStyleSets.names.map { try #require(BuiltInStyleSets.file(named: $0)) }
    for round in 0..<700 {
      var bytes = files[Int(random.next() % UInt64(files.count))]
      for _ in 0...(random.next() % 4) { damage(&bytes, &random) }
      let set = StyleSetReader.read(bytes: bytes, file: "damaged.json")
      let isAnswered = !set.styles.isEmpty || !set.diagnostics.isEmpty
      let isSound = set.styles.allSatisfy {
        $0.pointSize > 0 && $0.pointSize <= 1000 && (1...1000).contains($0.cssWeight)
          && $0.tracking.isFinite && $0.lineHeight ?? 1 > 0
      }
      if !isAnswered || !isSound || Set(set.styles.map(\.name)).count != set.styles.count {
        Issue.record("seed \(seed), round \(round): \(set.diagnostics)")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = Int(random.next() % UInt64(bytes.count))
    let telling = Array("{}[]\",:\\0123456789.-eu\u{0}$ ".utf8)
    switch random.next() % 5 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] = telling[Int(random.next() % UInt64(telling.count))]
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(telling[Int(random.next() % UInt64(telling.count))], at: place)
    default: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.next() % 200)))
    }
  }
}

/// Steele, Lea and Flood's generator: the same numbers for the same seed.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
