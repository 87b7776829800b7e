import StyleSets
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
    #expect(StyleExport.named(format) != nil)
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
    #expect(Typeramp.run(["diff", old] + output) == 2)
    #expect(Typeramp.run(["diff", old, folder.path + "/none"] + output) == 2)
  }

  @Test func `suggest changes the file only where it is told to, and then for good`() throws {
    let folder = TemporaryFolder()
    let material = String(
      decoding: try #require(BuiltInStyleSets.file(named: "material")), as: UTF8.self)
    let file = folder.write(material, to: "m.json")
    #expect(Typeramp.run(["suggest", file, "--write"]) == 0)
    let patched = try #require(folder.text(of: "m.json"))
    #expect(patched != material)
    #expect(patched.split(separator: "\n").count == material.split(separator: "\n").count)
    let check = ["check", file, "--no-fonts", "--only", "DT004", "--output", folder.path + "/out"]
    #expect(Typeramp.run(check) == 0)
    #expect(folder.names == ["m.json", "out"])
    #expect(Typeramp.run(["suggest", "--set", "material", "--write"]) == 2)
  }

  @Test func `an unknown style of a waterfall is trouble`() {
    #expect(Typeramp.run(["render", "--set", "app", "--style", "nobody"]) == 2)
    #expect(Typeramp.run(["render", "--set", "app", "--layout", "spiral"]) == 2)
  }
}
