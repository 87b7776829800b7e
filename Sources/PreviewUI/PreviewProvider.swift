/// A type that provides views to look at, as SwiftUI's of that name; it stands in for `#Preview`.
///
/// ```swift
/// struct Card_Previews: PreviewProvider {
///   static var previews: some View {
///     Card().previewDisplayName("Large")
///     Card().dynamicTypeSize(.accessibility3).previewDisplayName("AX3")
///   }
/// }
/// let host = Card_Previews.host(port: fonts)
/// host.previews                          // two, with their names
/// ```
public protocol PreviewProvider {
  /// What the views are made of.
  associatedtype Previews: View
  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// A host that shows the previews on a device set to `deviceSize`.
  public static func host(
    port: any FontPort, deviceSize: DynamicTypeSize = .large, displayScale: Double = 3
  ) -> PreviewHost<Previews> {
    PreviewHost(previews, port: port, deviceSize: deviceSize, displayScale: displayScale)
  }
}

/// One preview of several.
public struct PreviewPart {
  /// What it is called; `nil` where it has no name.
  public let displayName: String?
  /// The texts in it, in reading order.
  public let texts: [TextItem]
}

extension PreviewHost {
  /// The previews side by side, in order.
  public var previews: [PreviewPart] {
    items.map { item in
      PreviewPart(
        displayName: item.layoutValue(ObjectIdentifier(PreviewNameKey.self)) as? String,
        texts: item.texts)
    }
  }
}

private enum PreviewNameKey: LayoutValueKey {
  static let defaultValue: String? = nil
}

extension View {
  /// Gives a preview a name.
  public func previewDisplayName(_ value: String?) -> LaidOut<Self> {
    layoutValue(key: PreviewNameKey.self, value: value)
  }
}
