import TestSupport
import Testing

@testable import Files

@Suite struct FileStatusTests {
  @Test func `tells files, folders and all else apart, links followed`() {
    let folder = TemporaryFolder()
    let file = folder.write("x", to: "f")
    _ = Shell.run("cd \(folder.path) && ln -s f link && ln -s none dangling && mkfifo pipe 2>&1")
    #expect(FileStatus(file)?.kind == .file)
    #expect(FileStatus(folder.path + "/link")?.kind == .file)
    #expect(FileStatus(folder.path)?.kind == .folder)
    #expect(FileStatus(folder.path + "/pipe")?.kind == .other)
    #expect(FileStatus(folder.path + "/dangling") == nil)
  }

  @Test func `knows a file by any of its names`() {
    let folder = TemporaryFolder()
    let file = folder.write("x", to: "f")
    folder.write("x", to: "g")
    _ = Shell.run("cd \(folder.path) && ln f hard && ln -s f soft 2>&1")
    #expect(FileStatus.isSameFile(file, folder.path + "/hard"))
    #expect(FileStatus.isSameFile(file, folder.path + "/soft"))
    #expect(!FileStatus.isSameFile(file, folder.path + "/g"))
    #expect(!FileStatus.isSameFile(file, folder.path + "/none"))
    #expect(!FileStatus.isSameFile(folder.path, folder.path), "a folder is no file")
  }
}
