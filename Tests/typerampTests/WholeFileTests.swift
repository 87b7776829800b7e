import TestSupport
import Testing

@testable import typeramp

@Suite struct WholeFileTests {
  @Test func `replaces a file as a whole and keeps its permissions`() throws {
    let folder = TemporaryFolder()
    let file = folder.write("old", to: "f")
    _ = Shell.run("chmod 640 \(file) 2>&1")
    try WholeFile.write(Array("new and longer".utf8), to: file)
    #expect(folder.text(of: "f") == "new and longer")
    #expect(Shell.run("stat -c %a \(file) 2>&1").output == "640\n")
    #expect(folder.names == ["f"])
  }

  @Test func `follows a link and leaves it a link`() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "target")
    _ = Shell.run("ln -s target \(folder.path)/link 2>&1")
    try WholeFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(folder.text(of: "target") == "new")
    #expect(Shell.run("readlink \(folder.path)/link 2>&1").output == "target\n")
  }

  @Test func `follows a link to a file that is not there yet`() throws {
    let folder = TemporaryFolder()
    _ = Shell.run("ln -s target \(folder.path)/link 2>&1")
    try WholeFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(folder.text(of: "target") == "new")
    #expect(folder.names == ["link", "target"])
    #expect(Shell.run("readlink \(folder.path)/link 2>&1").output == "target\n")
  }

  @Test func `leaves a file alone that is not to be written to`() {
    let folder = TemporaryFolder()
    let file = folder.write("old", to: "f")
    _ = Shell.run("chmod 444 \(file) 2>&1")
    let error = #expect(throws: FileError.self) { try WholeFile.write([1], to: file) }
    #expect(error?.message.contains("Permission denied") == true)
    #expect(folder.text(of: "f") == "old")
    #expect(folder.names == ["f"])
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

  @Test func `writes to what is no file, such as a device`() throws {
    try WholeFile.write(Array("x".utf8), to: "/dev/null")
    #expect(Shell.run("test -c /dev/null 2>&1").code == 0)
  }

  @Test func `says why a file cannot be written, and leaves nothing behind`() {
    let folder = TemporaryFolder()
    let error = #expect(throws: FileError.self) {
      try WholeFile.write([1], to: folder.path + "/none/f")
    }
    #expect(error?.message.contains("No such file or directory; check the path") == true)
    #expect(throws: FileError.self) { try WholeFile.write([1], to: folder.path) }
    #expect(folder.names == [])
  }

  @Test func `reads a file, and tells a missing one from an unreadable one`() throws {
    let folder = TemporaryFolder()
    let file = folder.write(String(repeating: "x", count: 200_000), to: "f")
    #expect(try WholeFile.read(file)?.count == 200_000)
    #expect(try WholeFile.read(folder.path + "/none") == nil)
    #expect(throws: FileError.self) { try WholeFile.read(folder.path) }
  }
}
