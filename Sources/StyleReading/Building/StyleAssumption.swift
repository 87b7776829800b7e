import StyleModel

/// What a reader assumed where a file leaves something open or departs from its format.
enum StyleAssumption: Hashable {
  case missing([StyleField])
  case systemFont(family: String)
  case pixels(StyleField, text: String)
  case emOfFontSize(text: String)
  case percentOfFontSize(StyleField, text: String)
  case lineHeightInPoints(text: String)
  case lineHeightAsMultiple(text: String)
  case lineHeightAsLength
  case typeByShape
  case gluedUnit(String)
  case weightOfFontName(String)
  case keptRaw(StyleField, text: String, unit: String)
  case deprecated(reason: String)
  case notShown([String])
  case newestSystem(StyleField, older: String)
}

extension StyleAssumption {
  /// What was assumed, as a sentence without a full stop.
  var message: String {
    switch self {
    case .missing(let fields):
      "no \(WordList(fields.map(\.rawValue))): assumed "
        + "\(WordList(fields.map(StyleAssumption.defaultValue)))"
    case .systemFont(let family):
      "fontFamily \(Quotation(family)) names no font: assumed the system font"
    case .pixels(let field, let text):
      "\(field.rawValue) \(Quotation(text)) has no unit: assumed px"
    case .emOfFontSize(let text): "letterSpacing \(Quotation(text)) is taken times the font size"
    case .percentOfFontSize(let field, let text):
      "\(field.rawValue) \(Quotation(text)) is taken as a share of the font size"
    case .lineHeightInPoints(let text):
      "lineHeight \(Quotation(text)) is above 4 and so taken as points, not as a multiple"
    case .lineHeightAsMultiple(let text):
      "lineHeight \(Quotation(text)) is taken as a multiple of the font size"
    case .lineHeightAsLength: "lineHeight is a length, where DTCG has a multiple of the font size"
    case .typeByShape: "no '$type': read as typography, since it has a fontSize"
    case .gluedUnit(let name): "there is no token \(Quotation(name)): taken for the unit"
    case .weightOfFontName(let name):
      "weight and slant are those in the font name \(Quotation(name))"
    case .keptRaw(let field, let text, let unit):
      "\(field.rawValue) \(Quotation(text)) is in the unit \(Quotation(unit)), which has no size in "
        + "points: left to the font"
    case .notShown(let names):
      "\(WordList(names.map(Quotation.harmless))): read, but not shown or checked"
    case .newestSystem(let field, let older):
      "\(field.rawValue) is that of the newest system: an older one has \(Quotation(older))"
    case .deprecated(let reason):
      reason.isEmpty ? "deprecated" : "deprecated: \(Quotation.harmless(reason))"
    }
  }

  /// The assumption as a note at `position`.
  func diagnostic(at position: SourcePosition) -> Diagnostic {
    Diagnostic(.note, at: position, message)
  }

  /// What is assumed where `field` is missing.
  static func defaultValue(of field: StyleField) -> String {
    switch field {
    case .fontFamily: "the system font"
    case .fontWeight: "regular"
    case .letterSpacing: "no tracking"
    case .lineHeight: "the font's own line height"
    case .fontStyle: "upright"
    case .fontSize: "17 pt"
    case .relativeTo: "the nearest text style"
    case .maximumPointSize: "no maximum"
    }
  }
}
