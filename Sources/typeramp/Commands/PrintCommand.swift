import Browser
import Imaging
import Specimens
import Terminal

/// `typeramp print`: the specimens at one size on standard output, without a screen.
struct PrintCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let output = try CharacterOutput(settings)
    let (capabilities, keepsAttributes) = try colored(output.capabilities)
    let state = BrowserState(
      sets: [source.set], size: try settings.size(), displayScale: try settings.displayScale(),
      renderings: [.mosaic(output.mosaic)], columns: output.columns)
    let sheet = PrintedSheet(state, capabilities: capabilities, port: try settings.fonts())
    let writer = ANSIWriter(depth: capabilities.colorDepth, keepsAttributes: keepsAttributes)
    try StandardStreams.write(writer.text(of: sheet.frame(columns: output.columns)) + "\n")
    return code
  }

  /// What to draw for: in a pipe no colours unless they are asked for.
  private func colored(
    _ capabilities: TerminalCapabilities
  ) throws -> (TerminalCapabilities, keepsAttributes: Bool) {
    var capabilities = capabilities
    capabilities.background = try settings.background() ?? capabilities.background
    switch try settings.colorChoice() {
    case .auto: if !StandardStreams.isOutputTerminal { capabilities.colorDepth = .mono }
    case .always:
      if capabilities.colorDepth == .mono { capabilities.colorDepth = .ansi256 }
    case .depth(let depth):
      capabilities.colorDepth = depth
      return (capabilities, keepsAttributes: depth != .mono)
    }
    return (capabilities, keepsAttributes: capabilities.colorDepth != .mono)
  }
}
