import StyleModel
import Imaging
public import PreviewUI

/// Writes a sheet as SVG, with glyphs as paths: it needs no font and looks the same everywhere.
public struct SVGSheet {
  private let port: any OutlinePort
  private let theme: SheetTheme?

  /// Takes outlines from the port that the sheet was laid out with; without a theme the picture
  /// follows the viewer's light or dark setting.
  public init(port: any OutlinePort, theme: SheetTheme? = nil) {
    self.port = port
    self.theme = theme
  }

  /// The sheet as a file of its own; ends in a line feed.
  public func file(_ sheet: Sheet) -> String {
    let namespace = "xmlns=\"http://www.w3.org/2000/svg\" "
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element(sheet, namespace: namespace, style: style)
  }

  /// The sheet as an element of a page that brings the colours.
  func element(_ sheet: Sheet, namespace: String = "", style: String = "") -> String {
    let width = Figure(sheet.size.width)
    let height = Figure(sheet.size.height)
    var paths: [String: Int] = [:]
    var definitions = ""
    var body = ""
    for line in sheet.lines {
      var uses = ""
      for run in line.drawn.runs {
        for glyph in port.glyphs(of: run.line) {
          let name = paths[glyph.name] ?? paths.count
          if paths[glyph.name] == nil {
            paths[glyph.name] = name
            definitions += "<path id=\"g\(name)\" d=\"\(Self.path(glyph.outline))\"/>\n"
          }
          let scale = Figure(glyph.pointSize / 1_000, decimals: 5)
          uses +=
            "<use href=\"#g\(name)\" transform=\"translate(\(Figure(run.x + glyph.x)) "
            + "\(Figure(line.drawn.baseline + glyph.y))) scale(\(scale))\"/>"
        }
      }
      body +=
        "<g class=\"\(line.ink)\" role=\"img\" "
        + "aria-label=\"\(XMLText.escaped(line.drawn.string))\">"
        + "\(uses)</g>\n"
    }
    for rule in sheet.rules { body += Self.rectangle(rule) }
    return "<svg \(namespace)width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n<title>\(XMLText.escaped(sheet.title))</title>\n"
      + (style.isEmpty ? "" : "<style>\n\(style)</style>\n")
      + "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n<defs>\n\(definitions)</defs>\n"
      + "\(body)</svg>\n"
  }

  /// Rules of CSS for the theme, or for both.
  var style: String {
    if let theme { return Self.rules(theme) }
    return Self.rules(.light) + "@media (prefers-color-scheme: dark) {\n\(Self.rules(.dark))}\n"
  }

  private static func rules(_ theme: SheetTheme) -> String {
    Ink.allCases.map { ".\($0) { fill: \(theme.color($0).hex) }\n" }.joined()
      + ".paper { fill: \(theme.paper.hex) }\n"
  }

  private static func rectangle(_ rule: Sheet.Rule) -> String {
    let frame = rule.frame
    return "<rect class=\"\(rule.ink)\" x=\"\(Figure(frame.origin.x))\" "
      + "y=\"\(Figure(frame.origin.y))\" width=\"\(Figure(frame.size.width))\" "
      + "height=\"\(Figure(frame.size.height))\"/>\n"
  }

  /// The outline as path data, to a tenth of a thousandth of an em.
  private static func path(_ outline: GlyphOutline) -> String {
    var data = ""
    for segment in outline.segments {
      switch segment {
      case .move(let to): data += (data.isEmpty ? "" : "Z") + "M" + place(to)
      case .line(let to): data += "L" + place(to)
      case .quadratic(let control, let to): data += "Q\(place(control)) \(place(to))"
      case .cubic(let first, let second, let to):
        data += "C\(place(first)) \(place(second)) \(place(to))"
      }
    }
    return data.isEmpty ? "" : data + "Z"
  }

  private static func place(_ point: GlyphOutline.Point) -> String {
    "\(Figure(point.x, decimals: 1)) \(Figure(point.y, decimals: 1))"
  }
}
