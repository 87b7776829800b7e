import DynamicType
import Imaging
import Specimens

/// What the program has to do after an event.
public enum Outcome: Equatable, Sendable {
  /// Nothing changed.
  case ignored
  /// The frame may have changed.
  case redraw
  /// The frame must be drawn from nothing.
  case redrawAll
  /// Leave the screen until the shell continues the program.
  case suspend
  /// Leave with an exit code.
  case quit(Int32)
}

extension BrowserState {
  /// Takes in one event.
  public mutating func handle(_ event: InputEvent) -> Outcome {
    switch event {
    case .key(let key):
      return search.isTyping
        ? type(key) : KeyBinding.command(for: key).map { perform($0) } ?? .ignored
    case .mouse(let mouse): return handle(mouse)
    case .paste(let text):
      guard search.isTyping else { return .ignored }
      return search(for: search.query + text.filter { !$0.isNewline })
    case .resize(let columns, let rows):
      screen = (columns, rows)
      return .redrawAll
    case .focus: return .ignored
    }
  }

  /// Carries out a command.
  mutating func perform(_ command: Command) -> Outcome {
    switch command {
    case .quit: return .quit(0)
    case .interrupt: return .quit(130)
    case .suspend: return .suspend
    case .redraw: return .redrawAll
    case .help: return toggle(.help)
    case .findings: return toggle(.findings)
    case .back: return goBack()
    default: break
    }
    return overlay == nil ? browse(command) : scrollOverlay(command)
  }

  private mutating func toggle(_ page: Overlay) -> Outcome {
    overlay = overlay == page ? nil : page
    overlayTop = 0
    return .redraw
  }

  /// Beyond the end of any page, until the browser settles on the page's last line.
  private static let farDown = 1_000_000

  /// Keys that move the selection scroll a page; any other closes it.
  private mutating func scrollOverlay(_ command: Command) -> Outcome {
    switch command {
    case .previousStyle: overlayTop = max(0, overlayTop - 1)
    case .nextStyle: overlayTop += 1
    case .pageUp: overlayTop = max(0, overlayTop - pageLength)
    case .pageDown: overlayTop += pageLength
    case .firstStyle: overlayTop = 0
    case .lastStyle: overlayTop = Self.farDown
    default: overlay = nil
    }
    return .redraw
  }

  private mutating func browse(_ command: Command) -> Outcome {
    switch command {
    case .smallerSize: return show(DynamicTypeSize(rawValue: size.rawValue - 1) ?? size)
    case .largerSize: return show(DynamicTypeSize(rawValue: size.rawValue + 1) ?? size)
    case .size(let size): return show(size)
    case .previousStyle: return select(selection - 1)
    case .nextStyle: return select(selection + 1)
    case .firstStyle: return select(0)
    case .lastStyle: return select(entries.count - 1)
    case .pageUp: return select(selection - pageLength)
    case .pageDown: return select(selection + pageLength)
    case .zoomIn: return zoom(to: zoomStep + 1)
    case .zoomOut: return zoom(to: zoomStep - 1)
    case .resetZoom: return zoom(to: 0)
    case .nextRendering: return nextRendering()
    case .wrap:
      wrapsSamples.toggle()
      return .redraw
    case .nextSet: return showSet(setIndex + 1)
    case .previousSet: return showSet(setIndex - 1)
    case .find:
      search.isTyping = true
      return .redraw
    default: return .ignored
    }
  }

  /// Esc: closes help, ends a search, and only with neither left leaves the program.
  private mutating func goBack() -> Outcome {
    if overlay != nil {
      overlay = nil
      return .redraw
    }
    if !search.query.isEmpty { return endSearch() }
    return .quit(0)
  }

  mutating func show(_ newSize: DynamicTypeSize) -> Outcome {
    guard newSize != size else { return .ignored }
    size = newSize
    return .redraw
  }

  mutating func select(_ index: Int) -> Outcome {
    let index = max(0, min(entries.count - 1, index))
    guard index != selection else { return .ignored }
    selection = index
    return .redraw
  }

  private var pageLength: Int {
    max(1, layout.list.rows - 1)
  }

  private mutating func zoom(to step: Int) -> Outcome {
    guard step != zoomStep, Magnification.stepRange.contains(step) else { return .ignored }
    zoomStep = step
    return .redraw
  }

  private mutating func nextRendering() -> Outcome {
    let index = renderings.firstIndex(of: rendering).map { ($0 + 1) % renderings.count } ?? 0
    rendering = renderings[index]
    return .redraw
  }

  private mutating func showSet(_ index: Int) -> Outcome {
    guard sets.count > 1 else { return .ignored }
    setIndex = (index + sets.count) % sets.count
    search = Search()
    selection = 0
    firstVisible = 0
    firstListed = 0
    return .redraw
  }

  private mutating func search(for query: String) -> Outcome {
    search.query = query
    selection = 0
    firstVisible = 0
    firstListed = 0
    return .redraw
  }

  /// Shows every style again; the selected one stays so.
  private mutating func endSearch() -> Outcome {
    let name = selectedEntry?.name
    search = Search()
    selection = entries.firstIndex { $0.name == name } ?? 0
    firstVisible = 0
    firstListed = 0
    return .redraw
  }

  private mutating func type(_ key: Key) -> Outcome {
    switch key {
    case .character(let character): return search(for: search.query + String(character))
    case .backspace:
      if search.query.isEmpty { search.isTyping = false }
      return search(for: String(search.query.dropLast()))
    case .control("u"): return search(for: "")
    case .enter:
      search.isTyping = false
      return .redraw
    case .escape: return endSearch()
    case .control("c"), .control("z"), .control("l"):
      return KeyBinding.command(for: key).map { perform($0) } ?? .ignored
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown:
      return KeyBinding.command(for: key).map { browse($0) } ?? .ignored
    default: return .ignored
    }
  }

  private mutating func handle(_ mouse: MouseEvent) -> Outcome {
    if overlay != nil {
      switch mouse.action {
      case .wheelUp: return scrollOverlay(.previousStyle)
      case .wheelDown: return scrollOverlay(.nextStyle)
      case .press:
        overlay = nil
        return .redraw
      case .drag, .release: return .ignored
      }
    }
    let layout = self.layout
    let isOnSlider = layout.slider.contains(column: mouse.column, row: mouse.row)
    switch mouse.action {
    case .wheelUp: return browse(isOnSlider ? .largerSize : .previousStyle)
    case .wheelDown: return browse(isOnSlider ? .smallerSize : .nextStyle)
    case .press, .drag:
      if isOnSlider, mouse.column <= SliderTrack(layout.slider).end + 1 {
        return show(SliderTrack(layout.slider).size(atColumn: mouse.column))
      }
      if mouse.action == .press, layout.list.contains(column: mouse.column, row: mouse.row) {
        let index = firstListed + mouse.row - layout.list.row
        return index < entries.count ? select(index) : .ignored
      }
      return .ignored
    case .release: return .ignored
    }
  }
}
