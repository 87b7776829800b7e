import TestSupport
import Testing

@testable import Files

@Suite struct FolderEntriesTests {
  @Test func `lists names in order without hidden ones`() {
    let folder = TemporaryFolder()
    for name in ["b", "a", ".hidden", "ü"] { folder.write("", to: name) }
    #expect(FolderEntries.names(in: folder.path) == ["a", "b", "ü"])
    #expect(FolderEntries.names(in: folder.path + "/none") == [])
  }
}
