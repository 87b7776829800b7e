import TestSupport
import Testing

struct SplitMix64Tests {
  /// The first outputs for this seed that other implementations of the algorithm are tested with.
  @Test func `gives the published sequence`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }
}
