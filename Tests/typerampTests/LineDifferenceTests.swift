import TestSupport
import Testing

/// What a test says where a text is not the one that was kept.
@Suite struct LineDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").unified() == nil)
  }

  @Test func `a line put in moves no other`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n5\n")
    #expect(
      LineDifference(from: old, to: new).unified()
        == "@@ -2,6 +2,7 @@\n 2\n 3\n 4\n+five\n 5\n 6\n 7")
  }

  /// `patch` turns the old text into the new one by it.
  @Test(arguments: Rounds.seeds(short: 3, full: 40))
  func `patch can apply it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<30).map { _ in "\(Int.random(in: 0..<9, using: &random))\n" }.joined()
    var lines = old.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      if Bool.random(using: &random) {
        lines.remove(at: place)
      } else {
        lines.insert("new", at: place)
      }
    }
    let new = lines.joined(separator: "\n") + "\n"
    guard let diff = LineDifference(from: old, to: new).unified() else { return }
    let folder = TemporaryFolder()
    folder.write(old, to: "old")
    folder.write("--- old\n+++ old\n\(diff)\n", to: "diff")
    let patched = Shell.run("cd \(folder.path) && patch -s --fuzz=0 old diff 2>&1")
    #expect(patched.code == 0, "seed \(seed): \(patched.output)\(diff)")
    #expect(folder.text(of: "old") == new, "seed \(seed)")
  }
}
