/// Turns a grid into lines of text with escape sequences (ECMA-48 SGR), for output that is not a
/// screen: a pipe, a file, a terminal left as it is.
public struct ANSIWriter: Hashable, Sendable {
  /// Colours that may be written; others become the nearest that may.
  public let depth: ColorDepth
  /// Whether bold, dim, reverse and underline are written.
  public let keepsAttributes: Bool

  /// A writer for terminals of `depth`; `mono` without attributes writes no escape sequence at all.
  public init(depth: ColorDepth, keepsAttributes: Bool = true) {
    self.depth = depth
    self.keepsAttributes = keepsAttributes
  }

  /// The grid's rows with a line break between them, blanks at their ends left out.
  ///
  /// Every row ends in the terminal's own colours. A control character that got into a cell becomes
  /// U+FFFD.
  public func text(of grid: CellGrid) -> String {
    var output = ""
    for row in 0..<grid.rows {
      if row > 0 { output.append("\n") }
      let start = row * grid.columns
      write(grid.cells[start..<start + grid.columns], to: &output)
    }
    return output
  }

  private func write(_ cells: ArraySlice<Cell>, to output: inout String) {
    var current = Rendition()
    let end = cells.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? cells.startIndex
    for cell in cells[..<end] where !cell.isContinuation {
      let wanted = rendition(of: cell, after: current)
      output += current.change(to: wanted)
      current = wanted
      for scalar in [cell.scalar, cell.marks.0, cell.marks.1] where scalar != "\0" {
        output.unicodeScalars.append(
          scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
    }
    output += current.change(to: Rendition())
  }

  /// Whether a cell at the end of a row looks like nothing.
  private func isBlank(_ cell: Cell) -> Bool {
    cell.scalar == " " && cell.marks.0 == "\0" && depth.color(for: cell.background) == .standard
      && (!keepsAttributes || cell.attributes.isDisjoint(with: .seenOnBlanks))
  }

  /// How `cell` has to look; where there is no glyph to colour, what is set stays.
  private func rendition(of cell: Cell, after current: Rendition) -> Rendition {
    var wanted = Rendition(
      foreground: depth.color(for: cell.foreground), background: depth.color(for: cell.background),
      attributes: keepsAttributes ? cell.attributes : [])
    if cell.scalar == " ", cell.marks.0 == "\0", wanted.attributes.isDisjoint(with: .seenOnBlanks),
      current.attributes.isDisjoint(with: .seenOnBlanks)
    {
      wanted.foreground = current.foreground
      wanted.attributes = current.attributes
    }
    return wanted
  }
}

extension CellGrid {
  /// The characters of the grid, a line for each row, blanks at the ends of lines left out.
  public var text: String { ANSIWriter(depth: .mono, keepsAttributes: false).text(of: self) }
}

extension CellAttributes {
  /// The attributes that a cell without a glyph shows too.
  fileprivate static let seenOnBlanks: CellAttributes = [.reverse, .underline]
}

/// How a terminal draws characters at some point of its input.
private struct Rendition: Hashable {
  var foreground = CellColor.standard
  var background = CellColor.standard
  var attributes: CellAttributes = []

  /// The shortest escape sequence that leads to `wanted`; empty where nothing changes.
  func change(to wanted: Rendition) -> String {
    if wanted == self { return "" }
    let step = wanted.parameters(after: self)
    let anew = ["0"] + wanted.parameters(after: Rendition())
    let shorter = [step, anew].map { $0.joined(separator: ";") }.min {
      $0.utf8.count < $1.utf8.count
    }
    return "\u{1B}[\(shorter ?? "0")m"
  }

  private func parameters(after current: Rendition) -> [String] {
    var parameters: [String] = []
    var kept = current.attributes
    for (off, attributes) in Self.offCodes
    where !kept.subtracting(self.attributes).isDisjoint(with: attributes) {
      parameters.append(off)
      kept.subtract(attributes)
    }
    for (on, attribute) in Self.onCodes where self.attributes.subtracting(kept).contains(attribute)
    {
      parameters.append(on)
    }
    if foreground != current.foreground { parameters.append(Self.parameter(foreground, base: 30)) }
    if background != current.background { parameters.append(Self.parameter(background, base: 40)) }
    return parameters
  }

  /// Bold and dim are ended together.
  private static let offCodes: [(String, CellAttributes)] = [
    ("22", [.bold, .dim]), ("24", .underline), ("27", .reverse),
  ]
  private static let onCodes: [(String, CellAttributes)] = [
    ("1", .bold), ("2", .dim), ("4", .underline), ("7", .reverse),
  ]

  /// `base` is 30 for the foreground and 40 for the background. Components are separated by
  /// semicolons, which more terminals read than colons.
  private static func parameter(_ color: CellColor, base: Int) -> String {
    switch color {
    case .standard: "\(base + 9)"
    case .palette(let entry) where entry < 8: "\(base + Int(entry))"
    case .palette(let entry) where entry < 16: "\(base + 60 + Int(entry) - 8)"
    case .palette(let entry): "\(base + 8);5;\(entry)"
    case .rgb(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
