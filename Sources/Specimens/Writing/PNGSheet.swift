public import Imaging
public import PreviewUI
import StyleModel

/// Writes a sheet as a PNG picture.
public struct PNGSheet {
  private let port: any FontPort
  private let theme: SheetTheme
  private let scale: Double

  /// Steps of coverage that each ink has colours for.
  private static let shades = 32
  /// No side gets more pixels: a picture of this width and height takes 256 MB while it is drawn.
  private static let greatestSide = 16_384.0

  /// Draws with the port that the sheet was laid out with, `scale` pixels to a point.
  public init(port: any FontPort, theme: SheetTheme = .light, scale: Double = 2) {
    precondition(scale > 0 && scale.isFinite, "a point takes a finite number of pixels above 0")
    self.port = port
    self.theme = theme
    self.scale = scale
  }

  /// The bytes of the file; a sheet too large for the scale is drawn smaller.
  public func bytes(_ sheet: Sheet) throws(PNGError) -> [UInt8] {
    try PNGEncoder.encode(picture(sheet))
  }

  /// How much smaller a sheet is drawn that is too large for the scale; `nil` for one that is not.
  public func reduction(of sheet: Sheet) -> String? {
    let fitting = fittingScale(of: sheet)
    guard fitting < scale else { return nil }
    return "the picture is drawn at \(Figure(fitting, decimals: 2)) pixels a point instead of "
      + "\(Figure(scale)), so that no side gets more than \(Int(Self.greatestSide)) pixels"
  }

  private func fittingScale(of sheet: Sheet) -> Double {
    min(scale, Self.greatestSide / max(sheet.size.width, sheet.size.height, 1))
  }

  /// The sheet in pixels.
  func picture(_ sheet: Sheet) -> IndexedPicture {
    let scale = fittingScale(of: sheet)
    var picture = IndexedPicture(
      width: max(1, Int((sheet.size.width * scale).rounded(.up))),
      height: max(1, Int((sheet.size.height * scale).rounded(.up))), palette: palette)
    for rule in sheet.rules {
      let left = Int((rule.frame.origin.x * scale).rounded())
      let top = Int((rule.frame.origin.y * scale).rounded())
      picture.fill(
        x: left, y: top, width: max(1, Int((rule.frame.size.width * scale).rounded())),
        height: max(1, Int((rule.frame.size.height * scale).rounded())),
        color: 1 + rule.ink.rawValue * Self.shades + Self.shades - 1)
    }
    for line in sheet.lines {
      for run in line.drawn.runs {
        draw(run, baseline: line.drawn.baseline, ink: line.ink, scale: scale, into: &picture)
      }
    }
    return picture
  }

  private func draw(
    _ run: ScreenRecording.Run, baseline: Double, ink: Ink, scale: Double,
    into picture: inout IndexedPicture
  ) {
    let reach = Int((run.request.pointSize * scale).rounded(.up))
    let left = Int((run.x * scale).rounded(.down)) - reach / 2
    let row = Int((baseline * scale).rounded())
    let width = Int((run.line.width * scale).rounded(.up)) + reach
    var bitmap = Bitmap(width: max(1, width), height: 2 * reach + 1)
    port.draw(
      run.line, atX: run.x * scale - Double(left), baseline: Double(reach + reach / 4),
      scale: PixelScale(x: scale, y: scale), into: &bitmap)
    picture.ink(
      bitmap, atX: left, y: row - reach - reach / 4, colors: 1 + ink.rawValue * Self.shades,
      count: Self.shades)
  }

  /// The paper, then each ink in shades from faint to full.
  private var palette: [RGB] {
    [theme.paper]
      + Ink.allCases.flatMap { ink in
        (1...Self.shades).map { shade in
          theme.paper.mixed(with: theme.color(ink), amount: Double(shade) / Double(Self.shades))
        }
      }
  }
}
