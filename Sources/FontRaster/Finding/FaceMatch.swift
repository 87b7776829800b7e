/// A face on disk that answers a wish, and the wish.
struct FaceMatch: Hashable {
  /// Path of the font file.
  var file: String
  /// Face in the file in the low 16 bits; named instance, counted from 1, in the high ones.
  var index: Int
  /// Whether it is cut from a variable font.
  var isInstance: Bool
  /// English family name.
  var family: String
  /// English style name, such as `Semi Bold`.
  var style: String
  /// What the face itself is, on the scale of CSS.
  var weight: Int
  /// Whether the face itself is slanted.
  var isItalic: Bool
  /// What was asked for; the difference is made by an axis of variation or synthesised.
  var wanted: FaceStyle
}

/// Weight and slant asked of a face.
struct FaceStyle: Hashable {
  /// On the scale of CSS, 1…1000.
  var weight: Int
  var isItalic: Bool
}
