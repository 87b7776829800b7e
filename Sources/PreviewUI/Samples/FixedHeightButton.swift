/// A button of a fixed height: its title is cut off where text is large.
public struct FixedHeightButton: View {
  @State private var count = 0

  /// The screen.
  public init() {}

  /// A button, and how often it was tapped.
  public var body: some View {
    VStack(spacing: 12) {
      Button {
        count += 1
      } label: {
        Text("Add to basket")
          .font(.headline)
          .foregroundColor(.white)
          .frame(maxWidth: .infinity)
          .frame(height: 44)
          .background(Color.accentColor)
          .clipped()
      }
      .buttonStyle(.plain)
      Text("\(count) in the basket").font(.footnote)
    }
    .padding()
  }
}
