/// A settings screen: icons that do not grow, and text that goes on under them where it is large.
public struct SettingsList: View {
  /// The screen.
  public init() {}

  /// The rows.
  public var body: some View {
    List {
      SettingsRow(title: "Notifications and sounds", icon: "bell")
      SettingsRow(title: "Text size", icon: "text")
      SettingsRow(title: "Storage on this phone", icon: "drive")
      SettingsRow(title: "About", icon: "info")
    }
  }
}

/// One row: a picture of 28 points a side, whatever the size of text, and a title.
private struct SettingsRow: View {
  let title: String
  let icon: String

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(decorative: icon)
        .resizable()
        .frame(width: 28, height: 28)
    }
  }
}
