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

  /// The colour `amount` (0…1) of the way from this one to `other`, mixed in a gamma of 1.4.
  ///
  /// Mixed in linear light (2.2) small light text on dark paper looks bold and dark text on light
  /// paper pale; mixed in sRGB (1) it is the other way round. 1.4 reads best on both.
  public func mixed(with other: RGB, amount: Double) -> RGB {
    let share = min(1, max(0, amount))
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let start = pow(Double(from) / 255, 1.4)
      let end = pow(Double(to) / 255, 1.4)
      return UInt8((pow(start + (end - start) * share, 1 / 1.4) * 255).rounded())
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
