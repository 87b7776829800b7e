import Testing

@testable import Terminal

struct TerminalErrorTests {
  @Test(arguments: [
    (TerminalError.notATerminal(.output), "standard output"),
    (.notATerminal(.input), "standard input"), (.noTerminalType, "TERM"),
    (.cannotPlaceCursor(type: "dumb"), "dumb"), (.unknownTerminalType("foo"), "TERM=foo"),
    (.system(call: "pipe", code: 24), "pipe failed with error 24"),
  ])
  func `says what is wrong and what to do instead`(error: TerminalError, evidence: String) {
    #expect(error.description.contains(evidence))
    #expect(error.description.contains("`typeramp print`"))
    #expect(error.description.hasSuffix("."))
  }
}
