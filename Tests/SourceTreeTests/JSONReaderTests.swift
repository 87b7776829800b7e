@testable import StyleModel
@testable import SourceTree
import StyleTestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("false", "false"), ("-0.5e+3", "-0.5e+3"),
    ("[]", "[]"), ("{}", "{}"), ("[ 1 , [2] , {} ]", "[1,[2],{}]"),
    ("{\"b\" : 1 , \"a\" : {\"c\":[null]} }", "{\"b\":1,\"a\":{\"c\":[null]}}"),
    ("\"\\u0041\\n\\/\\ud83d\\ude00é\"", "\"A\\n/😀é\""),
    ("\u{FEFF}{\"a\":1}", "{\"a\":1}"), ("{\r\n\t\"a\":\r1}", "{\"a\":1}"),
  ])
  func `reads every kind of value and keeps the order of names`(text: String, tree: String) {
    let (document, diagnostics) = JSONFixture.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", nil, ["1:1: error: the file is empty; export the tokens again"]),
    (" \n ", nil, ["1:1: error: the file is empty; export the tokens again"]),
    ("[1,,2]", "[1,2]", ["1:4: error: a comma where a value should be; remove the comma"]),
    ("{,\"a\":1}", "{\"a\":1}", ["1:2: error: a comma where a value should be; remove the comma"]),
    (
      "{\"a\":1 \"b\":2}", "{\"a\":1,\"b\":2}",
      [
        "1:8: error: a comma or '}' should follow in this object; add a comma after the value before"
      ]
    ),
    (
      "[1 2]", "[1,2]",
      [
        "1:4: error: a comma or ']' should follow in this array; add a comma after the value before"
      ]
    ),
    (
      "{\"a\" 1,\"b\":2}", "{\"b\":2}",
      ["1:6: error: no colon after the name 'a'; add ':' between the name and its value"]
    ),
    (
      "{\"a\":“x”,\"b\":2}", "{\"a\":damaged,\"b\":2}",
      ["1:6: error: a typographic quotation mark; write a straight '\"'"]
    ),
    (
      "{[1,{}],\"b\":2}", "{\"b\":2}",
      ["1:2: error: '[' where a name in double quotes should be; write the name in double quotes"]
    ),
    (
      "[bold,{\"a\":True}]", "[damaged,{\"a\":damaged}]",
      [
        "1:2: error: the word 'bold' is not a value; write texts in double quotes; only true, false "
          + "and null go without",
        "1:12: error: the word 'True' is not a value; write texts in double quotes; only true, false "
          + "and null go without",
      ]
    ),
    (
      "{\"a\":}", "{\"a\":damaged}",
      ["1:6: error: '}' where a value should be; remove it, or write the value in double quotes"]
    ),
    (
      "{\"a\":,\"b\":2}", "{\"a\":damaged,\"b\":2}",
      ["1:6: error: a comma where a value should be; remove the comma"]
    ),
    (
      "{\"a\":[1},\"b\":2}", "{\"a\":[1]}",
      [
        "1:8: error: '}' closes what ']' should; write ']' instead of '}'"
      ]
    ),
    (
      "{\"a\":\n{\"b\":1", "{\"a\":{\"b\":1}}",
      ["2:7: error: the file ends inside the object opened on line 2; add the missing '}'"]
    ),
    (
      "[[1],", "[[1]]",
      ["1:6: error: the file ends inside the array opened on line 1; add the missing ']'"]
    ),
    (
      "{\"a\":1,\"b\":", "{\"a\":1,\"b\":damaged}",
      ["1:12: error: the file ends inside the object opened on line 1; add the missing '}'"]
    ),
    (
      "{\"x\":1,\"a", "{\"x\":1}",
      ["1:8: error: the file ends inside a string; add the missing '\"'"]
    ),
    (
      "[1/* x", "[1]", ["1:3: error: the file ends inside a comment; add the missing '*/'"]
    ),
    (
      "{\"a\":\"x, \"b\":2}", "{\"a\":damaged,\"b\":2}",
      ["1:6: error: a string without a closing quote; add the missing '\"'"]
    ),
    (
      "{\"a\":\"x,\n\"b\":2}", "{\"a\":damaged,\"b\":2}",
      [
        "1:9: error: a line break inside a string; write it as '\\n', or add the missing '\"'"
      ]
    ),
    (
      "[\"\u{1}\",2]", "[damaged,2]",
      ["1:3: error: control character 0x01 inside a string; remove it"]
    ),
    (
      "[\"\\xZZ\"]", "[damaged]",
      ["1:3: error: '\\x' is not an escape; write '\\\\' for a backslash"]
    ),
    (
      "[\"\\u12\"]", "[damaged]",
      ["1:3: error: '\\u' without four hexadecimal digits; write it like '\\u00e9'"]
    ),
    (
      "[\"\\ud83d!\"]", "[damaged]",
      [
        "1:3: error: '\\ud83d' is half of a surrogate pair; write the character itself, or both "
          + "halves"
      ]
    ),
    (
      "[01,1]", "[damaged,1]",
      ["1:2: error: '01' is not a number; remove the leading zeros"]
    ),
    ("[.]", "[damaged]", ["1:2: error: '.' is not a number; write a digit beside the point"]),
    ("[-]", "[damaged]", ["1:2: error: '-' is not a number; write digits after the sign"]),
    ("[1e]", "[damaged]", ["1:2: error: '1e' is not a number; write digits after the 'e'"]),
    ("[16px]", "[damaged]", ["1:2: error: '16px' is not a number; write it in double quotes"]),
    (
      "{} x", "{}",
      ["1:4: error: text after the end of the value; remove it; a file holds one value"]
    ),
  ])
  func `says what is wrong, where, and what to do, and reads on`(
    text: String, tree: String?, messages: [String]
  ) {
    let (document, diagnostics) = JSONFixture.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.map(\.description) == messages.map { "t.json:" + $0 })
  }

  @Test(arguments: [
    ("{\"a\":1,}", "{\"a\":1}", "1:7", "commas before a closing bracket"),
    ("[1,\n 2,\n]", "[1,2]", "2:3", "commas before a closing bracket"),
    ("{\n// x\n\"a\":1}", "{\"a\":1}", "2:1", "comments"),
    ("{\"a\":1 /* , */}", "{\"a\":1}", "1:8", "comments"),
    ("{'a':1}", "{\"a\":1}", "1:2", "texts in single quotes"),
    ("{fontSize:1}", "{\"fontSize\":1}", "1:2", "names without quotes"),
    ("[.5]", "[.5]", "1:2", "numbers in the manner of JSON5"),
    ("[+5]", "[+5]", "1:2", "numbers in the manner of JSON5"),
    ("[5.]", "[5.]", "1:2", "numbers in the manner of JSON5"),
    ("[0x1F]", "[0x1F]", "1:2", "numbers in the manner of JSON5"),
    ("[NaN]", "[NaN]", "1:2", "numbers in the manner of JSON5"),
    ("[-Infinity]", "[-Infinity]", "1:2", "numbers in the manner of JSON5"),
    (
      "[\"a\tb\"]", "[\"a\\tb\"]", "1:4",
      "line breaks, tabs or escapes that JSON has not, inside texts"
    ),
    (
      "[\"\\x41\\q\"]", "[\"Aq\"]", "1:3",
      "line breaks, tabs or escapes that JSON has not, inside texts"
    ),
  ])
  func `reads what JSON5 and JSONC add and says so`(
    text: String, tree: String, place: String, phrase: String
  ) {
    let (document, diagnostics) = JSONFixture.read(text)
    #expect(document.map { JSONFixture.compact($0.root) } == tree)
    #expect(diagnostics.map(\.severity) == diagnostics.map { _ in .note })
    #expect(
      diagnostics.first?.description.hasPrefix(
        "t.json:\(place): note: read in spite of \(phrase), which JSON does not have") == true)
  }

  @Test(arguments: [
    (".5", 0.5), ("+5", 5), ("5.", 5), ("0x1F", 31), ("-.25", -0.25), ("-0x10", -16),
  ])
  func `reads the numbers of JSON5`(text: String, value: Double) {
    #expect(JSONFixture.read("[\(text)]").document?.root.elements?.first?.number?.double == value)
  }

  @Test func `gives up after twenty errors`() {
    let text = "[" + String(repeating: "x,", count: 100) + "]"
    let diagnostics = JSONFixture.read(text).diagnostics
    #expect(diagnostics.count == JSONReader.errorLimit + 1)
    #expect(diagnostics.last?.message == "the rest of the file is not read after 20 errors")
  }

  @Test(arguments: [
    (
      [0x89, 0x50, 0x4E, 0x47, 0x00],
      "1:1: error: not text: the file holds a NUL byte; give a design tokens file, saved as UTF-8"
    ),
    (
      [0x7B, 0x7D, 0x2F, 0x2F, 0x00],
      "1:1: error: not text: the file holds a NUL byte; give a design tokens file, saved as UTF-8"
    ),
    (
      [0x5B, 0x22, 0x5C, 0x00, 0x22, 0x5D],
      "1:1: error: not text: the file holds a NUL byte; give a design tokens file, saved as UTF-8"
    ),
    ([0x22, 0x61, 0xE9, 0x22], "1:3: error: not UTF-8: byte 0xE9; save the file as UTF-8"),
  ])
  func `says of other encodings what to do`(bytes: [UInt8], message: String) {
    let (document, diagnostics) = JSONReader.read(SourceText(bytes: bytes, file: "t.json"))
    #expect(document == nil)
    #expect(diagnostics.map(\.description) == ["t.json:" + message])
  }

  @Test func `lets the last of two equal names count and says so`() {
    let (document, diagnostics) = JSONFixture.read("{\"a\":1,\n\"b\":2,\n\"a\":3}")
    #expect(document.map { JSONFixture.compact($0.root) } == "{\"b\":2,\"a\":3}")
    #expect(
      diagnostics.map(\.description) == [
        "t.json:3:1: warning: the name 'a' stands on line 1 already, and the last one counts; "
          + "remove or rename one"
      ])
  }

  @Test func `finds equal names in a large object too`() {
    let members = (0..<40).map { "\"n\($0 % 30)\":\($0)" }.joined(separator: ",")
    let (document, diagnostics) = JSONFixture.read("{" + members + "}")
    #expect(diagnostics.count == 10)
    #expect(document?.root.members.count == 30)
    #expect(document?.root["n5"]?.number?.double == 35)
  }

  @Test(arguments: [
    // One name written with an escape, in other quotes or without any, and in other bytes of the
    // same letters.
    ("\"ab\"", "\"\\u0061b\""), ("\"ab\"", "'ab'"), ("ab", "\"ab\""), ("\"é\"", "\"e\u{301}\""),
    ("\"K\"", "\"\u{212A}\""),
  ])
  func `takes names for equal however they are written`(first: String, second: String) throws {
    let many = (0..<20).map { "n\($0):0," }
    for filler in ["", many.joined()] {
      let (document, diagnostics) = JSONFixture.read("{\(filler)\(first):1,\(second):2}")
      let root = try #require(document?.root)
      #expect(diagnostics.count { $0.severity == .warning } == 1)
      #expect(root.members.last?.value.number?.text == "2")
      #expect(root.members.count == (filler.isEmpty ? 1 : 21))
      let name = try #require(root.members.last?.key)
      #expect(root[name]?.number?.text == "2")
    }
  }

  @Test func `finds a member by any spelling of its name`() {
    let root = JSONFixture.read("{\"\u{212A}\":1,\"e\u{301}\":{\"x\":[2]},\"x\":3}").document?.root
    #expect(root?["K"]?.number?.text == "1")
    #expect(root?["\u{E9}"]?["x"]?.elements?.first?.number?.text == "2")
    #expect(root?["x"]?.number?.text == "3")
    #expect(root?["y"] == nil && root?["x"]?["x"] == nil)
  }

  @Test func `reads names longer than any name`() {
    let name = String(repeating: "n", count: 70_000)
    let (document, diagnostics) = JSONFixture.read("{\"\(name)\":1,\"a\":2,\"\(name)\":3}")
    #expect(document?.root.members.map(\.key) == ["a", name])
    #expect(document?.root[name]?.number?.text == "3")
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: [
    "0", "-0", "1", "17.5", "0.1", "-0.25", "1e22", "1e-22", "123456789012345678",
    "0.30000000000000004",
    "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "9007199254740993",
    "9007199254740991.5", "1e-400", "12.003000259399414",
  ])
  func `reads a number as the nearest double and keeps its text`(text: String) throws {
    let (document, diagnostics) = JSONFixture.read(text)
    let number = try #require(document?.root.number)
    #expect(number.double == Double(text))
    #expect(number.text == text)
    #expect(diagnostics.isEmpty)
  }

  @Test func `warns of a number no double can hold`() {
    let (document, diagnostics) = JSONFixture.read("[1e999]")
    #expect(document?.root.elements?.first?.number?.double == .infinity)
    #expect(
      diagnostics.map(\.description) == [
        "t.json:1:2: warning: the number '1e999' is too large to hold; check the value"
      ])
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `reads 512 levels and stops at the 513th`(opener: String, closer: String) {
    func nested(_ depth: Int) -> String {
      let inner = opener == "[" ? "" : "1"
      return String(repeating: opener, count: depth) + inner
        + String(repeating: closer, count: depth)
    }
    #expect(JSONFixture.read(nested(512)).document != nil)
    let tooDeep = JSONFixture.read(nested(513))
    #expect(tooDeep.diagnostics.map(\.message) == ["nested deeper than 512 levels"])
    #expect(JSONFixture.read(String(repeating: opener, count: 100_000)).diagnostics.count == 1)
  }

  @Test func `keeps the place of every name and value`() throws {
    let document = try #require(JSONFixture.read("{\n  \"é\": [1,\n \"x\"]}").document)
    let member = try #require(document.root.members.first)
    #expect(document.position(of: member).description == "t.json:2:3")
    #expect(document.position(of: member.value).description == "t.json:2:8")
    #expect(member.value.elements.map { document.position(of: $0[1]).description } == "t.json:3:2")
  }
}
