/// A part of a text style, by the name DTCG gives it.
enum StyleField: String {
  case fontFamily
  case fontSize
  case fontWeight
  case letterSpacing
  case lineHeight
  case fontStyle
}
