/// The pixels of a display, as a grid of positions in points.
struct PixelGrid {
  /// Pixels per point, above 0.
  let displayScale: Double

  init(displayScale: Double) {
    precondition(
      displayScale > 0 && displayScale.isFinite, "a display scale is a finite number above 0")
    self.displayScale = displayScale
  }

  /// The length of a pixel in points.
  var pixelLength: Double { 1 / displayScale }
}

extension Double {
  /// The nearest whole number; halfway, the one further from zero, as UIKit and SwiftUI round.
  var nearestWhole: Double { rounded(.toNearestOrAwayFromZero) }
}
