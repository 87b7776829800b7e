import DynamicType
import StyleModel

/// A style as a vocabulary hands it to `StyleBuilder`: which value is meant for which field.
struct StyleDraft {
  /// The names of its groups and its own, outermost first.
  var path: [String]
  /// Where its name stands.
  var keyOffset: Int
  /// Where its value stands, which is where missing parts are missing.
  var valueOffset: Int
  var fields = StyleFields<FieldValue>()
  /// Fields whose values could not be found.
  var faults: [(field: StyleField, problem: Diagnostic)] = []
  /// What the vocabulary itself assumed.
  var assumptions: [StyleAssumption] = []
  /// Whether a line height should be a multiple of the font size, so that a length is noted.
  var expectsMultiples = false
  var own: TyperampExtension?
  /// How the size is scaled, where the vocabulary says it.
  var method: ScalingMethod?

  init(path: [String], keyOffset: Int, valueOffset: Int? = nil) {
    self.path = path
    self.keyOffset = keyOffset
    self.valueOffset = valueOffset ?? keyOffset
  }

  /// Adds what `group` has for fields that are still open, as taken over from `name`.
  mutating func inherit(_ fields: StyleFields<FieldValue>, from name: String) {
    for (field, value) in fields.entries where self.fields[field] == nil {
      var inherited = value
      if case .inherited = value.kind {} else { inherited.kind = .inherited(name) }
      self.fields[field] = inherited
    }
  }

  /// Takes lengths without a unit for pixels.
  mutating func implyPixels() {
    for field in [StyleField.fontSize, .lineHeight, .letterSpacing] {
      fields[field]?.impliedUnit = .px
    }
  }
}
