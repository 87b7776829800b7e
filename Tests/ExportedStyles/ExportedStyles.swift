// Text styles of sample, written by typeramp.
// Change the style file and export it again.
import PreviewUI

/// The text styles; apply one with `textStyle(_:)`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public enum SampleStyle: String, CaseIterable, Sendable {
  case displayLarge = "display/large"
  case body
  case `default`
  case _2xl = "2xl"
  case _2XL = "2 XL"
  case system
  case badge
  case table
  case uikit
  case launch
  case 見出し
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Font {
  /// The font of a style, which follows the reader's size of text by itself.
  ///
  /// Tracking, line height and a maximum take `textStyle(_:)`.
  public static func sampleStyle(_ style: SampleStyle) -> Font {
    switch style {
    case .displayLarge:
      Font.custom("Inter", size: 57, relativeTo: .largeTitle).weight(.bold)
    case .body:
      Font.custom("Inter", size: 17, relativeTo: .body).weight(.regular)
    // Without its maximum of 30.5 pt, which textStyle(_:) keeps.
    // Its line height of 17.6 pt is below the font's own and cannot be set.
    case .default:
      Font.custom("Inter", size: 16, relativeTo: .callout).weight(.regular)
    case ._2xl:
      Font.custom("Inter", size: 24, relativeTo: .title2).weight(.semibold).italic()
    // Without its maximum of 40 pt, which textStyle(_:) keeps.
    case ._2XL:
      Font.custom("Inter", size: 24, relativeTo: .title2).weight(.semibold)
    // The system font at its own size; textStyle(_:) sets 15 pt.
    case .system:
      Font.system(.subheadline).weight(.medium)
    case .badge:
      Font.custom("Inter", fixedSize: 13).weight(.semibold)
    // At large; textStyle(_:) has a size for every step.
    case .table:
      Font.custom("Inter", fixedSize: 14).weight(.regular)
    case .uikit:
      Font.custom("Inter", size: 12, relativeTo: .caption).weight(.regular)
    // The style file has its size taken once, at launch; here it follows every change.
    case .launch:
      Font.custom("Inter", size: 12, relativeTo: .caption).weight(.regular)
    // The style file has it scaled twice; here it is scaled once.
    case .見出し:
      Font.custom("Noto Sans JP", size: 20, relativeTo: .title3).weight(.bold)
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SampleStyleModifier: ViewModifier {
  let style: SampleStyle
  @ScaledMetric(relativeTo: .largeTitle) private var largeTitleLeading: CGFloat = 41
  @ScaledMetric(relativeTo: .title3) private var title3Leading: CGFloat = 25
  @ScaledMetric(relativeTo: .subheadline) private var subheadlineLeading: CGFloat = 20
  @ScaledMetric(relativeTo: .body) private var bodyLeading: CGFloat = 22
  @ScaledMetric(relativeTo: .callout) private var calloutLeading: CGFloat = 21
  @ScaledMetric(relativeTo: .caption) private var captionLeading: CGFloat = 16
  @ScaledMetric(relativeTo: .title2) private var _2xlSize: CGFloat = 24
  @ScaledMetric(relativeTo: .title2) private var _2XLSize: CGFloat = 24
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  func body(content: Content) -> some View {
    content
      .font(font)
      .tracking(tracking)
      // Half the space goes above the first line.
      .lineSpacing(leading)
      .padding(.vertical, leading / 2)
  }

  private var font: Font {
    switch style {
    case .default:
      Font.custom("Inter", fixedSize: pointSize).weight(.regular)
    case ._2xl:
      Font.custom("Inter", fixedSize: pointSize).weight(.semibold).italic()
    case ._2XL:
      Font.custom("Inter", fixedSize: pointSize).weight(.semibold)
    case .system:
      Font.system(size: pointSize).weight(.medium)
    case .table:
      Font.custom("Inter", fixedSize: pointSize).weight(.regular)
    default:
      Font.sampleStyle(style)
    }
  }

  private var pointSize: CGFloat {
    switch style {
    case .displayLarge:
      (57 * largeTitleLeading / 41).rounded()
    case .body:
      (17 * bodyLeading / 22).rounded()
    case .default:
      min((16 * calloutLeading / 21).rounded(), 30.5)
    case ._2xl:
      _2xlSize
    case ._2XL:
      min(_2XLSize, 40)
    case .system:
      (15 * subheadlineLeading / 20).rounded()
    case .badge:
      13
    case .table:
      [13, 13, 13, 14, 14, 14, 14, 20.5, 20.5, 20.5, 20.5, 40][
        DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3]
    case .uikit:
      (12 * captionLeading / 16).rounded()
    case .launch:
      (12 * captionLeading / 16).rounded()
    case .見出し:
      (20 * title3Leading / 25).rounded()
    }
  }

  private var tracking: CGFloat {
    switch style {
    case .displayLarge:
      -0.004386 * pointSize
    case .default:
      0.03125 * pointSize
    case .table:
      0.007143 * pointSize
    default:
      0
    }
  }

  private var leading: CGFloat {
    switch style {
    case .displayLarge:
      0.1 * pointSize
    case .body:
      0.3 * pointSize
    case ._2xl:
      0.2 * pointSize
    case ._2XL:
      0.2 * pointSize
    case .system:
      0.05 * pointSize
    case .table:
      0.3 * pointSize
    case .uikit:
      0.3 * pointSize
    case .launch:
      0.3 * pointSize
    case .見出し:
      0.4 * pointSize
    default:
      0
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Sets text in a style: font, tracking and line height, all at the reader's size.
  public func textStyle(_ style: SampleStyle) -> some View {
    modifier(SampleStyleModifier(style: style))
  }
}
