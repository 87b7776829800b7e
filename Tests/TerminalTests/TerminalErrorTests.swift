import Testing

@testable import Terminal

struct TerminalErrorTests {
  static let errors: [(TerminalError, String)] = [
    (.notATerminal(.output), "standard output"), (.notATerminal(.input), "standard input"),
    (.noTerminalType, "TERM"), (.cannotPlaceCursor(type: "dumb"), "dumb"),
    (.unknownTerminalType("foo"), "TERM=foo"),
    (.system(call: "pipe", code: 24), "pipe failed with error 24"),
  ]

  @Test(arguments: errors)
  func `says what is wrong and what to do instead`(reason: TerminalError, evidence: String) {
    #expect(reason.description.contains(evidence))
    #expect(reason.description.contains("`typeramp print`"))
    #expect(reason.description.hasSuffix("."))
  }
}
