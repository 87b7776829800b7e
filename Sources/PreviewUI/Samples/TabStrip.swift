/// Tabs along the lower edge, which do not grow: a finger that stays on one brings it up large.
public struct TabStrip: View {
  @State private var selected = "Today"

  /// The screen.
  public init() {}

  /// What the selected tab shows, above the tabs.
  public var body: some View {
    VStack(spacing: 0) {
      Text(selected)
        .font(.largeTitle)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
      Divider()
      HStack(spacing: 0) {
        TabButton(title: "Today", symbol: "star.fill", selected: $selected)
        TabButton(title: "Search", symbol: "magnifyingglass", selected: $selected)
        TabButton(title: "Me", symbol: "person.fill", selected: $selected)
      }
      .frame(height: 49)
      .dynamicTypeSize(.large)
    }
  }
}

/// One tab.
private struct TabButton: View {
  let title: String
  let symbol: String
  @Binding var selected: String

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: symbol)
      Text(title).font(.caption2)
    }
    .foregroundStyle(selected == title ? Color.accentColor : Color.secondary)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onTapGesture { selected = title }
    .accessibilityShowsLargeContentViewer {
      Image(systemName: symbol)
      Text(title)
    }
  }
}
