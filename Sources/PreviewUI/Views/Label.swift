private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    nonmutating set { self[LabelStyleKey.self] = newValue }
  }
}

/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What its style makes of it.
  public var body: some View {
    AnyView(
      style.makeBody(
        configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture.
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// How labels look.
public protocol LabelStyle {
  /// What a label becomes.
  associatedtype Body: View
  /// The parts of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes a view of the parts of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: AnyView
  /// The icon.
  public let icon: AnyView
}

/// Icon and title side by side; in a list, at the accessibility sizes, the title wraps under the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// Icon and title as they have room.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title.
  public static var automatic: DefaultLabelStyle { .init() }
  /// Icon and title.
  public static var titleAndIcon: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
  /// Sets how labels look.
  public func labelStyle(_ style: some LabelStyle) -> EnvironmentWriter<Self> {
    environment(\.labelStyle, style)
  }
}

private struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if isInList, dynamicTypeSize.isAccessibilitySize {
      UnderIconLayout() {
        configuration.icon
        configuration.title
      }
    } else {
      HStack {
        configuration.icon
        configuration.title
      }
    }
  }
}

/// An icon with text that begins beside it and goes on under it.
private struct UnderIconLayout: Layout, BuiltInLayout, Equatable {
  var engine: any LayoutEngine { UnderIconEngine() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var engine = UnderIconEngine()
    return engine.size(of: subviews.items, offered: proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(by: UnderIconEngine(), in: bounds, proposal: proposal)
  }
}

/// Sets the first lines of the second item's text beside the first item, the rest under it; without
/// such a text the two stand side by side.
private struct UnderIconEngine: LayoutEngine {
  private var row = StackSolver(axis: .horizontal)

  private func parts(_ items: [LayoutItem]) -> (icon: LayoutItem, text: TextItem)? {
    guard items.count == 2, items[1].children.isEmpty, let text = items[1] as? TextItem else {
      return nil
    }
    return (items[0], text)
  }

  /// Gives the text its first lines' beginning; returns how far down the text and the icon begin.
  private func fit(_ icon: LayoutItem, _ text: TextItem) -> (text: CGFloat, icon: CGFloat) {
    let size = icon.size(for: .unspecified)
    let spare = size.height - text.firstLine.height
    let exclusion = CGSize(
      width: size.width + StackSolver.standardSpacing, height: size.height - max(0, spare / 2))
    if text.exclusion != exclusion { text.exclusion = exclusion }
    return (max(0, spare / 2), max(0, -spare / 2))
  }

  mutating func size(of items: [LayoutItem], offered proposal: ProposedViewSize) -> CGSize {
    guard let (icon, text) = parts(items) else { return row.size(of: items, offered: proposal) }
    let down = fit(icon, text)
    let iconSize = icon.size(for: .unspecified)
    let size = text.size(for: proposal)
    return CGSize(
      width: max(size.width, iconSize.width),
      height: max(down.text + size.height, down.icon + iconSize.height))
  }

  mutating func place(
    _ items: [LayoutItem], in size: CGSize, offered proposal: ProposedViewSize
  ) {
    guard let (icon, text) = parts(items) else {
      row.place(items, in: size, offered: proposal)
      return
    }
    let down = fit(icon, text)
    icon.place(at: CGPoint(x: 0, y: down.icon), proposal: .unspecified)
    text.place(at: CGPoint(x: 0, y: down.text), proposal: proposal)
  }
}
