@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import StyleTestSupport
import DynamicType
import Testing

@Suite struct SwiftStylesTests {
  private func read(_ text: String) -> StyleSet {
    StyleSetReader.read(bytes: Array(text.utf8), file: "a.swift")
  }

  private func style(_ body: String, case name: String = "a") -> CustomTextStyle? {
    read("enum S { case a, b\n\(body) }").styles.first { $0.path == ["S", name] }
  }

  @Test(
    arguments: [
      ("if #available(iOS 17, *) { return 17 } else { return 16 }", 17, true),
      ("if #available(iOS 17, *) { 17 } else { 17 }", 17, false),
      ("if #unavailable(iOS 17) { return 16 } else { return 17 }", 17, true),
      ("if #available(iOS 17, *) { return 17 }; return 16", 17, true),
      (
        "if #available(iOS 18, *) { 18 } else if #available(iOS 17, *) { 17 } else { 16 }", 18, true
      ),
      ("if isPad { return 20 } else { return 20 }", 20, false),
      ("isPad ? 20 : 20", 20, false), ("self == .a ? 30 : 20", 30, false),
      ("self != .a ? 30 : 20", 20, false), ("base * 2", 24, false),
      ("Self.base + 1.5", 13.5, false),
      ("ceil(base * 1.3)", 16, false), ("CGFloat(17)", 17, false), ("-(-17)", 17, false),
    ] as [(String, Double, Bool)])
  func `reads a size that depends on what is known`(code: String, size: Double, isNoted: Bool) {
    for body in [
      "var size: CGFloat { \(code) }",
      "var size: CGFloat { switch self { case .a: \(code)\n case .b: 11 } }",
    ] {
      let style = style(body + "\n static let base: CGFloat = 12")
      #expect(style?.pointSize == size)
      #expect(style?.notes.contains { $0.message.contains("newest system") } == isNoted)
    }
  }

  @Test(
    arguments: [
      "UIDevice.current.userInterfaceIdiom == .pad ? 34 : 28", "unknown * 2",
      "if isPad { 34 } else { 28 }", "Constants.size",
    ])
  func `says which size only the running program knows, and where`(code: String) {
    let set = read(
      "enum S { case a, b\nvar size: CGFloat { switch self { case .a: \(code)\n case .b: 11 } } }")
    #expect(set.styles.map(\.pointSize) == [11])
    #expect(set.unreadable.map(\.path) == [["S", "a"]])
    #expect(set.diagnostics.count == 1)
    #expect(set.diagnostics.first?.position?.line == 2)
    #expect(set.diagnostics.first?.message.contains("running program") == true)
  }

  @Test func `works out what a property makes of the size of each case`() {
    let body = """
      var lineHeight: CGFloat { ceil(size * 1.3) }
      var size: CGFloat { switch self { case .a: 17; case .b: 12 } }
      var kern: CGFloat { self == .a ? -0.5 : 0 }
      """
    #expect(style(body)?.lineHeight == 23)
    #expect(style(body, case: "b")?.lineHeight == 16)
    #expect(style(body)?.tracking == -0.5)
    #expect(style(body, case: "b")?.tracking == 0)
    #expect(style(body)?.notes.contains { $0.message.contains("lineHeight") } == false)
  }

  @Test(
    arguments: [
      ("let sizes: [(name: String, size: CGFloat, lineHeight: CGFloat)] = [(\"x\", 17, 22)]", "x"),
      ("let sizes = [(name: \"x\", size: 17.0, lineHeight: 22.0)]", "x"),
      ("let sizes: [String: (size: CGFloat, lineHeight: CGFloat)] = [\"x\": (17, 22)]", "x"),
      (
        "let sizes: [Style: (size: CGFloat, lineHeight: CGFloat)] = [.x: (17, 22), .y: (9, 9)]", "x"
      ),
      ("let sizes = [(size: 17.0, lineHeight: 22.0)]", "1"),
    ])
  func `reads each element of a list of sizes`(code: String, name: String) {
    let style = read("import SwiftUI\n" + code).styles.first
    #expect(style?.path == ["sizes", name])
    #expect(style?.pointSize == 17)
    #expect(style?.lineHeight == 22)
  }

  @Test func `says that numbers without labels are not read`() {
    let set = read("let textStyles: [String: (CGFloat, CGFloat)] = [\"x\": (17, 22)]")
    #expect(set.unreadable.map(\.path) == [["textStyles", "x"]])
    #expect(set.messages.first?.contains("without labels") == true)
    #expect(read("import UIKit\nlet points = [(1, 2)]").unreadable.isEmpty)
  }

  @Test(arguments: [
    "extension Font { static let q = Font.title2.bold() }",
    "extension Font { static var q: Font { .title2.weight(.bold) } }",
    "enum S { case q\n var font: Font { switch self { case .q: .title2.bold() } } }",
  ])
  func `takes a text style of the system with what is done to it`(code: String) {
    let style = read(code).styles.first
    #expect(style?.path.last == "q")
    #expect(style?.pointSize == 22)
    #expect(style?.relativeTo == .title2)
    #expect(style?.cssWeight == 700)
  }

  @Test func `tells a constant from elsewhere from a size that a caller gives`() {
    let set = read(
      """
      extension Font {
        static let z = Font.custom("Inter", size: Constants.big)
        static func inter(size: CGFloat) -> Font { .custom("Inter", size: size) }
        static let a = Font.custom("Inter", size: 17)
      }
      """)
    #expect(set.styles.map(\.path) == [["Font", "a"]])
    #expect(set.unreadable.map(\.path) == [["Font", "z"]])
    #expect(set.messages.first?.contains("'Constants.big'") == true)
    #expect(set.diagnostics.first?.position?.description == "a.swift:2:45")
  }
}
