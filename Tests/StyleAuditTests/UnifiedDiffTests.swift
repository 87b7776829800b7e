import Files
import TestSupport
import Testing

@testable import StyleAudit

@Suite struct UnifiedDiffTests {
  private static let old = Array("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine".utf8)
  private static let new = Array("one\ntwo\nthree\nfour\n5\nsix\nseven\neight\nnine\nten".utf8)

  /// `old` in a folder, made `new` there by `command`, which reads the diff from standard input.
  private func applied(
    _ command: String, to path: String, from old: [UInt8] = old, to new: [UInt8] = new,
    in place: String = "."
  ) throws -> (bytes: [UInt8], Shell.Result) {
    let folder = TemporaryFolder()
    let file = Shell.quoted(path)
    _ = Shell.run(
      "cd \(folder.path) && mkdir -p \(place) && cd \(place) && mkdir -p \"$(dirname \(file))\" 2>&1"
    )
    let target = "\(folder.path)/\(place)/\(path)"
    try WholeFile.write(old, to: target)
    try WholeFile.write(
      UnifiedDiff(old: old, new: new, path: path).bytes, to: folder.path + "/diff")
    let diff = folder.path + "/diff"
    let result = Shell.run(
      "cd \(folder.path) && git init -q . 2>/dev/null; cd \(place) && \(command) < \(diff) 2>&1")
    return (try WholeFile.read(target), result)
  }

  @Test(
    arguments: ["patch -p1", "git apply"],
    [
      "f.json", "design/tokens/f.json", "two words.json", "a\ttab.json", "\"quoted\".json",
      "back\\slash.json", "new\nline.json", "ümläut 文字.json", "a b/c \"d\"\t.json",
      "bell\u{7}.json",
    ])
  func `is applied whatever the file is called`(command: String, path: String) throws {
    let (bytes, result) = try applied(command, to: path)
    #expect(result.code == 0, "\(result.output)")
    #expect(bytes == Self.new)
  }

  @Test(arguments: ["patch -p1", "git apply"])
  func `is applied below the root of a repository`(command: String) throws {
    let (bytes, result) = try applied(command, to: "tokens/f.json", in: "packages/app")
    #expect(result.code == 0, "\(result.output)")
    #expect(bytes == Self.new)
  }

  @Test(arguments: ["patch -p1 --binary", "git apply"])
  func `keeps bytes that are no UTF-8, and the ends of lines`(command: String) throws {
    let old = Array("a\r\n".utf8) + [0xE4, 0xF6, 0xFC, 0x0A, 0xFF, 0x0A] + Array("x\r\n".utf8)
    let new = Array("a\r\n".utf8) + [0xE4, 0xF6, 0xDF, 0x0A, 0xFF, 0x0A] + Array("y\r\n".utf8)
    let (bytes, result) = try applied(command, to: "f.json", from: old, to: new)
    #expect(result.code == 0, "\(result.output)")
    #expect(bytes == new)
  }

  @Test func `marks a last line without its end`() {
    let diff = UnifiedDiff(old: Array("a\nb".utf8), new: Array("a\nc".utf8), path: "f")
    #expect(
      String(decoding: diff.bytes, as: UTF8.self) == """
        --- a/f
        +++ b/f
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func `says nothing of what is the same`() {
    #expect(UnifiedDiff(old: [0xFF], new: [0xFF], path: "f").bytes == [])
  }
}
