import StyleModel
import Testing

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("a & b < c > d", "a &amp; b &lt; c &gt; d"), ("\"x\" 'y'", "&quot;x&quot; 'y'"),
    ("a\nb\tc\r\nd", "a&#10;b c &#10;d"),
    ("\u{0}\u{1B}\u{7F}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("文字 é 🇨🇭", "文字 é 🇨🇭"),
  ])
  func `escapes what would end a text and replaces what XML forbids`(text: String, escaped: String)
  {
    #expect(XMLText.escaped(text) == escaped)
    #expect(XMLText.attribute(text) == "\"\(escaped)\"")
  }
}
