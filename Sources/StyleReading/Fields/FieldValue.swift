import SourceTree
import StyleModel

/// What a vocabulary found for one field of a style: a value without references, and how it came
/// about.
struct FieldValue {
  var node: Node
  var kind = ValueOrigin.Kind.literal
  /// The unit that the vocabulary gives a bare number; nil where it says none.
  var impliedUnit: Measure.Unit?
}
