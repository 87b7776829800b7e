@testable import StyleModel
@testable import SourceTree
import StyleTestSupport
import Testing

@Suite struct BinaryPropertyListReaderTests {
  /// A list of `objects`, the first of which is the root; references are single bytes.
  private static func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    return bytes
  }

  private static func tree(_ bytes: [UInt8]) -> String? {
    BinaryPropertyListReader.read(SourceText(bytes: bytes, file: "t.plist")).document
      .map { JSONFixture.compact($0.root) }
  }

  @Test(
    arguments: [
      ([[0x09]], "true"), ([[0x10, 17]], "17"),
      ([[0x13] + [UInt8](repeating: 0xFF, count: 8)], "-1"),
      ([[0x23, 0x40, 0x31, 0x80, 0, 0, 0, 0, 0]], "17.5"), ([[0x22, 0x41, 0x8C, 0, 0]], "17.5"),
      ([[0x52, 0x61, 0x62]], "\"ab\""), ([[0x62, 0x00, 0xE9, 0x30, 0x42]], "\"éあ\""),
      ([[0x5F, 0x10, 0x02, 0x61, 0x62]], "\"ab\""), ([[0xA2, 1, 1], [0x08]], "[false,false]"),
      ([[0xD1, 1, 2], [0x51, 0x61], [0x10, 3]], "{\"a\":3}"),
    ] as [([[UInt8]], String)])
  func `reads every kind of object`(objects: [[UInt8]], tree: String) {
    #expect(Self.tree(Self.list(objects)) == tree)
  }

  @Test(
    arguments: [
      [[0xA1, 9]], [[0x5F, 0x10, 0xFF, 0x61]], [[0xD1, 1, 1], [0x10, 3]],

      [[0x33]], [[0xF0]],
    ] as [[[UInt8]]])
  func `refuses objects that are damaged`(objects: [[UInt8]]) {
    let list = Self.list(objects)
    let source = SourceText(bytes: list, file: "t.plist")
    let result = BinaryPropertyListReader.read(source)
    let isDate = objects == [[0x33]]
    #expect((result.document == nil) != isDate)
    guard !isDate else { return }
    #expect(
      result.diagnostics.map(\.description) == [
        "t.plist:1:1: error: a binary property list whose table of objects is damaged; export the "
          + "file again"
      ])
  }

  /// Sixty lists that hold the next one twice.
  private static var doubled: [[UInt8]] {
    var objects: [[UInt8]] = []
    for index in 1...60 { objects.append([0xA2, UInt8(index), UInt8(index)]) }
    return objects + [[0x09]]
  }

  @Test(
    arguments: [
      ([[0xA1, 0]], "nested deeper than 128 levels"),
      ([[0xD1, 1, 0], [0x51, 0x61]], "nested deeper than 128 levels"),
      ([[0xA1, 1], [0xA2, 0, 0]], "nested deeper than 128 levels"),
      (Self.doubled, "the objects of this list stand for more than 100000 values"),
    ] as [([[UInt8]], String)])
  func `refuses objects that hold themselves or multiply without end`(
    objects: [[UInt8]], message: String
  ) {
    let source = SourceText(bytes: Self.list(objects), file: "t.plist")
    let result = BinaryPropertyListReader.read(source)
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.message) == [message])
  }

  @Test func `refuses any truncation`() {
    let list = Self.list([[0xD1, 1, 2], [0x51, 0x61], [0x10, 3]])
    let read = (0..<list.count).filter { Self.tree(Array(list[..<$0])) != nil }
    #expect(read == [])
  }
}
