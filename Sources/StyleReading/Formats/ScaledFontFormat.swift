import DynamicType
import SourceTree
import StyleModel

/// Style dictionaries of ScaledFont: a font name and a size under the name of each text style.
///
/// Names are those of SwiftUI or UIKit's strings (`UICTFontTextStyleBody`). Source:
/// github.com/kharrison/ScaledFont, readme.
enum ScaledFontFormat: StyleSetFormat {
  static let name = "ScaledFont"

  static func recognizes(_ document: Document, _ survey: TreeSurvey) -> Bool {
    document.root.members.contains { member in
      member.value["fontName"] != nil && (try? Font.TextStyle(spelling: member.key)) != nil
    }
  }

  static func read(_ document: Document, options: ReadingOptions) -> FoundStyles {
    var builder = StyleBuilder(document: document, options: options)
    for member in document.root.members {
      var draft = StyleDraft(
        path: [member.key], keyOffset: member.keyOffset, valueOffset: member.value.offset)
      if let family = member.value["fontName"] {
        draft.fields[.fontFamily] = FieldValue(node: family)
      }
      if let size = member.value["fontSize"] {
        draft.fields[.fontSize] = FieldValue(node: size, impliedUnit: .pt)
      }
      let name = Node(value: .string(member.key), offset: member.keyOffset)
      draft.fields[.relativeTo] = FieldValue(node: name)
      builder.add(draft)
    }
    return builder.found
  }
}
