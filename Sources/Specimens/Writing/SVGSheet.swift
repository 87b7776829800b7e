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
    let width = Self.number(sheet.size.width)
    let height = Self.number(sheet.size.height)
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
          let scale = Self.number(glyph.pointSize / 1_000, decimals: 5)
          uses +=
            "<use href=\"#g\(name)\" transform=\"translate(\(Self.number(run.x + glyph.x)) "
            + "\(Self.number(line.drawn.baseline + glyph.y))) scale(\(scale))\"/>"
        }
      }
      body +=
        "<g class=\"\(line.ink)\" role=\"img\" "
        + "aria-label=\"\(Self.escaped(line.drawn.string))\">"
        + "\(uses)</g>\n"
    }
    for rule in sheet.rules { body += Self.rectangle(rule) }
    return "<svg \(namespace)width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n<title>\(Self.escaped(sheet.title))</title>\n"
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
    return "<rect class=\"\(rule.ink)\" x=\"\(number(frame.origin.x))\" "
      + "y=\"\(number(frame.origin.y))\" width=\"\(number(frame.size.width))\" "
      + "height=\"\(number(frame.size.height))\"/>\n"
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
    "\(number(point.x, decimals: 1)) \(number(point.y, decimals: 1))"
  }

  /// A number with at most so many decimals, and no more than it takes.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    let scale = [1.0, 10, 100, 1_000, 10_000, 100_000][decimals]
    let scaled = Int((value.magnitude * scale).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `text` as XML and HTML allow it.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\0"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
