// Only this import differs from a listing written for SwiftUI.
import PreviewUI

// MARK: a set of custom text styles, as articles about Dynamic Type build it

private enum Typography: CaseIterable {
  case hero
  case heading
  case paragraph
  case note

  var size: CGFloat {
    switch self {
    case .hero: 36
    case .heading: 22
    case .paragraph: 16
    case .note: 12
    }
  }

  var textStyle: Font.TextStyle {
    switch self {
    case .hero: .largeTitle
    case .heading: .title2
    case .paragraph: .body
    case .note: .caption
    }
  }

  var weight: Font.Weight {
    switch self {
    case .hero, .heading: .semibold
    default: .regular
    }
  }
}

private struct TypographyModifier: ViewModifier {
  let style: Typography
  @Environment(\.legibilityWeight) private var legibilityWeight

  private var weight: Font.Weight {
    legibilityWeight == .bold ? .bold : style.weight
  }

  func body(content: Content) -> some View {
    content.font(
      .custom("Inter", size: style.size, relativeTo: style.textStyle).weight(weight))
  }
}

extension View {
  fileprivate func font(_ style: Typography) -> some View {
    modifier(TypographyModifier(style: style))
  }
}

// MARK: sizes that scale beside the text

private struct Badge: View {
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 24
  @ScaledMetric private var gap = 4.0

  var body: some View {
    HStack(spacing: gap) {
      Circle()
        .fill(.orange)
        .frame(width: side, height: side)
        .overlay { Text("3").font(.note) }
      Text("new messages").font(.note)
    }
  }
}

private struct ScaledFontModifier: ViewModifier {
  @ScaledMetric private var size: CGFloat

  init(size: CGFloat, relativeTo style: Font.TextStyle) {
    _size = ScaledMetric(wrappedValue: size, relativeTo: style)
  }

  func body(content: Content) -> some View {
    content.font(.system(size: size, weight: .medium, design: .rounded))
  }
}

// MARK: a layout that changes its direction

private struct Adaptive<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ViewBuilder let content: () -> Content

  var body: some View {
    let layout =
      dynamicTypeSize >= .accessibility1
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 20))
    layout(content)
  }
}

private struct Profile: View {
  @State private var isFollowing = false

  var body: some View {
    Adaptive {
      Image(systemName: "person.fill")
        .imageScale(.large)
        .foregroundColor(.accentColor)
      VStack(alignment: .leading) {
        Text("Robin").font(.heading)
        Text("Writes about letters, and " + "sets them").font(.paragraph)
          .lineLimit(2)
          .minimumScaleFactor(0.75)
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
      Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
        .buttonStyle(.bordered)
    }
    .padding()
    .background(Color.gray.opacity(0.15))
    .cornerRadius(12)
  }
}

// MARK: a font for one content size category

extension Font {
  fileprivate static func reading(_ category: ContentSizeCategory) -> Font {
    FontMetrics(forTextStyle: .body).scaledFont(
      for: .custom("Inter", fixedSize: category.isAccessibilityCategory ? 15 : 17),
      maximumPointSize: 40, compatibleWith: category)
  }
}

private struct Reader: View {
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    Text("Once upon a time").font(.reading(sizeCategory))
  }
}

// MARK: a bar that does not grow

private struct ToolBar: View {
  let tools = [Tool(id: "pen", title: "Draw"), Tool(id: "scissors", title: "Cut")]

  struct Tool: Identifiable {
    let id: String
    let title: String
  }

  var body: some View {
    HStack {
      ForEach(tools) { tool in
        Image(systemName: tool.id)
          .accessibilityShowsLargeContentViewer {
            Label(tool.title, systemImage: tool.id)
          }
      }
      .frame(maxWidth: .infinity)
    }
    .frame(height: 44)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

// MARK: all of it on a screen, and previews of it

private struct Page: View {
  let topics: [String] = ["Size", "Weight", "Leading"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Letters").font(.hero)
      Badge()
      Profile()
      Reader()
      Text("rounded").modifier(ScaledFontModifier(size: 14, relativeTo: .footnote))
      if topics.isEmpty {
        EmptyView()
      } else {
        ForEach(topics, id: \.self) { topic in
          Label(topic, systemImage: "star")
        }
      }
      (Text("Total: ").bold() + Text("12").monospacedDigit().foregroundColor(.secondary))
        .font(.paragraph)
        .multilineTextAlignment(.trailing)
      Divider()
      ToolBar()
    }
    .lineSpacing(2)
  }
}

private struct PagePreviews: PreviewProvider {
  static var previews: some View {
    Page().previewDisplayName("as it is")
    Page()
      .environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
      .previewDisplayName("largest")
    Page().environment(\.dynamicTypeSize, .xSmall).preferred(.dark)
  }
}

extension View {
  fileprivate func preferred(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
}

/// What the tests in `ArticleListingTests` look at.
enum Article {
  static var page: some View { Page() }
  static var reader: some View { Reader() }
  static func previews(port: any FontPort) -> [PreviewPart] {
    PagePreviews.host(port: port).previews
  }
}
