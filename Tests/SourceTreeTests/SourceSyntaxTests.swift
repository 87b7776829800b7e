@testable import StyleModel
@testable import SourceTree
import Testing

@Suite struct SourceSyntaxTests {
  @Test func `a program with a line like YAML in it is no YAML`() {
    let bytes = [0x7F] + Array("ELF\u{2}\0\0\nname: value\nlet x = 1\n".utf8)
    #expect(SourceSyntax(of: bytes) == .json)
  }

  @Test(arguments: [
    ("{\"a\":1}", SourceSyntax.json), ("\u{FEFF} [1]", .json), ("// c\n{a:1}", .json),
    ("/* c */\n# d\n{}", .json), ("", .json), ("words", .json),
    ("a: 1\nb: 2", .yaml), ("# c\na:\n  b: 1", .yaml), ("---\na: 1\n", .yaml),
    ("---\na: 1\n---\n# Title\n", .frontMatter), ("---\r\na: 1\r\n---\r\ntext", .frontMatter),
    ("---\na: 1\n---\n", .yaml),
    ("<?xml version=\"1.0\"?><plist/>", .propertyList), ("<plist></plist>", .propertyList),
    ("bplist00xxxx", .binaryPropertyList),
    ("import SwiftUI\nenum A { case a }", .swift), ("// c\nextension Font {}", .swift),
    ("import Theme\nstruct A {}", .swift), ("static let a = 1", .swift),
    ("enum TextStyle { case h1, body }", .swift), ("indirect enum A {\n  case a\n}", .swift),
    ("package struct A {}", .swift), ("private let a = 17.0", .swift),
    ("var size: CGFloat { 17 }", .swift), ("enum A { B = 1 }\nexport default A", .script),
    ("open: 1\nprivate: 2", .yaml), ("var size = 17", .script),
    ("import x from 'y'\n", .script), ("export const a = {}", .script),
    ("/** c */\nmodule.exports = { a: 1 }", .script), ("const a: T = { b: 1 }", .script),
  ])
  func `knows a file by its content`(text: String, syntax: SourceSyntax) {
    #expect(SourceSyntax(of: Array(text.utf8)) == syntax)
  }

  @Test(arguments: [
    ("import A\nimport B\n", "Sizes.swift", SourceSyntax.swift),
    ("// c\nwords", "a.swift", .swift), ("a: 1\n", "A.SWIFT", .swift),
    ("words", "folder.json/a.swift", .swift),
    ("\"use strict\";\nmodule.exports = {}", "a.js", .script), ("words", "a.tsx", .script),
    ("\"a\": 1\n", "a.yml", .yaml), ("let go: 1\n", "a.yaml", .yaml),
    ("---\na: 1\n---\n# Title\n", "a.yaml", .frontMatter),
  ])
  func `believes the name of a file`(text: String, path: String, syntax: SourceSyntax) {
    #expect(SourceSyntax(of: Array(text.utf8), path: path) == syntax)
  }

  @Test(arguments: [
    ("{\"a\": 1}", "a.yaml", SourceSyntax.json), ("[1]", "a.js", .json), ("", "a.swift", .json),
    ("{}", "a.plist", .json), ("bplist00x", "a.json", .binaryPropertyList),
    ("<plist></plist>", "a.json", .propertyList), ("<plist></plist>", "a.swift", .propertyList),
    ("a: 1\n", "a.json", .yaml), ("export const a = {}", "a.json", .script),
    ("import SwiftUI\nstruct A {}", "swift.txt", .swift), ("a: 1", "a.md/b", .yaml),
  ])
  func `believes the content where it contradicts the name`(
    text: String, path: String, syntax: SourceSyntax
  ) {
    #expect(SourceSyntax(of: Array(text.utf8), path: path) == syntax)
  }
}
