import DynamicType
import Testing

@Suite struct TrackingTableTests {
  @Test(arguments: TrackingTable.all)
  func `a printed size gives its printed value`(table: TrackingTable) {
    let off = table.entries.filter { table.tracking(atPointSize: $0.pointSize) != $0.tracking }
    #expect(off == [])
    #expect(table.entries.count == (table.fontName == "New York" ? 57 : 64))
  }

  @Test(arguments: TrackingTable.all)
  func `sizes ascend, and points roughly agree with thousandths of an em`(table: TrackingTable) {
    let sizes = table.entries.map(\.pointSize)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
    // The two printed columns differ by up to 3 thousandths of an em: a slip of a digit is more.
    let off = table.entries.filter {
      let points = Double($0.thousandthsOfEm) * $0.pointSize / 1000
      return (points - $0.tracking).magnitude > 0.003 * $0.pointSize
    }
    #expect(off == [])
  }

  @Test(arguments: [
    (12.0, 0.0), (17, -0.43), (34, 0.4), (52, 0.33), (53, 0.31), (96, 0), (17.5, -0.435),
    (55, 0.31),
    (3, 0.24), (200, 0), (-1, 0.24), (.infinity, 0), (.nan, 0),
  ])
  func `between printed sizes it is a straight line, beyond them the ends hold`(
    pointSize: Double, tracking: Double
  ) {
    let value = TrackingTable.sfPro.tracking(atPointSize: pointSize)
    #expect((value - tracking).magnitude < 1e-9)
  }

  @Test func `macOS and tvOS print 52 and 53 pt the other way round`() {
    let phone = TrackingTable.sfPro.entries
    let desktop = TrackingTable.sfProDesktop.entries
    let differing = zip(phone, desktop).filter { $0 != $1 }.map(\.0.pointSize)
    #expect(differing == [52, 53])
    #expect(TrackingTable.sfProDesktop.tracking(atPointSize: 52) == 0.31)
  }
}
