import Imaging
import PreviewUI

/// What something on a sheet is drawn in; the colours are the writer's.
enum Ink: Int, CaseIterable {
  case text
  case caption
  case mark
  case hairline

  /// What a sheet is laid out in: each ink's colour on light paper, by which it is known again.
  var color: Color {
    let color = SheetTheme.light.color(self)
    func share(_ byte: UInt8) -> Double { Double(byte) / 255 }
    return Color(red: share(color.red), green: share(color.green), blue: share(color.blue))
  }

  /// The ink that is laid out in `color`; text where there is none such.
  init(_ color: RGBA?) {
    self = Ink.allCases.first { $0.color.resolved(in: .light) == color } ?? .text
  }
}
