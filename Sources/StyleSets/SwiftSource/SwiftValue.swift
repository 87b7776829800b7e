/// A value in Swift source, as far as it can be known without compiling it.
indirect enum SwiftValue {
  case number(Double, text: String, offset: Int)
  case string(String, offset: Int)
  /// A name: `.bold`, `Font.Weight.bold`, `bodySize`; its parts.
  case name([String], offset: Int)
  /// A call and the calls chained to it: `Font.custom("Inter", size: 17).italic()`.
  case call(Call)
  case tuple([Argument])
  case array([SwiftValue])
  /// Anything else.
  case unknown(offset: Int)

  /// An argument or an element of a tuple.
  struct Argument {
    var label: String?
    var value: SwiftValue
  }

  /// A call, after what it is called on.
  struct Call {
    /// The parts of the name, such as `Font` and `custom`.
    var name: [String]
    var arguments: [Argument]
    /// Further calls on the result, in their order.
    var chain: [Call] = []
    var offset: Int
  }

  /// Where it begins.
  var offset: Int {
    switch self {
    case .number(_, _, let offset), .string(_, let offset), .name(_, let offset),
      .unknown(let offset):
      offset
    case .call(let call): call.offset
    case .tuple(let arguments): arguments.first?.value.offset ?? 0
    case .array(let elements): elements.first?.offset ?? 0
    }
  }
}
