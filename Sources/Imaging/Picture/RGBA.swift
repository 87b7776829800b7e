/// A colour with its opacity, as it is mixed into a picture.
public struct RGBA: Hashable, Sendable {
  /// The red component, 0…255, not reduced by the opacity.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The opacity: 0 is clear, 255 hides what is below.
  public var alpha: UInt8

  /// A colour of four components, each 0…255; opaque unless said otherwise.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of an opaque one and an opacity of 0…1.
  public init(_ color: RGB, opacity: Double = 1) {
    let alpha = UInt8((min(1, max(0, opacity.isNaN ? 0 : opacity)) * 255).rounded())
    self.init(color.red, color.green, color.blue, alpha: alpha)
  }

  /// Opaque black.
  public static let black = RGBA(0, 0, 0)
  /// Nothing.
  public static let clear = RGBA(0, 0, 0, alpha: 0)
}
