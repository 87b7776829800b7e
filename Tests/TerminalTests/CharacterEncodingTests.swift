import Testing

@testable import Terminal

struct CharacterEncodingTests {
  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
      (["LANG": "ja_JP.UTF-8@x"], true), (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
      (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_ALL": "", "LANG": "C.UTF-8"], true),
      (["LANG": "en_US.ISO-8859-1"], false), (["LANG": "en_US"], false), ([:], false),
    ] as [([String: String], Bool)])
  func `reads the wish for UTF-8 from the first variable set`(
    environment: [String: String], wish: Bool
  ) {
    #expect(CharacterEncoding.asksForUTF8(environment) == wish)
  }
}
