import TestSupport
import Testing

@testable import Files

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
    #expect(try WholeFile.read(file).count == 200_000)
    let missing = #expect(throws: FileError.self) { try WholeFile.read(folder.path + "/none") }
    #expect(missing?.isMissing == true)
    let below = #expect(throws: FileError.self) { try WholeFile.read(file + "/below") }
    #expect(below?.isBelowFile == true && below?.isMissing == false)
    #expect(throws: FileError.self) { try WholeFile.read(folder.path) }
  }

  @Test func `reads no more than it is to`() throws {
    let folder = TemporaryFolder()
    let file = folder.write("12345", to: "f")
    #expect(try WholeFile.read(file, limit: 5) == Array("12345".utf8))
    let error = #expect(throws: FileError.self) { try WholeFile.read(file, limit: 4) }
    #expect(error?.isTooLarge == true)
    // A device does not say how long it is.
    let endless = #expect(throws: FileError.self) { try WholeFile.read("/dev/zero", limit: 4) }
    #expect(endless?.isTooLarge == true)
  }

  @Test func `follows a chain of links from folder to folder to its end`() throws {
    let folder = TemporaryFolder()
    _ = Shell.run(
      "cd \(folder.path) && mkdir -p a b/c && ln -s ../b/second a/first && ln -s c/third b/second"
        + " && ln -s ../../end b/c/third 2>&1")
    try WholeFile.write(Array("new".utf8), to: folder.path + "/a/first")
    #expect(folder.text(of: "end") == "new")
    try WholeFile.write(Array("newer".utf8), to: folder.path + "/a/first")
    #expect(folder.text(of: "end") == "newer")
    #expect(Shell.run("readlink \(folder.path)/b/c/third 2>&1").output == "../../end\n")
  }

  @Test func `says that links lead in a circle, and leaves them alone`() {
    let folder = TemporaryFolder()
    _ = Shell.run("cd \(folder.path) && ln -s two one && ln -s one two && ln -s self self 2>&1")
    for name in ["one", "self"] {
      let error = #expect(throws: FileError.self) {
        try WholeFile.write([1], to: folder.path + "/" + name)
      }
      #expect(
        error?.message
          == "\(folder.path)/\(name): Too many levels of symbolic links; give a path whose links end at a file"
      )
    }
    #expect(folder.names == ["one", "self", "two"])
    #expect(Shell.run("readlink \(folder.path)/one 2>&1").output == "two\n")
  }
}
