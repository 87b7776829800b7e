import StyleModel
import Testing

@Suite struct WordListTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func `puts commas and an and between words`(words: [String], text: String) {
    #expect("\(WordList(words))" == text)
  }
}
