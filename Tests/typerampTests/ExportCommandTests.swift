import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport
import TestSupport
import Testing

@testable import typeramp

/// `export`, `diff`, `suggest` and `render`, run as from the shell.
@Suite struct ExportCommandTests {
  @Test(arguments: CommandName.export.formats)
  func `every format writes its file`(format: String) {
    let folder = TemporaryFolder()
    let code = Typeramp.run([
      "export", "--set", "app", "--format", format, "--output", folder.path + "/out",
    ])
    #expect(code == 0)
    #expect(folder.text(of: "out")?.isEmpty == false)
  }

  @Test(arguments: [
    ["--module", "Foo;bar"], ["--module", "Foo", "--format", "css"],
    ["--type", "Foo", "--format", "dtcg"],
  ])
  func `a name that cannot be used is trouble`(arguments: [String]) {
    let folder = TemporaryFolder()
    let output = ["--output", folder.path + "/out"]
    #expect(
      Typeramp.run(["export", "--set", "app", "--format", "swiftui"] + arguments + output) == 2)
    #expect(folder.names == [])
  }

  @Test(arguments: CommandName.render.formats)
  func `every sheet writes its file`(format: String) {
    let folder = TemporaryFolder()
    let code = Typeramp.run([
      "render", "--set", "app", "--format", format, "--output", folder.path + "/out",
    ])
    #expect(code == 0)
    #expect(folder.names == ["out"])
  }

  @Test func `diff is 0 for equal files, 1 for others, 2 for one alone`() throws {
    let folder = TemporaryFolder()
    let app = String(decoding: try #require(BuiltInStyleSets.file(named: "app")), as: UTF8.self)
    let old = folder.write(app, to: "old.json")
    let new = folder.write(app.replacing("\"value\": 17", with: "\"value\": 18"), to: "new.json")
    let output = ["--output", folder.path + "/out"]
    #expect(Typeramp.run(["diff", old, old] + output) == 0)
    #expect(Typeramp.run(["diff", old, new] + output) == 1)
    let broken = folder.write(
      app.replacing("\"value\": 21, \"unit\": \"px\"", with: "\"value\": 21, \"unit\": \"vw\""),
      to: "broken.json")
    #expect(Typeramp.run(["table", broken] + output) == 1)
    #expect(Typeramp.run(["diff", broken, broken] + output) == 1)
    #expect(Typeramp.run(["diff", old] + output) == 2)
    #expect(Typeramp.run(["diff", old, folder.path + "/none"] + output) == 2)
  }

  @Test(arguments: ["app", "material"].prefix(Rounds.count(short: 1, full: 2)))
  func `suggest changes the file only where it is told to, and then for good`(
    name: String
  ) throws {
    let folder = TemporaryFolder()
    let text = String(decoding: try #require(BuiltInStyleSets.file(named: name)), as: UTF8.self)
    let file = folder.write(text, to: "m.json")
    #expect(Typeramp.run(["suggest", file, "--write"]) == 0)
    let patched = try #require(folder.text(of: "m.json"))
    #expect(patched != text)
    #expect(patched.split(separator: "\n").count == text.split(separator: "\n").count)
    let check = ["check", file, "--no-fonts", "--only", "DT004", "--output", folder.path + "/out"]
    #expect(Typeramp.run(check) == 0)
    #expect(folder.names == ["m.json", "out"])
    #expect(Typeramp.run(["suggest", "--set", name, "--write"]) == 2)
    #expect(Typeramp.run(["suggest", file]) == 0)
  }

  /// The file is in a folder with a blank in its name; `path` leads to it from `folder`.
  @Test(
    arguments: [
      (".", "a b/m.json", "."), (".", "ROOT/a b/m.json", "."), (".", "./c/../a b/m.json", "."),
      ("c", "../a b/m.json", "a b"), ("c", "ROOT/a b/m.json", "a b"), (".", "c/link", "."),
    ], ["patch -s -p1", "git apply"])
  func `a suggested patch is applied in its folder, however the file was given`(
    place: (folder: String, path: String, applied: String), command: String
  ) throws {
    let root = TemporaryFolder()
    _ = Shell.run("cd \(root.path) && mkdir 'a b' c && ln -s '../a b/m.json' c/link 2>&1")
    root.write(Self.inverted, to: "a b/m.json")
    let check = ["check", root.path + "/a b/m.json", "--no-fonts", "--only", "DT004"]
    #expect(Typeramp.run(check + ["--output", root.path + "/out"]) == 1)
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let path = Shell.quoted(place.path.replacing("ROOT", with: root.path))
    let result = Shell.run(
      "cd \(root.path)/\(place.folder) && \(binary) suggest \(path) 2>/dev/null > \(root.path)/p; "
        + "cd \(root.path)/'\(place.applied)' && \(command) < \(root.path)/p 2>&1")
    #expect(result == Shell.Result(output: "", code: 0))
    #expect(Typeramp.run(check + ["--output", root.path + "/out"]) == 0)
    let patch = try #require(root.text(of: "p"))
    #expect(patch.contains("# a patch for the folder") == (place.applied != "."))
  }

  @Test func `suggest patches one file of its own, and says at once where there is none`() {
    let folder = TemporaryFolder()
    folder.write(Self.inverted, to: "t.json")
    #expect(Typeramp.run(["suggest", folder.path]) == 2)
    let message = UsageError.folder(folder.path, .suggest).message
    #expect(message == "\(folder.path) is a folder, and suggest patches one file; give that file")
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let input = "cat \(folder.path)/t.json | \(binary) suggest -"
    #expect(Shell.run("\(input) --write 2>&1").code == 2)
    let listing = Shell.run("\(input) 2>/dev/null")
    #expect(listing.code == 1)
    #expect(listing.output.contains(": relativeTo "))
  }

  @Test func `suggest lists the changes to a file that cannot be patched`() {
    let folder = TemporaryFolder()
    let file = folder.write(
      """
      heading:
        $type: typography
        $value: {fontFamily: Inter, fontSize: 21px}
        $extensions: {typeramp: {relativeTo: title}}
      text:
        $type: typography
        $value: {fontFamily: Inter, fontSize: 17px}
        $extensions: {typeramp: {relativeTo: body}}

      """, to: "t.yaml")
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let listing = Shell.run("\(binary) suggest \(file) 2>/dev/null")
    #expect(listing.code == 1)
    #expect(listing.output.contains(": relativeTo "), "\(listing.output)")
    #expect(Shell.run("\(binary) suggest \(file) --write 2>/dev/null").code == 2)
  }

  private static let inverted = """
    {"heading": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "21px"},
      "$extensions": {"typeramp": {"relativeTo": "title"}}},
     "text": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "17px"},
      "$extensions": {"typeramp": {"relativeTo": "body"}}}}

    """

  @Test(arguments: [
    ["export", "$/t.json", "--format", "css", "-o", "$/t.json"],
    ["export", "$/t.json", "--format", "css", "-o", "$/./t.json"],
    ["export", "$/t.json", "--format", "css", "-o", "$/link.json"],
    ["export", "$/t.json", "--format", "css", "-o", "$/hard.json"],
    ["export", "$", "--format", "dtcg", "-o", "$/t.json"],
    ["table", "$/t.json", "-o", "$/t.json"], ["inspect", "$/t.json", "-o", "$/t.json"],
    ["check", "$/t.json", "-o", "$/t.json"], ["render", "$/t.json", "-o", "$/t.json"],
    ["diff", "$/t.json", "$/other.json", "-o", "$/other.json"],
    ["check", "$/t.json", "--baseline", "$/t.json", "--update-baseline"],
  ])
  func `no command writes over what it reads`(arguments: [String]) {
    let folder = TemporaryFolder()
    folder.write(Self.inverted, to: "t.json")
    folder.write(Self.inverted, to: "other.json")
    _ = Shell.run("cd \(folder.path) && ln -s t.json link.json && ln t.json hard.json 2>&1")
    let code = Typeramp.run(arguments.map { $0.replacing("$", with: folder.path) })
    #expect(code == 2)
    #expect(folder.text(of: "t.json") == Self.inverted)
    #expect(folder.text(of: "other.json") == Self.inverted)
  }

  @Test func `a dash as output is standard output`() {
    let folder = TemporaryFolder()
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let result = Shell.run(
      "cd \(folder.path) && \(binary) export --set app --format css -o - 2>&1")
    #expect(result.code == 0)
    #expect(result.output.contains(":root {"))
    #expect(folder.names == [])
  }

  @Test func `a limit to the size of files is an error, and no temporary file stays`() {
    let folder = TemporaryFolder()
    let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
    let result = Shell.run(
      "cd \(folder.path) && ulimit -f 1 && \(binary) export --set material --format css -o out 2>&1"
    )
    #expect(result.code == 2)
    #expect(result.output.contains("File too large"), "\(result.output)")
    #expect(folder.names == [])
  }

  @Test func `inspect writes to its output file`() {
    let folder = TemporaryFolder()
    #expect(Typeramp.run(["inspect", "--set", "app", "-o", folder.path + "/out"]) == 0)
    #expect(folder.text(of: "out")?.contains("headline") == true)
  }

  @Test func `an unknown style of a waterfall is trouble`() {
    #expect(Typeramp.run(["render", "--set", "app", "--style", "nobody"]) == 2)
    #expect(Typeramp.run(["render", "--set", "app", "--layout", "spiral"]) == 2)
  }
}
