import TestSupport
import Testing

@testable import Files

@Suite struct RealPathTests {
  @Test(arguments: [
    ("a/b/f", "a", "b/f"), ("a/b/f", "a/b/c", "../f"), ("a/b", "a/b", "."),
    ("a/link/f", "a", "b/f"), ("a/b/f", "a/link/c", "../f"),
  ])
  func `leads from folder to file, links resolved`(path: String, folder: String, way: String) {
    let root = TemporaryFolder()
    _ = Shell.run("cd \(root.path) && mkdir -p a/b/c && ln -s b a/link && touch a/b/f 2>&1")
    #expect(RealPath.of("\(root.path)/\(path)", from: "\(root.path)/\(folder)") == way)
  }

  @Test func `leads nowhere where nothing is`() {
    let root = TemporaryFolder()
    #expect(RealPath.of(root.path + "/none") == nil)
    #expect(RealPath.of(root.path, from: root.path + "/none") == nil)
  }

  @Test(arguments: [("a/b", "a/"), ("b", "."), ("/b", "/"), ("a/", "a/")])
  func `tells the folder from the path`(path: String, folder: String) {
    #expect(RealPath.folder(of: path) == folder)
  }
}
