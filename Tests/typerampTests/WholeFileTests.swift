import TestSupport
import Testing

@testable import typeramp

@Suite struct WholeFileTests {
  @Test func `replaces a file as a whole and keeps its permissions`() throws {
    let folder = TemporaryFolder()
    let file = folder.write("old", to: "f")
    _ = ShellCommand("chmod 640 \(file)")
    try WholeFile.write(Array("new and longer".utf8), to: file)
    #expect(folder.text(of: "f") == "new and longer")
    #expect(ShellCommand("stat -c %a \(file)").output == "640\n")
    #expect(folder.names == ["f"])
  }

  @Test func `follows a link and leaves it a link`() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "target")
    _ = ShellCommand("ln -s target \(folder.path)/link")
    try WholeFile.write(Array("new".utf8), to: folder.path + "/link")
    #expect(folder.text(of: "target") == "new")
    #expect(ShellCommand("readlink \(folder.path)/link").output == "target\n")
  }

  @Test func `writes to what is no file, such as a device`() throws {
    try WholeFile.write(Array("x".utf8), to: "/dev/null")
    #expect(ShellCommand("test -c /dev/null").code == 0)
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
