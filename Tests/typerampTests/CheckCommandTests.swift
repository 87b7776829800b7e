import TestSupport
import Testing

@testable import typeramp

/// Exit codes and files of `typeramp check`, run as from the shell.
@Suite struct CheckCommandTests {
  private static func tokens(_ styles: (String, Int, String)...) -> String {
    let members = styles.map { name, size, relativeTo in
      "\"\(name)\": {\"$value\": {\"fontFamily\": \"Inter\", \"fontSize\": {\"value\": \(size), "
        + "\"unit\": \"px\"}, \"fontWeight\": 400, \"lineHeight\": 1.5, \"letterSpacing\": "
        + "{\"value\": 0, \"unit\": \"px\"}}, \"$extensions\": {\"typeramp\": "
        + "{\"relativeTo\": \"\(relativeTo)\"}}}"
    }
    return "{\"$type\": \"typography\",\n" + members.joined(separator: ",\n") + "}\n"
  }

  private static let good = tokens(("heading", 34, "largeTitle"), ("text", 17, "body"))
  private static let bad = tokens(("heading", 21, "title"), ("text", 17, "body"))

  private func check(_ arguments: String..., in folder: TemporaryFolder) -> Int32 {
    Typeramp.run(["check", "--no-fonts", "--output", folder.path + "/out"] + arguments)
  }

  @Test func `0 without findings, 1 with an error, 2 where nothing could be read`() {
    let folder = TemporaryFolder()
    let good = folder.write(Self.good, to: "good.json")
    let bad = folder.write(Self.bad, to: "bad.json")
    let broken = folder.write("{", to: "broken.json")
    #expect(check(good, in: folder) == 0)
    #expect(check(bad, in: folder) == 1)
    #expect(check(good, bad, in: folder) == 1)
    #expect(check(broken, in: folder) == 2)
    #expect(check(good, broken, in: folder) == 2)
    #expect(check(folder.path + "/missing.json", in: folder) == 2)
  }

  @Test func `trouble leaves neither an output file nor a temporary one`() {
    let folder = TemporaryFolder()
    let broken = folder.write("{", to: "broken.json")
    _ = check(broken, in: folder)
    #expect(folder.names == ["broken.json"])
  }

  @Test(arguments: [("error", 1), ("warning", 1), ("info", 1), ("never", 0)])
  func `fails from the level asked for on`(level: String, code: Int32) {
    let folder = TemporaryFolder()
    let bad = folder.write(Self.bad, to: "bad.json")
    #expect(check(bad, "--fail-on", level, in: folder) == code)
    #expect(check(bad, "--ignore", "DT004,DT015", "--fail-on", "info", in: folder) == 0)
  }

  @Test(arguments: [
    ["--only", "DT099"], ["--format", "yaml"], ["--fail-on", "maybe"], ["--platform", "android"],
    ["--update-baseline"], ["--baseline", "/nonexistent/b.json"], ["--size", "AX3"],
  ])
  func `what is not understood is trouble`(arguments: [String]) {
    let folder = TemporaryFolder()
    let good = folder.write(Self.good, to: "good.json")
    let code = Typeramp.run(
      ["check", "--no-fonts", "--output", folder.path + "/out", good] + arguments)
    #expect(code == 2)
    #expect(folder.text(of: "out") == nil)
  }

  @Test func `a baseline is written, silences what it holds, and tells what is stale`() {
    let folder = TemporaryFolder()
    let file = folder.write(Self.bad, to: "tokens.json")
    let baseline = folder.path + "/baseline.json"
    #expect(check(file, "--baseline", baseline, "--update-baseline", in: folder) == 0)
    #expect(check(file, "--baseline", baseline, "--fail-on", "info", in: folder) == 0)
    folder.write(Self.good, to: "tokens.json")
    #expect(check(file, "--baseline", baseline, in: folder) == 0)
    #expect(folder.text(of: "out")?.contains("stale in the baseline: DT004 text, heading") == true)
  }

  @Test func `a baseline knows a file however its path is spelt`() {
    let folder = TemporaryFolder()
    folder.write(Self.bad, to: "tokens.json")
    _ = Shell.run("mkdir \(folder.path)/sub && ln -s ../tokens.json \(folder.path)/sub/link.json")
    let baseline = folder.path + "/sub/baseline.json"
    let plain = folder.path + "/tokens.json"
    #expect(check(plain, "--baseline", baseline, "--update-baseline", in: folder) == 0)
    #expect(folder.text(of: "sub/baseline.json")?.contains("\"../tokens.json\"") == true)
    for spelling in ["/./tokens.json", "/sub/../tokens.json", "/sub/link.json", "//tokens.json"] {
      let code = check(
        folder.path + spelling, "--baseline", baseline, "--fail-on", "info", in: folder)
      #expect(code == 0, "\(spelling)")
    }
  }

  @Test(arguments: ["text", "json", "sarif", "github", "junit"])
  func `every format names file, line and rule`(format: String) throws {
    let folder = TemporaryFolder()
    let file = folder.write(Self.bad, to: "tokens.json")
    #expect(check(file, "--format", format, in: folder) == 1)
    let text = try #require(folder.text(of: "out"))
    #expect(text.contains("DT004"))
    #expect(text.contains("tokens.json"))
    #expect(text.contains("3"))
  }
}
