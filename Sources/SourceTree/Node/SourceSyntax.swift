/// How a style file is written, below its vocabulary.
package enum SourceSyntax: String, CaseIterable, Sendable {
  case json = "JSON"
  case yaml = "YAML"
  /// YAML between lines of three hyphens, at the head of a Markdown file.
  case frontMatter = "YAML front matter"
  case propertyList = "property list"
  case binaryPropertyList = "binary property list"
  /// JavaScript or TypeScript.
  case script = "JavaScript"
  case swift = "Swift"
}

extension SourceSyntax {
  /// The syntax that `bytes`, in UTF-8, are written in: the one that the extension of `path` names
  /// where they do not begin like another, and else the most probable one; JSON where nothing tells.
  package init(of bytes: [UInt8], path: String = "") {
    if bytes.starts(with: Array("bplist".utf8)) {
      self = .binaryPropertyList
      return
    }
    let head = SourceHead(bytes)
    let named = SourceSyntax.named(in: path)
    switch head.first {
    case UInt8(ascii: "<"): self = .propertyList
    case UInt8(ascii: "{"), UInt8(ascii: "["), nil: self = .json
    case UInt8(ascii: "\""): self = named ?? .json
    case UInt8(ascii: "-") where head.beginsWithHyphens:
      self = FrontMatter.range(in: bytes) == nil ? .yaml : .frontMatter
    default: self = named ?? head.language ?? .json
    }
  }

  /// The syntax that the extension of `path` is for; nil where it is for several or none.
  ///
  /// What is called JSON may be anything: whatever no object begins is looked at.
  private static func named(in path: String) -> SourceSyntax? {
    guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return switch path[point...].lowercased() {
    case ".swift": .swift
    case ".yaml", ".yml": .yaml
    case ".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts", ".tsx": .script
    default: nil
    }
  }
}

/// The beginning of a file, as far as telling languages apart needs it.
private struct SourceHead {
  /// How many lines are looked at.
  private static let lineLimit = 400

  /// The first byte behind white space and comments.
  let first: UInt8?
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes: bytes, index: index)
    // A hash begins a comment of YAML too, which decides nothing.
    try? scanner.skipBlank()
    index = min(scanner.index, bytes.count)
    first = index < bytes.count ? bytes[index] : nil
    self.bytes = bytes[index...].prefix(1 << 16)
  }

  var beginsWithHyphens: Bool { bytes.starts(with: "---".utf8) }

  /// The first language that a line is plainly written in; YAML where a line is a name and a colon;
  /// none where it is no text at all.
  var language: SourceSyntax? {
    if bytes.contains(0) { return nil }
    var hasName = false
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(maxSplits: SourceHead.lineLimit) { $0.isNewline }
    for line in lines {
      let line = line.drop { $0.isWhitespace }
      if isSwift(line, in: text) { return .swift }
      if SourceHead.scriptStarts.contains(where: line.hasPrefix) { return .script }
      if line.hasPrefix("import ") { return line.contains(" from ") ? .script : .swift }
      hasName = hasName || SourceHead.isName(line)
    }
    return hasName ? .yaml : nil
  }

  /// Whether `line` of `text` begins a declaration as Swift has it and other languages don't.
  private func isSwift(_ line: Substring, in text: String) -> Bool {
    if SourceHead.swiftStarts.contains(where: line.hasPrefix) { return true }
    let words = line.split { !$0.isLetter && $0 != "@" && $0 != ":" }
    let rest = words.drop { SourceHead.swiftModifiers.contains(String($0)) }
    guard let keyword = rest.first else { return false }
    if rest.count < words.count { return SourceHead.swiftKeywords.contains(String(keyword)) }
    // TypeScript has enumerations too, but no `case` in them.
    if keyword == "enum" { return text.contains("case ") }
    return keyword == "var" && SourceHead.swiftTypes.contains { line.contains(": \($0)") }
  }

  /// Whether `line` begins with a name and a colon that a blank or nothing follows.
  private static func isName(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let rest = line[line.index(after: colon)...]
    return !line[..<colon].contains("(") && (rest.isEmpty || rest.first?.isWhitespace == true)
  }

  private static let swiftStarts = [
    "import SwiftUI", "import UIKit", "import AppKit", "import Foundation", "import CoreGraphics",
    "@available", "@MainActor", "@testable", "@Entry", "public enum ", "public struct ",
    "public extension ", "public final ", "extension ", "struct ", "fileprivate ", "final class ",
    "private enum ", "private struct ", "internal enum ", "internal struct ", "static let ",
    "static func ", "static var ", "func ", "#if canImport", "#if os(", "protocol ", "let ",
    "public static ", "public let ", "public func ",
  ]

  private static let swiftModifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "final", "static",
    "indirect", "nonisolated", "lazy",
  ]

  private static let swiftKeywords: Set<String> = [
    "enum", "struct", "extension", "class", "actor", "protocol", "let", "var", "func",
  ]

  private static let swiftTypes = ["CGFloat", "Font", "UIFont", "NSFont", "Double", "Float"]

  private static let scriptStarts = [
    "export ", "import {", "import * ", "import type ", "const ", "module.exports", "exports.",
    "var ", "'use strict'", "\"use strict\"", "interface ", "type ", "require(",
  ]
}
