@testable import StyleModel
@testable import SourceTree
@testable import StyleReading
@testable import StyleAudit
import Testing

@Suite struct FormulaTests {
  @Test(
    arguments: [
      ("16", 16, nil), ("16 * 1.5", 24, nil), ("16px*2", 32, "px"), ("2 * 16PX", 32, "px"),
      ("1rem + 0.5rem", 1.5, "rem"), ("(1 + 2) * -3", -9, nil), ("2 ^ 3 ^ 2", 512, nil),
      ("16*1.25^5", 48.828125, nil), ("4^-0.5", 0.5, nil), ("10 - 2 - 3", 5, nil),
      ("12 / 4 / 3", 1, nil), ("24px / 16px", 1.5, nil), ("24px / 16", 1.5, "px"),
      ("roundTo(16 * 1.25^5)", 49, nil), ("roundTo(20/3, 1)", 6.7, nil), ("round(2.5px)", 3, "px"),
      ("floor(2.9) + ceil(2.1)", 5, nil), ("max(1px, 3px, 2)", 3, "px"), ("min(4)", 4, nil),
      ("sqrt(16)", 4, nil), ("pow(2, 3)", 8, nil), ("abs(-2)", 2, nil), ("-5%", -5, "%"),
      ("- - 3", 3, nil), (".5 * 2.", 1, nil), ("1e-2*100", 1, nil), ("1.5 rem * 2", 3, "rem"),
    ] as [(String, Double, String?)])
  func `works out a formula and its unit`(text: String, number: Double, unit: String?) throws {
    let result = try Formula.value(of: text)
    #expect(result == Formula.Quantity(number: number, unit: unit))
  }

  @Test(arguments: [
    ("", Formula.Problem.notAFormula), ("bold", .notAFormula), ("1 +", .notAFormula),
    ("(1", .notAFormula), ("1 2", .notAFormula), ("round 2", .notAFormula),
    ("1px + 1rem", .mixedUnits("px", "rem")), ("2^2px", .mixedUnits("", "px")),
    ("1/0", .notFinite), ("10^400", .notFinite), ("2^0.3", .notFinite),
    ("clamp(1,2,3)", .unknownFunction("clamp")), ("round(1, 2, 3)", .unknownFunction("round")),
  ])
  func `says why a text has no value`(text: String, problem: Formula.Problem) {
    #expect(throws: problem) { try Formula.value(of: text) }
  }

  @Test(arguments: ["(", "-", "2^", "round("])
  func `refuses what is nested too deep`(piece: String) {
    let text = String(repeating: piece, count: 500) + "1" + String(repeating: ")", count: 500)
    #expect(throws: Formula.Problem.tooLong) { try Formula.value(of: text) }
  }

  @Test func `says of a long formula that it is too long`() {
    let text = String(repeating: "1+", count: 500_000) + "1"
    #expect(throws: Formula.Problem.tooLong) { try Formula.value(of: text) }
  }

  @Test(arguments: [
    ("16 * 2", true), ("1.25^2", true), ("round(3)", true), ("4-2", true), ("-5%", false),
    ("Semi-Bold", false), ("17px", false), ("W6", false),
  ])
  func `tells formulas from plain values`(text: String, isFormula: Bool) {
    #expect(Formula.isFormula(text) == isFormula)
  }
}
