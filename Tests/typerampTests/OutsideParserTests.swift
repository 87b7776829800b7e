import StyleReading
import StyleTestSupport
import TestSupport
import Testing

@testable import typeramp

/// What the program writes for other programs, by parsers that are not its own.
///
/// Python starts once for all files of a command, since starting it is what costs.
@Suite struct OutsideParserTests {
  private static let commands = [
    "check --no-fonts --format json", "check --no-fonts --format sarif", "table --format json",
    "inspect --format json", "export --format dtcg", "export --format style-dictionary",
  ]

  private static let readsJSON = "json.loads(data.decode())"
  private static let readsJUnit =
    "r = E.fromstring(data); s = [r] if r.tag == 'testsuite' else r.findall('testsuite'); "
    + "assert s and all(int(x.get('tests')) == len(x.findall('testcase')) "
    + "and int(x.get('failures')) == len(x.findall('testcase/failure')) for x in s), 'counts'"

  /// The fixtures, in full all of them, in an order in which the first are of all kinds.
  private static let fixtures: ArraySlice<String> = {
    var random = SplitMix64(seed: 1)
    let names = FormatFixture.names.shuffled(using: &random)
    return names.prefix(Rounds.count(short: 16, full: names.count))
  }()

  /// Runs `command` on every fixture into a file of its name in `folder`; how many files were written.
  ///
  /// A file is written exactly where the code says that something was done, but that an inspection may
  /// also say of a file why there is nothing in it.
  private func write(_ command: String, to folder: TemporaryFolder) -> Int {
    let words = command.split(separator: " ").map(String.init)
    for name in Self.fixtures {
      let output = ["-o", folder.path + "/" + name]
      let code = Typeramp.run(words + [FormatFixture.folder + "/" + name] + output)
      #expect([ExitCode.fine, ExitCode.findings, ExitCode.trouble].contains(code), "\(name)")
      if words[0] == "inspect", code == ExitCode.trouble { continue }
      let isWritten = code != ExitCode.trouble
      #expect(isWritten == (folder.text(of: name) != nil), "\(name): \(code)")
    }
    return folder.names.count
  }

  /// What Python says of the files in `folder` that `statement`, given their bytes as `data`, does not
  /// take; empty where it takes all `count` of them.
  private func faults(in folder: TemporaryFolder, by statement: String, count: Int) -> String {
    let script = TemporaryFolder()
    let file = script.write(
      """
      import json, pathlib, sys, xml.etree.ElementTree as E
      count = 0
      for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
          data = path.read_bytes()
          try:
              \(statement)
              count += 1
          except Exception as error:
              print(path.name, repr(error)[:300])
      if count != int(sys.argv[2]):
          print(count, "of", sys.argv[2], "files were read")

      """, to: "read.py")
    let run = Shell.run("python3 -I \(file) \(folder.path) \(count) 2>&1")
    return run.code == 0 ? run.output : "python3 ended with \(run.code): \(run.output)"
  }

  @Test(arguments: commands)
  func `Python reads all JSON`(command: String) {
    let folder = TemporaryFolder()
    let count = write(command, to: folder)
    #expect(count > Self.fixtures.count / 2)
    #expect(faults(in: folder, by: Self.readsJSON, count: count) == "")
  }

  @Test func `an XML parser reads JUnit, and its counts are right`() {
    let folder = TemporaryFolder()
    let count = write("check --no-fonts --format junit", to: folder)
    #expect(count > Self.fixtures.count / 2)
    #expect(faults(in: folder, by: Self.readsJUnit, count: count) == "")
  }

  @Test func `Python reads what two files and a suggestion come to`() {
    let folder = TemporaryFolder()
    let names = BuiltInStyleSets.names
    for name in names {
      let file = "\(folder.path)/\(name).json"
      let exported = Typeramp.run(["export", "--set", name, "--format", "dtcg", "-o", file])
      #expect(exported == (name == "faults" ? ExitCode.findings : ExitCode.fine), "\(name)")
    }
    for name in names {
      let files = ["\(folder.path)/app.json", "\(folder.path)/\(name).json"]
      let output = ["--format", "json", "-o", "\(folder.path)/diff-\(name).json"]
      let code = Typeramp.run(["diff"] + files + output)
      #expect(code == (name == "app" ? ExitCode.fine : ExitCode.findings), "\(name)")
    }
    // The others' styles take the search longer.
    for name in names.prefix(Rounds.count(short: 1, full: names.count)) {
      let code = Typeramp.run(["suggest", "\(folder.path)/\(name).json", "--write"])
      #expect(code == ExitCode.fine, "\(name)")
    }
    #expect(faults(in: folder, by: Self.readsJSON, count: 2 * names.count) == "")
  }
}
