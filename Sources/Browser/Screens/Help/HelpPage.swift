import Imaging

/// The keys and what they do, made from the one table of bindings.
enum HelpPage {
  private static let labelColumns = 13

  static func page(columns: Int, rows: Int, theme: Theme) -> OverlayPage {
    let room = max(8, columns - labelColumns - 5)
    let short = KeyBinding.all.flatMap { binding in
      OverlayLine.wrapped(.plain, label: binding.label, binding.summary, columns: room)
    }
    let full = KeyBinding.Topic.allCases.enumerated().flatMap { index, topic in
      (index > 0 ? [OverlayLine(kind: .title, text: "")] : [])
        + [OverlayLine(kind: .title, text: topic.rawValue)]
        + KeyBinding.all.filter { $0.topic == topic }.flatMap {
          OverlayLine.wrapped(.plain, label: $0.label, $0.summary, columns: room)
        }
    }
    // Titles go where the screen is too low for them.
    let fits = full.count <= rows - OverlayPage.titleRows
    return OverlayPage(
      title: "typeramp keys", hint: "any other key closes", lines: fits ? full : short,
      labelColumns: labelColumns, theme: theme)
  }
}
