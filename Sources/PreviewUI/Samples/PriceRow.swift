/// A row with a name and a price on one line: the name gives way where text is large.
public struct PriceRow: View {
  /// The screen.
  public init() {}

  /// Name and price.
  public var body: some View {
    HStack {
      Text("Olive oil, first cold pressing").lineLimit(1)
      Spacer()
      Text("12.90 €").monospacedDigit().lineLimit(1).layoutPriority(1)
    }
    .padding()
  }
}
