import Imaging

/// The colours of a sheet on light or dark paper.
///
/// Every ink has a contrast of at least 4.5 to its paper (WCAG 2.2, 1.4.3), hairlines excepted.
public struct SheetTheme: Hashable, Sendable {
  let paper: RGB
  private let inks: [RGB]

  /// Dark on white.
  public static let light = SheetTheme(
    paper: RGB(0xFF, 0xFF, 0xFF),
    inks: [
      RGB(0x11, 0x11, 0x11), RGB(0x66, 0x66, 0x66), RGB(0xB4, 0x23, 0x18), RGB(0xD9, 0xD9, 0xD9),
    ])
  /// Light on near black.
  public static let dark = SheetTheme(
    paper: RGB(0x14, 0x14, 0x14),
    inks: [
      RGB(0xF2, 0xF2, 0xF2), RGB(0x9E, 0x9E, 0x9E), RGB(0xFF, 0x8A, 0x73), RGB(0x3A, 0x3A, 0x3A),
    ])

  /// The colour of an ink.
  func color(_ ink: Ink) -> RGB { inks[ink.rawValue] }
}

extension RGB {
  /// The colour as style sheets write it: `#B42318`.
  var hex: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
