private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any ButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    nonmutating set { self[ButtonStyleKey.self] = newValue }
  }
}

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// It destroys something.
  case destructive
  /// It leaves without doing anything.
  case cancel
}

/// A view that does something when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// A button that shows `label`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button that shows `label`, for a purpose that shows.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in its style.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(label: AnyView(label), role: role))
    )
    .opacity(isEnabled ? 1 : Self.disabledOpacity)
    .onTapGesture { if isEnabled { action() } }
  }

  private static var disabledOpacity: Double { 0.4 }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// How buttons look.
public protocol ButtonStyle {
  /// What a button becomes.
  associatedtype Body: View
  /// The parts of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes a view of the parts of a button; taps are seen to.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public let label: AnyView
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether a finger is on it; a tap takes no time here.
  public var isPressed: Bool { false }
}

/// The label in the colour of buttons.
public struct DefaultButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label on a faint capsule of its colour.
public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedLabel(configuration: configuration, isProminent: false)
  }
}

/// The label in white on a capsule of its colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    GroundedLabel(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The label in the colour of buttons.
  public static var automatic: DefaultButtonStyle { .init() }
  /// The label in the colour of buttons.
  public static var borderless: DefaultButtonStyle { .init() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on its colour.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension View {
  /// Sets how buttons look.
  public func buttonStyle(_ style: some ButtonStyle) -> EnvironmentWriter<Self> {
    environment(\.buttonStyle, style)
  }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    configuration.label.foregroundColor(configuration.role == .destructive ? .red : tint)
  }
}

private struct GroundedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.tint) private var tint

  var body: some View {
    let color = configuration.role == .destructive ? Color.red : tint
    configuration.label
      .foregroundColor(isProminent ? .white : color)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(isProminent ? color : color.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}
