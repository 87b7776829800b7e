public import Imaging

/// What a screen shows as values instead of pixels: its lines of text and its filled rectangles, each
/// at its place in points from the upper left corner, in drawing order.
///
/// For drawings that are not made of pixels. Pictures, symbols and shapes other than filled rectangles
/// are left out, and neither opacity nor clipping is applied.
public struct ScreenRecording {
  /// A part of a line in one font and one direction.
  public struct Run {
    /// What it says.
    public var string: String
    /// The shaped text, to be drawn by the port that the screen was laid out with.
    public var line: any ShapedLine
    /// The font that was asked for.
    public var request: FontRequest
    /// Where its pen starts, in points from the left of the screen.
    public var x: CGFloat
    /// What it is drawn in.
    public var color: RGBA
  }

  /// A line of a text.
  public struct Line {
    /// What it says, in the order it is read.
    public var string: String
    /// Its left edge, in points.
    public var x: CGFloat
    /// The height that its letters stand on, in points from above.
    public var baseline: CGFloat
    /// How wide it is, in points.
    public var width: CGFloat
    /// Its parts, in the order they are read.
    public var runs: [Run]
  }

  /// A filled rectangle.
  public struct Fill {
    /// Where it is, in points.
    public var frame: CGRect
    /// What it is filled with.
    public var color: RGBA
  }

  /// The lines of all texts.
  public internal(set) var lines: [Line] = []
  /// The rectangles.
  public internal(set) var fills: [Fill] = []
}

extension PreviewHost {
  /// What the screen shows as last laid out.
  public var recording: ScreenRecording {
    var recording = ScreenRecording()
    rootItem.recordTree(into: &recording, in: rootItem.placement)
    return recording
  }
}

extension LayoutItem {
  /// Notes the item and what lies in it.
  fileprivate func recordTree(into recording: inout ScreenRecording, in place: Placement) {
    record(into: &recording, in: place)
    for child in children { child.recordTree(into: &recording, in: place.child(child)) }
  }
}
