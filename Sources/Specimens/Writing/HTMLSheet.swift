import StyleModel
public import PreviewUI
public import StyleAudit

/// Writes a sheet as a page that is complete in itself: the drawing, and under it the numbers and the
/// findings as text that can be read out, searched and copied.
public struct HTMLSheet {
  private let port: any OutlinePort
  private let theme: SheetTheme?

  /// Takes outlines from the port that the sheet was laid out with; without a theme the page follows
  /// the viewer's light or dark setting.
  public init(port: any OutlinePort, theme: SheetTheme? = nil) {
    self.port = port
    self.theme = theme
  }

  /// The page with the errors and warnings of `report`, as the sheet counts them; ends in a line feed.
  public func page(_ sheet: Sheet, table: StyleTable, report: AuditReport) -> String {
    let drawing = SVGSheet(port: port, theme: theme)
    let title = XMLText.escaped(sheet.title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(drawing.style)\(pageStyle)</style>
      </head>
      <body>
      <main>
      <div class="sheet">
      \(drawing.element(sheet))</div>
      \(findings(report))\(numbers(table))</main>
      </body>
      </html>

      """
  }

  private var pageStyle: String {
    func colors(_ theme: SheetTheme) -> String {
      "body { background: \(theme.paper.hex); color: \(theme.color(.text).hex) }\n"
    }
    let palette =
      theme.map(colors)
      ?? colors(.light) + "@media (prefers-color-scheme: dark) { \(colors(.dark)) }\n"
    return palette + """
      body { margin: 0; font: 1rem/1.5 system-ui, sans-serif }
      svg { display: block }
      .sheet { overflow-x: auto }
      section { padding: 0 2rem 2rem; overflow-x: auto }
      table { border-collapse: collapse; font-size: 0.875rem }
      th, td { padding: 0.25rem 0.5rem; text-align: end; white-space: nowrap }
      th:first-child { text-align: start }

      """
  }

  private func findings(_ report: AuditReport) -> String {
    let shown = report.findings.filter { $0.level >= .warning }
    guard !shown.isEmpty else { return "" }
    let items = shown.map { finding in
      let style = finding.styles.first.map { $0 + ": " } ?? ""
      let text = "\(finding.rule) \(finding.level.rawValue): \(style)\(finding.message)"
      return "<li>\(XMLText.escaped(text))</li>\n"
    }
    return "<section>\n<h2>Errors and warnings</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func numbers(_ table: StyleTable) -> String {
    let heads = SheetNumbers.heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let rows = table.rows.map { row in
      let cells = SheetNumbers.cells(of: row).map { "<td>\($0)</td>" }.joined()
      return "<tr><th scope=\"row\">\(XMLText.escaped(row.style.name))</th>\(cells)</tr>\n"
    }
    return "<section>\n<h2>Sizes in points</h2>\n<table>\n"
      + "<tr><th scope=\"col\">style</th>\(heads)</tr>\n\(rows.joined())</table>\n</section>\n"
  }
}
