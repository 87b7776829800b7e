import CYAML

/// A part of a YAML text, as libyaml takes it apart.
struct YAMLEvent {
  enum Kind {
    case mappingStart, sequenceStart
    /// The end of the innermost mapping or sequence.
    case end
    case scalar(String, isPlain: Bool)
    case alias(String)
    /// A document's or the stream's begin or end, which say nothing here.
    case other
  }

  var kind: Kind
  /// The name that later aliases call it by.
  var anchor: String?
  /// How many characters stand before it.
  var mark: Int
}

/// What libyaml has against a text.
struct YAMLFault {
  var message: String
  /// How many characters stand before the place.
  var mark: Int
}

extension YAMLEvent {
  /// Hands the events of `text`, in UTF-8, to `body` until that gives false; what ended the text
  /// early, if anything did.
  ///
  /// Everything unsafe about reading YAML is here: libyaml is C. It is handed the text as a pointer
  /// and a length, which hold as long as the closure around it runs, and keeps within them; the
  /// pointers in its events hold until the event is deleted, and what they point at is copied before.
  static func parse(_ text: ArraySlice<UInt8>, _ body: (YAMLEvent) -> Bool) -> YAMLFault? {
    unsafe text.withUnsafeBufferPointer { text in
      var parser = unsafe yaml_parser_t()
      // libyaml keeps the parser's own address too, so that it has to stay where it is.
      return unsafe withUnsafeMutablePointer(to: &parser) { parser in
        guard unsafe yaml_parser_initialize(parser) == 1 else {
          return YAMLFault(message: "no memory", mark: 0)
        }
        defer { unsafe yaml_parser_delete(parser) }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        while true {
          var event = unsafe yaml_event_t()
          guard unsafe yaml_parser_parse(parser, &event) == 1 else {
            return unsafe fault(of: parser.pointee)
          }
          defer { unsafe yaml_event_delete(&event) }
          guard unsafe event.type != YAML_STREAM_END_EVENT, unsafe body(YAMLEvent(event)) else {
            return nil
          }
        }
      }
    }
  }

  private static func fault(of parser: yaml_parser_t) -> YAMLFault {
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.context.map { unsafe " " + String(cString: $0) }
    return YAMLFault(
      message: (problem ?? "the text is no YAML") + (context ?? ""),
      mark: unsafe Int(clamping: parser.problem_mark.index))
  }

  private init(_ event: yaml_event_t) {
    mark = unsafe Int(clamping: event.start_mark.index)
    switch unsafe event.type {
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      anchor = unsafe YAMLEvent.text(event.data.mapping_start.anchor)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = unsafe YAMLEvent.text(event.data.sequence_start.anchor)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      kind = .end
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = unsafe .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      anchor = unsafe YAMLEvent.text(scalar.anchor)
    case YAML_ALIAS_EVENT:
      kind = unsafe .alias(YAMLEvent.text(event.data.alias.anchor) ?? "")
    default:
      kind = .other
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }
}
