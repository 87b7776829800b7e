import DynamicType

/// Something the reader can ask the browser to do.
enum Command: Hashable, Sendable {
  case smallerSize
  case largerSize
  case size(DynamicTypeSize)
  case previousStyle
  case nextStyle
  case firstStyle
  case lastStyle
  case pageUp
  case pageDown
  case zoomIn
  case zoomOut
  case resetZoom
  case nextRendering
  case wrap
  case nextSet
  case previousSet
  case find
  case findings
  case help
  case back
  case redraw
  case suspend
  case quit
  case interrupt
}
