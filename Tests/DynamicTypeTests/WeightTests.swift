import DynamicType
import Testing

@Suite struct WeightTests {
  @Test(arguments: Font.Weight.allCases)
  func `SwiftUI's names and the hundreds come back`(weight: Font.Weight) throws {
    #expect(try Font.Weight(spelling: weight.name) == weight)
    #expect(try Font.Weight(spelling: "Font.Weight." + weight.name) == weight)
    #expect(try Font.Weight(spelling: "\(weight.cssWeight)") == weight)
    #expect(Font.Weight(nearestCSSWeight: weight.cssWeight) == weight)
  }

  @Test(arguments: [
    ("normal", Font.Weight.regular), ("Book", .regular), ("roman", .regular),
    ("Semi Bold", .semibold),
    ("demi", .semibold), ("DemiBold", .semibold), ("extra-bold", .heavy), ("ultrabold", .heavy),
    ("hairline", .ultraLight), ("extralight", .thin), ("extra black", .black), ("450", .medium),
    ("1", .ultraLight), ("1000", .black), ("0600", .semibold),
  ])
  func `synonyms and numbers give the nearest weight`(spelling: String, weight: Font.Weight) throws
  {
    #expect(try Font.Weight(spelling: spelling) == weight)
  }

  @Test(arguments: ["", "0", "1001", "-400", "4e2", "600.5", "99999999999999999999", "wide"])
  func `other words and numbers out of range are refused`(spelling: String) {
    #expect(throws: UnknownName.self) { try Font.Weight(spelling: spelling) }
    #expect(throws: UnknownName.self) { try Font.Weight.cssWeight(spelling: spelling) }
  }

  @Test(arguments: [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950), ("450", 450), ("1000", 1000),
  ])
  func `names in token files mean OpenType's numbers`(spelling: String, number: Int) throws {
    #expect(try Font.Weight.cssWeight(spelling: spelling) == number)
  }

  @Test(arguments: [
    (Int.min, Font.Weight.ultraLight), (149, .ultraLight), (150, .thin), (449, .regular),
    (450, .medium),
    (849, .heavy), (850, .black), (950, .black), (Int.max, .black),
  ])
  func `halfway between two weights is the heavier one`(number: Int, weight: Font.Weight) {
    #expect(Font.Weight(nearestCSSWeight: number) == weight)
  }

  @Test func `heavier is one step, and nothing is heavier than black`() {
    let heavier = Font.Weight.allCases.map(\.heavier)
    #expect(heavier == Array(Font.Weight.allCases.dropFirst()) + [.black])
  }
}
