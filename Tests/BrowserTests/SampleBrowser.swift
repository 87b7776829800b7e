import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import DynamicType
import Imaging
import PreviewUI
import Specimens
import TestSupport

@testable import Browser

/// Small sets with known numbers, in the font of rectangles.
enum SampleBrowser {
  static func style(
    _ name: String, _ pointSize: Double, _ textStyle: Font.TextStyle, weight: Int = 400,
    method: ScalingMethod = .custom, families: [String] = ["Inter"], sample: String? = "Ab c"
  ) -> CustomTextStyle {
    CustomTextStyle(
      name: name, families: families, pointSize: pointSize, cssWeight: weight,
      relativeTo: textStyle, method: method, sample: sample,
      position: SourcePosition(file: "t.json", line: 1, column: 1))
  }

  /// Title 21 and body 17 turn round at accessibility3; one family is missing, one style unreadable.
  static var app: StyleSet {
    StyleSet(
      name: "app", source: .builtIn,
      styles: [
        style("title", 21, .title, weight: 700), style("body", 17, .body),
        style("caption", 12, .caption, families: ["Futura-Medium"]),
        style("badge", 13, .body, method: .fixed),
      ],
      unreadable: [
        UnreadableStyle(
          name: "broken", path: ["broken"],
          problems: [
            Diagnostic(
              .error, at: SourcePosition(file: "t.json", line: 9, column: 3), "unknown unit 'vh'")
          ])
      ])
  }

  static func many(_ count: Int) -> StyleSet {
    StyleSet(
      name: "many", source: .builtIn,
      styles: (0..<count).map { style("style\($0)", 12 + Double($0 % 30), .body) })
  }

  static func browser(
    _ sets: [StyleSet] = [app], size: DynamicTypeSize = .large, columns: Int = 80, rows: Int = 24,
    capabilities: TerminalCapabilities = TerminalCapabilities(mosaic: .half),
    port: any FontPort = RectangleFontPort()
  ) -> Browser {
    let state = BrowserState(
      sets: sets, size: size, renderings: capabilities.renderings, columns: columns, rows: rows)
    return Browser(state, capabilities: capabilities, port: port)
  }
}

extension Browser {
  /// Presses the keys of `characters` one after the other.
  func type(_ characters: String) {
    for character in characters { _ = handle(.key(.character(character))) }
  }

  /// The lines of the frame.
  var lines: [String] {
    frame().grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
