import Testing

@testable import Terminal

struct ColorPairCacheTests {
  @Test func `gives the terminal's own colours pair 0`() {
    var cache = ColorPairCache(limit: 1)
    #expect(cache.pair(foreground: -1, background: -1) == .known(0))
    #expect(cache.pair(foreground: -1, background: 0) == .full)
  }

  @Test func `gives the same pair for the same colours and another for others`() {
    var cache = ColorPairCache(limit: 256)
    #expect(cache.pair(foreground: 7, background: -1) == .new(1))
    #expect(cache.pair(foreground: -1, background: 7) == .new(2))
    #expect(cache.pair(foreground: 0xFFFFFF, background: 7) == .new(3))
    #expect(cache.pair(foreground: 7, background: -1) == .known(1))
    #expect(cache.pair(foreground: -1, background: 7) == .known(2))
  }

  @Test(arguments: [2, 64, 256])
  func `is full below its limit and empty after a reset`(limit: Int) {
    var cache = ColorPairCache(limit: limit)
    for number in 1..<Int32(limit) {
      #expect(cache.pair(foreground: number, background: 0) == .new(number))
    }
    #expect(cache.pair(foreground: 1000, background: 0) == .full)
    #expect(cache.pair(foreground: 1, background: 0) == .known(1))
    cache.reset()
    #expect(cache.pair(foreground: 1000, background: 0) == .new(1))
  }
}
