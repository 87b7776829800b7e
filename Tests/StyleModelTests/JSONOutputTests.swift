import StyleModel
import Testing

@Suite struct JSONOutputTests {
  private static let members: [(String, JSONOutput)] = [
    ("a \"b\"", .string("x\\y\n\u{1}")), ("flags", .array([.boolean(true), .null])),
    ("figures", .array([.figure(0.3339), .number(0.0000123), .integer(7)])), ("none", .array([])),
  ]

  @Test func `writes a value on one line`() {
    #expect(
      JSONOutput.object(Self.members).line
        == #"{"a \"b\"": "x\\y\n\u0001", "flags": [true, null], "figures": [0.334, 0.000012, 7], "none": []}"#
    )
  }

  @Test func `writes records an element a line, however long they are`() {
    let long = String(repeating: "x", count: 500)
    let output = JSONOutput.object([
      ("name", .string("n")), ("none", .array([])),
      ("rows", .array([.object([("a", .object([("b", .array([.string(long)]))]))]), .object([])])),
    ])
    #expect(
      output.records == """
        {
          "name": "n",
          "none": [],
          "rows": [
            {"a": {"b": ["\(long)"]}},
            {}
          ]
        }

        """)
  }

  @Test func `breaks what is deep or long, and keeps together what is short`() {
    let output = JSONOutput.object([
      ("short", .object([("list", .array([.integer(1), .integer(2)]))])),
      ("deep", .object([("a", .object([("b", .object([("c", .array([]))]))]))])),
    ])
    #expect(
      output.text == """
        {
          "short": {"list": [1, 2]},
          "deep": {
            "a": {
              "b": {"c": []}
            }
          }
        }

        """)
  }
}
