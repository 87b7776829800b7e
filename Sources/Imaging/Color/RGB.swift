#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour of 24 bits in sRGB.
public struct RGB: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8

  /// The colour of three components, each 0…255.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Relative luminance, 0…1 (WCAG 2, sRGB).
  public var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let c = Double(byte) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
