public import DynamicType
public import Imaging
public import Specimens
public import StyleModel

/// Everything the reader can change while browsing; a value, so that any screen can be made at will.
public struct BrowserState: Sendable {
  /// What the query is for while it is being typed, and after.
  public struct Search: Equatable, Sendable {
    /// What was typed.
    public var query = ""
    /// Whether keys go into the query.
    public var isTyping = false
  }

  /// A page that covers the screen until a key closes it.
  public enum Overlay: Equatable, Sendable {
    case help
    case findings
  }

  /// Style sets to page through.
  public let sets: [StyleSet]
  /// Index of the set on screen.
  public internal(set) var setIndex = 0
  /// The device's Dynamic Type size.
  public internal(set) var size: DynamicTypeSize
  /// Pixels per point.
  public let displayScale: Double
  /// Index of the selected entry among those the search leaves.
  public internal(set) var selection = 0
  /// Index of the first entry whose specimen is on screen.
  public internal(set) var firstVisible = 0
  /// Index of the first row of the list that is on screen.
  public internal(set) var firstListed = 0
  /// Steps of magnification away from the default; four steps double it.
  public internal(set) var zoomStep = 0
  /// How specimens are drawn.
  public internal(set) var rendering: Rendering
  /// What `m` goes through.
  public internal(set) var renderings: [Rendering]
  /// The search over names.
  public internal(set) var search = Search()
  /// Whether samples are broken into lines that fit their pane; else each is one line.
  public internal(set) var wrapsSamples = false
  /// The page that covers the screen, if one does.
  public internal(set) var overlay: Overlay?
  /// The line at the top of that page.
  public internal(set) var overlayTop = 0
  /// The entries of each set.
  private let entriesOfSets: [[StyleEntry]]
  /// Whether most samples of each set are written in Han, kana or Hangul.
  private let isSetIdeographic: [Bool]
  /// How wide the list of each set has to be.
  private let listColumnsOfSets: [ListColumns]
  /// Columns and rows of the screen.
  public internal(set) var screen: (columns: Int, rows: Int)

  /// The state at the start; neither `sets` nor `renderings`, the best first, may be empty.
  public init(
    sets: [StyleSet], setIndex: Int = 0, size: DynamicTypeSize = .large, displayScale: Double = 3,
    renderings: [Rendering] = [.mosaic(.quadrant)], columns: Int = 80, rows: Int = 24
  ) {
    precondition(!renderings.isEmpty, "there is some way to draw")
    precondition(sets.indices.contains(setIndex), "the set on screen is one of the sets")
    self.sets = sets
    self.setIndex = setIndex
    self.size = size
    self.displayScale = displayScale
    self.renderings = renderings
    rendering = renderings[0]
    entriesOfSets = sets.map(StyleEntry.entries)
    isSetIdeographic = sets.map { Magnification.isMostlyIdeographic($0.styles) }
    listColumnsOfSets = sets.map { ListColumns($0, displayScale: displayScale) }
    screen = (columns, rows)
  }

  /// The set on screen.
  public var set: StyleSet { sets[setIndex] }

  /// How wide the list has to be.
  var listColumns: ListColumns { listColumnsOfSets[setIndex] }

  /// Where the parts of the screen lie.
  var layout: ScreenLayout {
    ScreenLayout(columns: screen.columns, rows: screen.rows, list: listColumns)
  }

  /// What the list shows: the readable styles, then the unreadable ones, as far as the search lets.
  public var entries: [StyleEntry] {
    let all = entriesOfSets[setIndex]
    return search.query.isEmpty ? all : all.filter { $0.matches(search.query) }
  }

  /// The selected entry; `nil` where the search leaves none.
  public var selectedEntry: StyleEntry? {
    let entries = entries
    return entries.indices.contains(selection) ? entries[selection] : nil
  }

  /// Rows of cells per point.
  var rowsPerPoint: Double {
    Magnification.rowsPerPoint(
      rendering, isMostlyIdeographic: isSetIdeographic[setIndex], step: zoomStep)
  }

  /// Whether only ASCII is shown: on a terminal that knows no more, or where letters are made of it.
  func isASCII(on capabilities: TerminalCapabilities) -> Bool {
    !capabilities.isUTF8 || rendering == .mosaic(.ascii)
  }

  /// How specimens are drawn on a terminal with these capabilities.
  func drawing(on capabilities: TerminalCapabilities) -> SpecimenDrawing {
    SpecimenDrawing(
      rendering, rowsPerPoint: rowsPerPoint, depth: capabilities.colorDepth,
      cellAspect: capabilities.cellAspect, cell: capabilities.cell)
  }
}
