package import PreviewUI

/// Which faces draw a specimen.
package struct SpecimenFaces: Equatable {
  /// The face its style got.
  package let main: ResolvedFace
  /// Faces that drew a part of it, in reading order.
  let drawn: [String]
  /// Characters that no installed font has, drawn as boxes.
  package let boxCount: Int

  /// All that drew it, such as `Inter Regular + Noto Sans CJK JP Regular`.
  package var names: String { drawn.isEmpty ? main.name : drawn.joined(separator: " + ") }
}
