import DynamicType

/// Which keys give a command, and how help names them; the one table behind input, help and hints.
struct KeyBinding: Sendable {
  /// Part of the help a binding stands in.
  enum Topic: String, CaseIterable, Sendable {
    case size = "Size"
    case styles = "Styles"
    case view = "View"
    case program = "Program"
  }

  let topic: Topic
  /// What the bottom line says of a binding.
  struct Hint: Sendable {
    let keys: String
    let word: String
  }

  /// The keys as help prints them.
  let label: String
  /// What they do, as help prints it.
  let summary: String
  /// Keys and a word for the bottom line; bindings without one appear in help alone.
  let hint: Hint?
  /// Each key with its command.
  let commands: [(key: Key, command: Command)]

  private init(
    _ topic: Topic, _ label: String, _ summary: String, hint: (String, String)? = nil,
    _ commands: [(Key, Command)]
  ) {
    self.topic = topic
    self.label = label
    self.summary = summary
    self.hint = hint.map { Hint(keys: $0.0, word: $0.1) }
    self.commands = commands.map { (key: $0.0, command: $0.1) }
  }

  /// Every binding, in the order of the help.
  static let all: [KeyBinding] = [
    KeyBinding(
      .size, "← → h l", "one Dynamic Type size smaller, larger", hint: ("←→", "size"),
      [
        (.left, .smallerSize), (.character("h"), .smallerSize),
        (.right, .largerSize), (.character("l"), .largerSize),
      ]),
    KeyBinding(
      .size, "Home End", "smallest, largest size",
      [(.home, .size(.xSmall)), (.end, .size(.accessibility5))]),
    KeyBinding(
      .size, "1…9 0 - =", "one of the twelve sizes, in their order",
      zip("1234567890-=", DynamicTypeSize.allCases).map { (.character($0), .size($1)) }),
    KeyBinding(
      .size, "L", "back to large, the size every phone starts with",
      [(.character("L"), .size(.large))]),

    KeyBinding(
      .styles, "↑ ↓ k j", "previous, next style", hint: ("↑↓", "style"),
      [
        (.up, .previousStyle), (.character("k"), .previousStyle),
        (.down, .nextStyle), (.character("j"), .nextStyle),
      ]),
    KeyBinding(
      .styles, "g G", "first, last style",
      [(.character("g"), .firstStyle), (.character("G"), .lastStyle)]),
    KeyBinding(
      .styles, "PgUp PgDn", "a screenful up, down",
      [
        (.pageUp, .pageUp), (.pageDown, .pageDown),
        (.control("b"), .pageUp), (.control("f"), .pageDown),
      ]),
    KeyBinding(
      .styles, "/", "show only styles whose name holds what you type", hint: ("/", "find"),
      [(.character("/"), .find)]),
    KeyBinding(
      .styles, "Tab S-Tab", "next, previous style set", hint: ("Tab", "set"),
      [(.tab, .nextSet), (.backTab, .previousSet)]),

    KeyBinding(
      .view, "z Z", "magnify, reduce", hint: ("z", "zoom"),
      [(.character("z"), .zoomIn), (.character("Z"), .zoomOut)]),
    KeyBinding(
      .view, "x", "magnification back to where body text is just legible",
      [(.character("x"), .resetZoom)]),
    KeyBinding(
      .view, "m", "next kind of glyphs to draw with", hint: ("m", "glyphs"),
      [(.character("m"), .nextRendering)]),

    KeyBinding(
      .view, "w", "samples wrapped to the pane, or a line each",
      [(.character("w"), .wrap)]),

    KeyBinding(
      .styles, "a", "everything that was found about the set", hint: ("a", "audit"),
      [(.character("a"), .findings)]),

    KeyBinding(
      .program, "? F1", "this help", hint: ("?", "help"),
      [(.character("?"), .help), (.function(1), .help)]),
    KeyBinding(
      .program, "Ctrl-L", "draw the screen again", [(.control("l"), .redraw)]),
    KeyBinding(
      .program, "Ctrl-Z", "suspend; fg comes back", [(.control("z"), .suspend)]),
    KeyBinding(
      .program, "q Esc Ctrl-C", "quit; Esc first closes help and ends a search",
      hint: ("q", "quit"),
      [
        (.character("q"), .quit), (.escape, .back),
        (.control("c"), .interrupt),
      ]),
  ]

  private static let commandOfKey: [Key: Command] = Dictionary(
    all.flatMap { $0.commands.map { ($0.key, $0.command) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The command that `key` gives while nothing is being typed.
  static func command(for key: Key) -> Command? { commandOfKey[key] }
}
