@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StyleSetFileTests {
  /// Runs `body` with the path of a folder that is removed afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/typeramp-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in [
        "set.tokens.json", "big.json", "sub/b.yaml", "c.txt", ".hidden.json", "pipe.json",
        "gone.json", "sub/again.yaml", "sub/r.json", "sub/loop/big.json", "sub/loop",
      ] {
        unlink("\(folder)/\(name)")
      }
      rmdir("\(folder)/sub/loop")
      rmdir("\(folder)/sub")
      rmdir(folder)
    }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  private func loadError(_ path: String) -> LoadError? {
    do throws(LoadError) {
      _ = try StyleSetFile.load(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `loads a file and names it in positions`() throws {
    try withFolder { folder in
      let path = "\(folder)/set.tokens.json"
      try write(
        "{\"b\":{\"$type\":\"typography\",\"$value\":\(DesignTokensFixture.value())}}", to: path)
      let set = try StyleSetFile.load(path: path)
      #expect(set.name == "set")
      #expect(set.source == .file(path))
      #expect(set.format == "Design Tokens (DTCG)")
      #expect(set.styles.map(\.position.description) == ["\(path):1:2"])
    }
  }

  @Test func `reads the style files of a folder as one set`() throws {
    try withFolder { folder in
      mkdir("\(folder)/sub", 0o755)
      try write("body: {fontFamily: Inter, fontSize: '{size}'}", to: "\(folder)/sub/b.yaml")
      try write("{\"size\": {\"value\": \"17px\"}}", to: "\(folder)/set.tokens.json")
      try write("{\"size\": {\"value\": \"99px\"}}", to: "\(folder)/.hidden.json")
      try write("{\"size\": {\"value\": \"98px\"}}", to: "\(folder)/c.txt")
      #expect(StyleFolder(folder)?.listing.files == ["set.tokens.json", "sub/b.yaml"])
      let set = try StyleSetFile.load(path: folder)
      #expect(set.styles.map(\.pointSize) == [17])
      #expect(set.styles.map(\.path) == [["sub/b", "body"]])
      #expect(set.source == .file(folder))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `leaves out a pipe and a link to nothing in a folder, and says so`() throws {
    try withFolder { folder in
      try write(
        "{\"b\":{\"$type\":\"typography\",\"$value\":{\"fontSize\":17}}}",
        to: "\(folder)/set.tokens.json")
      #expect(mkfifo("\(folder)/pipe.json", 0o600) == 0)
      #expect(symlink("nowhere.json", "\(folder)/gone.json") == 0)
      let set = try StyleSetFile.load(path: folder)
      #expect(set.styles.map(\.name) == ["b"])
      let skipped = set.notes.filter { $0.message.contains("no regular file") }.map(\.message)
      #expect(skipped.count == 2)
      #expect(skipped[0].contains("gone.json"))
      #expect(skipped[1].contains("pipe.json"))
    }
  }

  @Test func `reads each file of a folder once where links run in a circle`() throws {
    try withFolder { folder in
      mkdir("\(folder)/sub", 0o755)
      try write("body: {fontFamily: Inter, fontSize: 17}", to: "\(folder)/sub/b.yaml")
      #expect(symlink("..", "\(folder)/sub/loop") == 0)
      #expect(symlink("b.yaml", "\(folder)/sub/again.yaml") == 0)
      #expect(StyleFolder(folder)?.listing.files.count == 1)
      #expect(try StyleSetFile.load(path: folder).styles.map(\.pointSize) == [17])
    }
  }

  @Test func `follows no link out of the folder that a reference leads through`() throws {
    try withFolder { folder in
      mkdir("\(folder)/sub", 0o755)
      let styles = "{\"b\":{\"$type\":\"typography\",\"$value\":{\"fontSize\":17}}}"
      try write(styles, to: "\(folder)/big.json")
      #expect(symlink("..", "\(folder)/sub/loop") == 0)
      let path = "\(folder)/sub/r.json"
      try write(
        """
        {"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}],
        "sets":{"a":{"sources":[{"$ref":"loop/big.json"}]}}}
        """, to: path)
      #expect(try StyleSetFile.load(path: path).styles.isEmpty)
      #expect(unlink("\(folder)/sub/loop") == 0)
      mkdir("\(folder)/sub/loop", 0o755)
      try write(styles, to: "\(folder)/sub/loop/big.json")
      #expect(try StyleSetFile.load(path: path).styles.map(\.pointSize) == [17])
    }
  }

  @Test func `reads several files as one set, called after the first`() throws {
    try withFolder { folder in
      mkdir("\(folder)/sub", 0o755)
      let (first, second) = ("\(folder)/set.tokens.json", "\(folder)/sub/b.yaml")
      try write("{\"size\": {\"value\": \"17px\"}}", to: first)
      try write("body: {fontFamily: Inter, fontSize: '{size}'}", to: second)
      let set = try StyleSetFile.load(paths: [first, second])
      #expect(set.name == "set")
      #expect(set.styles.map(\.pointSize) == [17])
      #expect(throws: LoadError.missing(path: "\(folder)/x")) {
        try StyleSetFile.load(paths: [first, "\(folder)/x"])
      }
    }
  }

  @Test func `says what is wrong with a path`() throws {
    try withFolder { folder in
      let path = "\(folder)/set.tokens.json"
      #expect(loadError(path) == .missing(path: path))
      #expect(loadError("\(path)/deeper") == .missing(path: "\(path)/deeper"))
      #expect(loadError(folder) == .nothingInFolder(path: folder))
      try write("", to: path)
      #expect(loadError(path) == .empty(path: path))
    }
  }

  @Test func `refuses what is larger than 64 MB before reading it`() throws {
    try withFolder { folder in
      let path = "\(folder)/big.json"
      try write("{", to: path)
      #expect(truncate(path, off_t(StyleSetFile.sizeLimit) + 1) == 0)
      #expect(loadError(path) == .tooLarge(path: path, limit: 64 << 20))
    }
  }

  @Test func `reads a pipe to its end`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let stream = try #require(fdopen(ends[1], "w"))
    fputs("{\"b\":{\"$type\":\"typography\",\"$value\":{\"fontSize\":1}}}", stream)
    fclose(stream)
    defer { close(ends[0]) }
    let set = try StyleSetFile.load(path: "/dev/fd/\(ends[0])")
    #expect(set.styles.map(\.name) == ["b"])
  }

  @Test(arguments: [
    (
      LoadError.missing(path: "a.json"),
      "a.json: no such file; check the name, or the folder you are in"
    ),
    (
      .nothingInFolder(path: "a"), "a: no style file in this folder; give a file by its name"
    ),
    (
      .unreadable(path: "a.json", reason: "Permission denied"),
      "a.json: can't be read (Permission denied); check its permissions"
    ),
    (
      .tooLarge(path: "a.json", limit: 64 << 20),
      "a.json: larger than 64 MB; give a file that holds only tokens"
    ),
    (.empty(path: "-"), "standard input: empty; export the tokens again"),
    (
      .missing(path: "\u{1B}[2J"),
      "\\u{1B}[2J: no such file; check the name, or the folder you are in"
    ),
  ])
  func `puts each error in a sentence`(error: LoadError, sentence: String) {
    #expect(error.message == sentence)
  }
}
