import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import DynamicType
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Exported CSS and rendered HTML in a real browser; `make test-web` runs these.
///
/// They take a browser that is too large to install for every run of the tests, so that they run where
/// `TYPERAMP_TEST_WEB` is set, and fail there where the browser is missing.
@Suite(.enabled(if: getenv("TYPERAMP_TEST_WEB") != nil, "make test-web runs them in a browser"))
struct WebTests {
  private static let browser =
    ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap(Shell.path).first

  private func typeramp(_ arguments: String) -> Shell.Result {
    Shell.run("\(Shell.quoted(Shell.buildFolder + "/typeramp")) \(arguments) 2>&1")
  }

  /// What a page says of itself once its scripts have run: the text of its element `result`.
  private func result(of page: String, width: Int = 1200) throws -> String {
    let browser = try #require(Self.browser, "install the package chromium")
    let folder = TemporaryFolder()
    let file = folder.write(page, to: "page.html")
    let dom = Shell.run(
      "\(browser) --headless=new --no-sandbox --disable-gpu --window-size=\(width),900 "
        + "--user-data-dir=\(folder.path)/profile --dump-dom file://\(file) 2>/dev/null")
    let said = try #require(dom.output.firstMatch(of: /<pre id="result">([^<]*)</))
    return String(said.1)
  }

  @Test(arguments: BuiltInStyleSets.names)
  func `css gives the table's sizes at every size of text`(name: String) throws {
    let set = try #require(BuiltInStyleSets.named(name))
    let css = try #require(ExportFormat(rawValue: "css")).exporter
      .export(StyleTable(set), options: ExportOptions())
    let classes = css.matches(of: /\n\.([a-z0-9-]+) \{\n  font-family/).map { String($0.1) }
    let elements = DynamicTypeSize.allCases.map { size in
      let spans = classes.map { "<span class=\"\($0)\">x</span>" }.joined()
      return "<div class=\"dynamic-type-\(size.name)\">\(spans)</div>"
    }
    let page = """
      <!doctype html><style>\(css)</style>\(elements.joined())<pre id="result"></pre>
      <script>
      document.getElementById("result").textContent =
        [...document.querySelectorAll("span")].map(e => getComputedStyle(e).fontSize).join(" ")
      </script>
      """
    let sizes = try result(of: page).split(separator: " ").map { Double($0.dropLast(2)) ?? 0 }
    let table = StyleTable(set)
    let expected = DynamicTypeSize.allCases.flatMap { size in table.rows.map { $0[size] } }
    #expect(sizes.count == expected.count)
    // Browsers print computed lengths to about a ten-thousandth.
    #expect(zip(sizes, expected).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test(arguments: ["size", "waterfall", "matrix"], [1200, 390])
  func `html fits the window, and every glyph is drawn`(layout: String, width: Int) throws {
    let folder = TemporaryFolder()
    let rendered = typeramp(
      "render --set material --layout \(layout) --format html --output \(folder.path)/sheet.html")
    #expect(rendered.code == 0, "\(rendered.output)")
    let page = try #require(folder.text(of: "sheet.html")).replacing(
      "</body>",
      with: """
        <pre id="result"></pre>
        <script>
        const uses = [...document.querySelectorAll("use")]
        const empty = uses.filter(e => e.getBBox().width === 0).length
        const outside = uses.filter(e => {
          const box = e.getBoundingClientRect()
          const sheet = e.ownerSVGElement.getBoundingClientRect()
          return box.left < sheet.left - 1 || box.right > sheet.right + 1
            || box.top < sheet.top - 1 || box.bottom > sheet.bottom + 1
        }).length
        document.getElementById("result").textContent = [
          uses.length > 100, empty, outside,
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          document.querySelectorAll("svg text").length
        ].join(" ")
        </script></body>
        """)
    #expect(try result(of: page, width: width) == "true 0 0 0 0")
  }
}
