@testable import PreviewUI
import Testing

struct LineBreakerTests {
  /// Where lines may end, marked by a bar.
  private func marked(_ text: String) -> String {
    let breaks = Set(LineBreaker.opportunities(in: text))
    var (result, offset) = ("", 0)
    for character in text {
      if breaks.contains(offset) { result += "|" }
      result.append(character)
      offset += character.utf8.count
    }
    return result
  }

  @Test(arguments: [
    "", "a", "one |two", "one  |two", "well-|known", "a/|b", "3.14", "$9.99 |each", "(one) |[two]",
    "no\u{A0}break", "漢|字|か|な", "漢|字、|漢", "「漢|字」|漢", "カッ|ト", "한|국|어", "👩‍👩‍👧|👩‍👩‍👧",
    "👍🏽|👍🏽", "🇩🇪|🇫🇷", "ok |👍", "สวัสดีครับ", "สวัสดี |ครับ", "e\u{301}e\u{301} |x", "a\u{200B}|b",
    "שלום |עולם", "50 |%", "50%",
  ])
  func `lines end where Unicode allows`(text: String) {
    #expect(marked(text.filter { $0 != "|" }) == text)
  }
}
