import Browser
import Imaging
import Terminal

/// `typeramp print`: the specimens at one size on standard output, without a screen.
struct PrintCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let columns = try settings.columns() ?? StandardStreams.outputColumns ?? 80
    let (capabilities, keepsAttributes) = try capabilities()
    let state = BrowserState(
      sets: [source.set], size: try settings.size(), displayScale: try settings.displayScale(),
      renderings: [try rendering(capabilities)], columns: columns)
    let sheet = PrintedSheet(state, capabilities: capabilities, port: try settings.fonts())
    let writer = ANSIWriter(depth: capabilities.colorDepth, keepsAttributes: keepsAttributes)
    try StandardStreams.write(writer.text(of: sheet.frame(columns: columns)) + "\n")
    return code
  }

  /// Glyphs, since standard output is for text; pictures are the browser's.
  private func rendering(_ capabilities: TerminalCapabilities) throws(UsageError) -> Rendering {
    let rendering = try settings.rendering() ?? .mosaic(capabilities.mosaic)
    if rendering == .pixels {
      throw .invalidValue(
        .glyphs, "pixel", expected: Mosaic.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return rendering
  }

  /// What to draw for: in a pipe no colours unless they are asked for.
  private func capabilities() throws -> (TerminalCapabilities, keepsAttributes: Bool) {
    let isPiped = !StandardStreams.isOutputTerminal
    var capabilities = TerminalCapabilities(environment: settings.environment)
    if let rendering = try settings.rendering(), rendering != .mosaic(.ascii) {
      capabilities.isUTF8 = true
    }
    capabilities.background = try settings.background() ?? capabilities.background
    switch try settings.colorChoice() {
    case .auto: if isPiped { capabilities.colorDepth = .mono }
    case .always:
      if capabilities.colorDepth == .mono { capabilities.colorDepth = .ansi256 }
    case .depth(let depth):
      capabilities.colorDepth = depth
      return (capabilities, keepsAttributes: depth != .mono)
    }
    return (capabilities, keepsAttributes: capabilities.colorDepth != .mono)
  }
}
