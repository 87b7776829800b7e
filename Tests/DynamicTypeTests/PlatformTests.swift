import DynamicType
import Testing

@Suite struct PlatformTests {
  @Test(arguments: Platform.allCases)
  func `names come back`(platform: Platform) throws {
    #expect(try Platform(spelling: platform.name) == platform)
    #expect(try Platform(spelling: platform.displayName) == platform)
    #expect(platform.minimumPointSize < platform.defaultPointSize)
  }

  @Test func `iPadOS goes with iOS`() throws {
    #expect(try Platform(spelling: "iPadOS") == .ios)
  }
}
