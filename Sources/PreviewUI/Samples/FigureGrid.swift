/// Four figures of a day: columns side by side, and rows one below the other where text is large.
///
/// What switches is the layout; the figures in it stay who they are.
public struct FigureGrid: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// The screen.
  public init() {}

  /// A title above the figures.
  public var body: some View {
    let isLarge = dynamicTypeSize.isAccessibilitySize
    let layout =
      isLarge
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    VStack(alignment: .leading, spacing: 16) {
      Text("Yesterday").font(.title2).bold()
      layout {
        FigureCell(value: "8,214", unit: "steps", isRow: isLarge)
        FigureCell(value: "5.9", unit: "kilometres", isRow: isLarge)
        FigureCell(value: "41", unit: "minutes", isRow: isLarge)
      }
    }
    .padding()
  }
}

/// One figure with its unit: one above the other in a column, side by side in a row.
private struct FigureCell: View {
  let value: String
  let unit: String
  let isRow: Bool

  var body: some View {
    let layout =
      isRow
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 8))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
    layout {
      Text(value).font(.title).monospacedDigit()
      Text(unit).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
