public import StyleModel
import DynamicType
import SourceTree

/// A style file with some styles' `relativeTo` written anew, everything else byte for byte as it was.
public struct RelativeToPatch: Sendable {
  /// The file as it is to be.
  public let bytes: [UInt8]
  /// Why some changes could not be made, each at its place.
  public let problems: [Diagnostic]
  /// Whether the file is of a kind that can be patched: JSON without errors.
  public let isPossible: Bool
  private let source: SourceText

  /// One piece of text to be put in.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// The file `bytes`, called `file`, with `changes` to the styles of `set`, which was read from it.
  public init(_ changes: [RelativeToChange], to set: StyleSet, bytes: [UInt8], file: String) {
    source = SourceText(bytes: bytes, file: file)
    let (document, diagnostics) = JSONReader.read(source)
    // A file with syntax errors is read as far as it goes, which is not far enough to write it anew.
    guard let document, diagnostics.allSatisfy({ $0.severity != .error }) else {
      self.bytes = bytes
      isPossible = false
      problems = [
        Diagnostic(
          .error, at: nil, "\(Quotation.harmless(file)) is not JSON, so it cannot be patched",
          hint: "make the changes by hand")
      ]
      return
    }
    var edits: [Edit] = []
    var problems: [Diagnostic] = []
    for change in changes {
      guard let style = set.styles.first(where: { $0.name == change.style }) else { continue }
      if let edit = RelativeToPatch.edit(style, change.relativeTo, in: document) {
        edits.append(edit)
      } else {
        problems.append(
          Diagnostic(
            .warning, at: style.position,
            "\(style.name) is not a token of its own in this file, so relativeTo cannot be put there",
            hint: "set it to \(change.relativeTo.name) where the style is made"))
      }
    }
    var patched: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      patched += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    self.bytes = patched + bytes[end...]
    self.problems = problems
    isPossible = true
  }

  /// The change as a unified diff with three lines about each place, for `patch -p1` and `git apply`;
  /// empty where nothing changes. `path` leads to the file from the folder to apply it in.
  public func diff(path: String) -> [UInt8] {
    UnifiedDiff(old: source.bytes, new: bytes, path: path).bytes
  }

  // MARK: Finding the place

  /// The token at the end of a style's path, where it has a value of its own.
  private static func token(at path: [String], in document: Document) -> Node? {
    var node = document.root
    for name in path {
      guard let next = node[name] else { return nil }
      node = next
    }
    return node["$value"] != nil || node["value"] != nil ? node : nil
  }

  private static func edit(
    _ style: CustomTextStyle, _ relativeTo: Font.TextStyle, in document: Document
  ) -> Edit? {
    guard let token = token(at: style.path, in: document) else { return nil }
    let value = JSONText.string(relativeTo.name)
    let bytes = document.source.source(at: token.offset).bytes
    guard let extensions = token["$extensions"] else {
      return insertion(
        "\"$extensions\": {\"typeramp\": {\"relativeTo\": \(value)}}", into: token, bytes)
    }
    guard let own = extensions["typeramp"] else {
      return insertion("\"typeramp\": {\"relativeTo\": \(value)}", into: extensions, bytes)
    }
    guard let present = own["relativeTo"] else {
      return insertion("\"relativeTo\": \(value)", into: own, bytes)
    }
    guard present.string != nil else { return nil }
    return Edit(range: present.offset..<endOfString(present.offset, bytes), text: value)
  }

  /// A member put at the start of an object, set off from the next one as that is from the brace.
  private static func insertion(_ member: String, into object: Node, _ bytes: [UInt8]) -> Edit? {
    guard object.isObject else { return nil }
    let start = object.offset + 1
    var end = start
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    let isEmpty = object.members.isEmpty
    let gap = isEmpty ? "" : String(decoding: bytes[start..<end], as: UTF8.self)
    let separator = isEmpty ? "" : gap.isEmpty ? ", " : ","
    return Edit(range: start..<start, text: gap + member + separator)
  }

  /// Behind the closing quote of the string that starts at `offset`.
  private static func endOfString(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var index = offset + 1
    while index < bytes.count, bytes[index] != bytes[offset] {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
