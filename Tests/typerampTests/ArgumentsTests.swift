import Testing

@testable import typeramp

struct ArgumentsTests {
  @Test func `options and operands may stand in any order`() throws {
    let arguments = try Arguments(["table", "--format=csv", "a.json", "--display-scale", "2"])
    #expect(arguments.command == .table)
    #expect(arguments.values == [.format: "csv", .displayScale: "2"])
    #expect(arguments.operands == ["a.json"])
    #expect(try Arguments(["print", "-sAX3", "--", "--odd.json"]).operands == ["--odd.json"])
  }

  @Test func `of an option given twice the last counts`() throws {
    #expect(try Arguments(["--size", "S", "--size", "L"]).values[.size] == "L")
  }

  @Test func `command lines taken apart at once do not mix`() async {
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let found = try? Arguments(["print", "f\(index).json", "--columns", "\(index)"])
          return found?.operands == ["f\(index).json"] && found?.values[.columns] == "\(index)"
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(isRight)
  }
}
