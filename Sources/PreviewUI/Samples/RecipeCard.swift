/// A recipe on a card, with a picture that grows with the text beside it.
public struct RecipeCard: View {
  @ScaledMetric(relativeTo: .body) private var pictureSide: CGFloat = 125
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// The screen.
  public init() {}

  /// Picture and text: side by side, or one above the other where text is large.
  public var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    layout {
      Image("lentil soup")
        .resizable()
        .scaledToFit()
        .frame(width: pictureSide, height: pictureSide)
      VStack(alignment: .leading, spacing: 4) {
        Text("Lentil soup").font(.headline)
        Text("Serves four, and is better on the second day.").font(.subheadline)
        Label("35 min", systemImage: "clock").font(.caption).foregroundStyle(.secondary)
      }
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}
