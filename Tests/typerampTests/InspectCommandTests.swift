import TestSupport
import Testing

/// `typeramp inspect`, and the loading of several files that it shares with the other commands.
struct InspectCommandTests {
  private func typeramp(_ arguments: String, in folder: String) -> Shell.Result {
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    return Shell.run("cd \(folder) && LC_ALL=C.UTF-8 \(binary) \(arguments)")
  }

  /// Runs `body` with a folder of two files that only make sense together, removed afterwards.
  private func withFolder(_ body: (String) -> Void) {
    let folder = Shell.run("mktemp -d").output.filter { !$0.isNewline }
    defer { _ = Shell.run("rm -r \(folder)") }
    let sizes = """
      {"size": {"$type": "dimension", "body": {"$value": "17px"}}}
      """
    let styles = """
      {"body": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "{size.body}", \
      "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1.5}, \
      "$extensions": {"mode": {"large": {"fontSize": "20px"}}}}}
      """
    _ = Shell.run(
      "cd \(folder) && mkdir empty && printf '%s' \(Shell.quoted(sizes)) > sizes.json && "
        + "printf '%s' \(Shell.quoted(styles)) > styles.json")
    body(folder)
  }

  @Test func `says where each value comes from, across files`() {
    withFolder { folder in
      let result = typeramp("inspect styles.json sizes.json", in: folder)
      #expect(result.code == 0)
      #expect(
        result.output == """
          styles: Design Tokens (DTCG), 1 style
          mode: large

          body  styles.json:1:2
            fontFamily       Inter    literal  1:59
            fontSize         17 pt    alias {size.body}  sizes.json:1:52
            fontWeight       400      literal  1:109
            letterSpacing    0 pt     literal  1:131
            lineHeight       25.5 pt  literal  1:152
            relativeTo       body     inferred from the name  1:2

          """)
    }
  }

  @Test func `reads a folder, and the mode that was chosen`() {
    withFolder { folder in
      let result = typeramp("inspect . --mode large --format json", in: folder)
      #expect(result.code == 0)
      #expect(result.output.contains(#""fontSize": {"value": 20, "origin": "literal""#))
      #expect(result.output.contains(#""selected": "large""#))
      #expect(typeramp("table . --mode large --format csv", in: folder).output.contains("body"))
    }
  }

  @Test(arguments: [
    ("inspect", "FILE is missing", 2), ("inspect empty", "no style file in this folder", 2),
    ("inspect sizes.json", "no typography token", 2), ("inspect nowhere.json", "no such file", 2),
    ("inspect styles.json", "there is no token 'size.body'", 2),
    ("inspect . --mode x", "there is no mode 'x'; use one of large", 1),
    ("inspect . --theme x", "there is no theme 'x'; leave out --theme", 1),
    ("inspect . --format csv", "expected text, json", 2),
    ("inspect --set faults", "unknown unit 'vw'", 1),
    ("print . --theme dark", "there is no theme 'dark'", 1),
    ("table .", "mode: large", 0),
  ])
  func `says what is wrong, and ends with the code for it`(
    arguments: String, message: String, code: Int32
  ) {
    withFolder { folder in
      let result = typeramp("\(arguments) 2>&1", in: folder)
      #expect(result.output.contains(message), "\(result.output)")
      #expect(result.code == code)
    }
  }
}
