import TestSupport
import Testing

@testable import typeramp

/// The built program without a terminal: what it prints, where, and the code it ends with.
struct CommandTests {
  /// Runs `typeramp` with `arguments` as a shell would; standard error goes where `2>` says.
  private func typeramp(_ arguments: String, input: String? = nil) -> Shell.Result {
    let feed = input.map { "printf '%s' \(Shell.quoted($0)) | " } ?? ""
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    return Shell.run("\(feed)LC_ALL=C.UTF-8 TERM=xterm-256color \(binary) \(arguments)")
  }

  @Test(arguments: [
    ("scale 17 --relative-to body --size AX5", "48\n"),
    ("scale 17 --relative-to body --size medium", "16.333333\n"),
    ("scale 17 --relative-to body --size medium --display-scale 2", "16\n"),
    ("scale 17 --relative-to body --size AX5 --api font", "48\n"),
    ("scale 21 --relative-to title1 --size accessibilityExtraLarge", "35.333333\n"),
    ("scale 21 --relative-to UICTFontTextStyleTitle1 --size ax3 --api font", "35\n"),
    ("scale --api preferred --relative-to caption2 --size AX5", "40\n"),
    ("scale 11 --relative-to footnote --size AX2 --api metric", "20\n"),
    ("scale 11 --relative-to footnote --size AX2", "20.333333\n"),
    ("scale --relative-to body -s AX5 -- -17", "-48\n"),
    ("scale 17pt --relative-to body", "17\n"),
  ])
  func `scale prints what iOS makes of a number`(arguments: String, output: String) {
    #expect(typeramp(arguments) == Shell.Result(output: output, code: 0))
  }

  @Test func `scale prints all twelve sizes`() {
    let result = typeramp("scale 17 --relative-to body --all")
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0].split(separator: " ") == ["xSmall", "14.666667", "×0.86"])
    #expect(lines[11].split(separator: " ") == ["accessibility5", "48", "×2.82"])
  }

  @Test func `a batch answers line by line, in order`() {
    let questions = """
      value,body,AX5,3,17
      font,title,accessibility3,3,21
      UIFontMetrics.scaledFont(for:).pointSize,caption2,UICTContentSizeCategoryAccessibilityL,3,11
      preferred,headline,AX4,3,
      preferred,headline,AX4,3
      metric,footnote,AX2,3,11

      value,body,medium,2,17
      """
    let result = typeramp("scale --batch", input: questions)
    #expect(result == Shell.Result(output: "48\n35\n25\n47\n47\n20\n\n16\n", code: 0))
  }

  @Test func `a bad line of a batch keeps the others in their places`() {
    let result = typeramp(
      "scale --batch 2>&1 1>/dev/null", input: "value,body,AX9,3,17\nvalue,body,AX5,3,17\n")
    #expect(result.code == 2)
    #expect(
      result.output.hasPrefix("<standard input>:1:12: error: unknown Dynamic Type size 'AX9'"))
    let numbers = typeramp(
      "scale --batch 2>/dev/null", input: "value,body,AX9,3,17\nvalue,body,AX5,3,17\n")
    #expect(numbers.output == "nan\n48\n")
  }

  @Test(arguments: [
    ("--frobnicate", "unknown option '--frobnicate'"),
    ("--colr", "did you mean --color?"),
    ("scale 17 --relative-to bdy", "did you mean 'body'?"),
    ("scale 17", "--relative-to STYLE is missing"),
    ("scale --relative-to body", "VALUE is missing"),
    ("scale xyz --relative-to body", "'xyz' is not a number of points"),
    ("scale 17 18 --relative-to body", "'18' is one argument too many"),
    ("scale 17 --relative-to body --size AX7", "unknown Dynamic Type size 'AX7'"),
    ("scale 17 --relative-to body --display-scale 0", "expected a number from 1 to 10"),
    ("scale 17 --relative-to body --size L --all", "--size and --all exclude each other"),
    ("print --relative-to body", "--relative-to means nothing to 'print'"),
    ("table --format xml", "expected text, markdown, csv, json"),
    ("print --size", "--size needs a value"),
    ("print --columns 5", "expected a number from 20 to 1000"),
    ("print --set nope", "no built-in style set is called 'nope'"),
    ("print /nonexistent.json", "/nonexistent.json: no such file"),
    ("print a b", "a: no such file"),
    ("print --font /nonexistent.ttf", "cannot be read"),
    ("print --font Intr", "did you mean 'Inter'?"),
    ("print --font ''", "expected a family or a file"),
    ("print --rem x", "expected a number from 1 to 1000"),
    ("--list-sets foo", "'foo' is one argument too many"),
    ("scale 1e15 --relative-to body", "beyond any length on a screen"),
    ("scale -17 --relative-to body", "write -- before a negative number"),
    ("scale 17 --api preferred --relative-to body", "--api preferred takes no value"),
    ("print --glyphs octant", "expected auto, pixel, half"),
    ("", "typeramp print"),
  ])
  func `bad usage and bad input say what to do and end with 2`(arguments: String, message: String) {
    let result = typeramp("\(arguments) 2>&1 1>/dev/null </dev/null")
    #expect(result.code == 2)
    #expect(result.output.contains(message), "\(result.output)")
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test func `help and version go to standard output`() {
    #expect(typeramp("--help").output.contains("Usage:"))
    #expect(typeramp("--help").code == 0)
    #expect(typeramp("-V").output == "typeramp 0.1.0\n")
    #expect(typeramp("--list-sets").output.split(separator: "\n").count == 4)
  }

  @Test(arguments: CommandName.allCases)
  func `help of a command has what it takes and nothing else`(command: CommandName) {
    #expect(HelpText.text.contains(command.synopsis))
    guard command != .browse else { return }
    let result = typeramp("\(command.rawValue) --help")
    #expect(result.code == 0)
    #expect(result.output.contains(command.synopsis))
    #expect(command.formats.allSatisfy(result.output.contains))
    for option in Option.allCases {
      let isListed = result.output.contains("--\(option.rawValue) ")
      #expect(isListed == option.commands.contains(command), "--\(option.rawValue)")
    }
  }

  @Test(arguments: [
    ("prnt", "did you mean the command 'print'?"),
    ("exprot a", "did you mean the command 'export'?"),
    ("help", "did you mean typeramp --help?"), ("nowhere.json", "nowhere.json: no such file"),
  ])
  func `a misspelt command is no missing file`(arguments: String, message: String) {
    let result = typeramp("\(arguments) 2>&1 </dev/null")
    #expect(result.code == 2)
    #expect(result.output.contains(message), "\(result.output)")
  }

  @Test(arguments: [("ios", "(iOS @3x)"), ("watchos", "(watchOS @2x)"), ("macos", "(macOS @2x)")])
  func `check counts on the platform's own pixels`(platform: String, words: String) {
    let result = typeramp("check --set app --no-fonts --fail-on never --platform \(platform)")
    #expect(result.output.contains(words), "\(result.output)")
  }

  @Test func `print fits its columns and works in a pipe`() {
    let result = typeramp("print --set app --size AX3 --columns 60 --glyphs half")
    #expect(result.code == 0)
    #expect(result.output.contains("app at AX3 (accessibility3)"))
    #expect(result.output.contains("title  21 → 35 pt · Inter Bold · on title"))
    #expect(result.output.contains("█"))
    #expect(!result.output.contains("\u{1B}"))
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test func `print in colour sets and resets it on every line`() {
    let result = typeramp("print --set app --glyphs quadrant --color 256")
    let lines = result.output.split(separator: "\n").filter { $0.contains("\u{1B}") }
    #expect(lines.count > 10)
    // Plain cells may follow the reset, but no further colour does.
    #expect(lines.allSatisfy { $0.split(separator: "\u{1B}").last?.hasPrefix("[0m") == true })
  }

  @Test func `a Korean and a Japanese sample name the face that drew them`() {
    let result = typeramp("print --set faults --columns 160 2>/dev/null")
    #expect(result.code == 1)
    #expect(result.output.contains("Noto Sans CJK JP"))
    #expect(result.output.contains("Noto Sans CJK KR"))
    #expect(result.output.contains("Futura-Medium not found, drawn in Inter"))
  }

  @Test func `a file with one bad style shows the others and ends with 1`() {
    let file = """
      {"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "17px"}},
       "lead": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "2vh"}}}
      """
    let table = typeramp("table - 2>/dev/null", input: file)
    #expect(table.code == 1)
    #expect(table.output.contains("body"))
    let complaint = typeramp("table - 2>&1 1>/dev/null", input: file)
    #expect(complaint.output.hasPrefix("<standard input>:2:"))
    #expect(complaint.output.contains("lead"))
  }

  @Test(arguments: ["", "{", "[]", "\u{1}\u{2}", "{\"a\": {\"$value\": 1}}"])
  func `a file without a readable style ends with 2`(content: String) {
    let result = typeramp("print - 2>&1", input: content)
    #expect(result.code == 2)
    #expect(result.output.contains("typeramp: ") || result.output.contains("<standard input>:1:"))
  }

  @Test func `a program is not taken for a token file`() throws {
    let program = try #require(Shell.path(of: "cat"))
    let result = typeramp("print \(Shell.quoted(program)) 2>&1")
    #expect(result.code == 2)
    #expect(result.output.contains(":1:1: error: not text"), "\(result.output)")
  }

  @Test func `a closed or full output is no crash`() {
    #expect(typeramp("table --set material >&- 2>/dev/null").code == 2)
    #expect(typeramp("print --set material 2>&1 >/dev/full").code == 2)
    let head = Shell.run(
      "\(Shell.quoted(Shell.buildFolder + "/typeramp")) table --set material | head -n 1; echo ok")
    #expect(head.output.hasSuffix("ok\n"))
  }

  @Test func `without any font there is still a sheet`() {
    let folder = Shell.run("mktemp -d").output.filter { !$0.isNewline }
    defer { _ = Shell.run("rm -r \(folder)") }
    _ = Shell.run("printf '<fontconfig></fontconfig>' > \(folder)/fonts.conf")
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let result = Shell.run(
      "FONTCONFIG_FILE=\(folder)/fonts.conf LC_ALL=C.UTF-8 \(binary) print --set app")
    #expect(result.code == 0)
    #expect(result.output.contains("no font installed"))
  }

  @Test(arguments: ["text", "markdown", "csv", "json"])
  func `tables come in four formats`(format: String) {
    let result = typeramp("table --set app --format \(format)")
    #expect(result.code == 0)
    #expect(result.output.contains("subheadline"))
    #expect(result.output.utf8.last == UInt8(ascii: "\n"))
  }

  /// The lines of a text that specimens are drawn on.
  private func drawn(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      line.unicodeScalars.contains { (0x2581...0x259F).contains($0.value) || $0 == "›" }
    }
  }

  @Test(arguments: ["--set app", "--set faults --size AX3", "--set apple"], [40, 100])
  func `print and render draw a file in the same letters`(source: String, columns: Int) {
    let options = "\(source) --columns \(columns)"
    let printed = drawn(typeramp("print \(options)").output)
    #expect(printed.count > 10)
    #expect(drawn(typeramp("render --format text \(options)").output) == printed)
    let colored = typeramp("render --format ansi --color 16 \(options)").output
    #expect(
      drawn(typeramp("print --color 16 \(options)").output.replacing(escapes, with: ""))
        == drawn(colored.replacing(escapes, with: "")))
  }

  private var escapes: Regex<Substring> { /\u{1B}\[[0-9;]*m/ }

  @Test func `render says which fonts it has to do without`() {
    let tokens = """
      {"$type": "typography",
       "a": {"$value": {"fontFamily": "No Such Family", "fontSize": {"value": 17, "unit": "px"}}},
       "b": {"$value": {"fontFamily": "No Such Family", "fontSize": {"value": 12, "unit": "px"}}}}
      """
    let words = "No Such Family not found, 2 styles are drawn in another font"
    #expect(typeramp("render - 2>&1 >/dev/null", input: tokens).output.contains(words))
    let one = typeramp("render --layout waterfall --style b - 2>&1 >/dev/null", input: tokens)
    #expect(one.output.contains("No Such Family not found, 1 style is drawn in another font"))
    #expect(!typeramp("render --set app 2>&1 >/dev/null").output.contains("not found"))
  }
}
