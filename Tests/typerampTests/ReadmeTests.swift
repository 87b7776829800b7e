import TestSupport
import Testing

/// Every command the README shows is run, so that none of them goes stale.
struct ReadmeTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// The lines of the README's shell blocks.
  static var commands: [String] {
    let text = Shell.run("cat \(Shell.quoted(root + "/README.md"))").output
    var commands: [String] = []
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInBlock = line == "```sh"
      } else if isInBlock, !line.isEmpty {
        let command = line.split(separator: "#")[0]
        commands.append(String(command.reversed().drop { $0 == " " }.reversed()))
      }
    }
    return commands
  }

  @Test func `the README has commands and is no manual`() {
    #expect(Self.commands.count >= 5)
    let lines = Shell.run("wc -l < \(Shell.quoted(Self.root + "/README.md"))").output
    #expect(Int(lines.filter(\.isNumber)) ?? 1_000 <= 150)
  }

  @Test(arguments: commands)
  func `the command works`(command: String) {
    if command.hasPrefix("make ") {
      // Building within a test would never end; make says whether it knows the target.
      #expect(
        Shell.run("cd \(Shell.quoted(Self.root)) && make -n \(command.dropFirst(5))").code == 0)
      return
    }
    let folder = Shell.run("mktemp -d").output.filter { !$0.isNewline }
    defer { _ = Shell.run("rm -r \(folder)") }
    let sets = Self.root + "/Resources/StyleSets/material.tokens.json"
    let result = Shell.run(
      "cd \(folder) && cp \(Shell.quoted(sets)) my.tokens.json && export LC_ALL=C.UTF-8 "
        + "PATH=\(Shell.quoted(Shell.buildFolder)):$PATH && \(command) 2>&1")
    if command == "typeramp my.tokens.json" {
      // The browser itself is tested in a terminal; here there is none, and it says so.
      #expect(result.output.contains("is not a terminal"))
    } else {
      #expect(result.code == 0, "\(result.output)")
    }
  }
}
