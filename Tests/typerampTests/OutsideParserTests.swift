import StyleReading
import StyleTestSupport
import TestSupport
import Testing

/// What the program writes for other programs, by parsers that are not its own.
@Suite struct OutsideParserTests {
  private static let binary = Shell.quoted(Shell.buildFolder + "/typeramp")
  private static let commands = [
    "check --no-fonts --format json", "check --no-fonts --format sarif", "table --format json",
    "inspect --format json", "export --format dtcg", "export --format style-dictionary",
  ]

  /// What `parser` says of what each command writes of each fixture, where it is not content; the
  /// commands run in one shell, since starting hundreds is slow.
  private func faults(of commands: [String], by parser: String) -> String {
    let folder = TemporaryFolder()
    let script = commands.map { command in
      """
      for file in \(Shell.quoted(FormatFixture.folder))/*; do
        \(Self.binary) \(command) "$file" > out 2> err
        code=$?
        if [ $code -gt 1 ] && ! [ -s out ] && [ -s err ]; then continue; fi
        \(parser) < out > parsed 2>&1 || { echo "\(command) $file: $code"; tail -3 parsed; }
      done

      """
    }
    folder.write(script.joined(), to: "run.sh")
    return Shell.run("cd \(folder.path) && sh run.sh 2>&1").output
  }

  @Test(arguments: commands)
  func `Python reads all JSON`(command: String) {
    let parser = "python3 -c 'import json,sys; json.loads(sys.stdin.buffer.read().decode())'"
    #expect(faults(of: [command], by: parser) == "")
  }

  @Test func `Python's tool reads what two files and a suggestion come to`() {
    let folder = TemporaryFolder()
    let run = Shell.run(
      """
      cd \(folder.path)
      for set in \(BuiltInStyleSets.names.joined(separator: " ")); do
        \(Self.binary) export --set $set --format dtcg > $set.json
        python3 -m json.tool $set.json > /dev/null || echo "$set is no JSON"
        \(Self.binary) diff app.json $set.json --format json > diff
        python3 -m json.tool diff > /dev/null || echo "diff of $set is no JSON"
        \(Self.binary) suggest $set.json --write > said 2>&1
        python3 -m json.tool $set.json > /dev/null || echo "suggest makes $set no JSON"
      done 2>&1
      """)
    #expect(run.output == "")
  }

  @Test func `an XML parser reads JUnit, and its counts are right`() {
    let parser =
      "python3 -c 'import sys, xml.etree.ElementTree as E; r = E.parse(sys.stdin).getroot(); "
      + "s = [r] if r.tag == \"testsuite\" else r.findall(\"testsuite\"); "
      + "assert s and all(int(x.get(\"tests\")) == len(x.findall(\"testcase\")) "
      + "and int(x.get(\"failures\")) == len(x.findall(\"testcase/failure\")) for x in s), \"counts\"'"
    #expect(faults(of: ["check --no-fonts --format junit"], by: parser) == "")
  }
}
