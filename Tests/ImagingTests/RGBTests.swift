import Imaging
import Testing

struct RGBTests {
  @Test(arguments: [
    (RGB(0, 0, 0), 0.0), (RGB(255, 255, 255), 1.0), (RGB(255, 0, 0), 0.2126),
    (RGB(0, 0, 255), 0.0722),
  ])
  func `luminance weighs the components as WCAG does`(color: RGB, expected: Double) {
    #expect(abs(color.luminance - expected) < 1e-9)
  }

  @Test func `a mix starts at one colour and ends at the other`() {
    let wrong = (0...255).filter { value in
      let a = RGB(UInt8(value), 7, UInt8(255 - value))
      let b = RGB(9, UInt8(value), 200)
      return a.mixed(with: b, amount: 0) != a || a.mixed(with: b, amount: 1) != b
        || a.mixed(with: b, amount: -1) != a || a.mixed(with: b, amount: 2) != b
    }
    #expect(wrong == [])
  }

  /// 0.5^(1 ÷ 1.4) × 255 = 155.4; sRGB itself would give 128, linear light 188.
  @Test func `the middle of black and white is mixed in a gamma of 1·4`() {
    #expect(RGB(0, 0, 0).mixed(with: RGB(255, 255, 255), amount: 0.5) == RGB(155, 155, 155))
    #expect(RGB(255, 255, 255).mixed(with: RGB(0, 0, 0), amount: 0.5) == RGB(155, 155, 155))
  }
}
