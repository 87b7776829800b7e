import Browser
import Imaging
import Specimens
import Terminal

/// What text made of glyphs is written for: `print` and the text formats of `render` go by the same.
struct CharacterOutput {
  /// What the reader's terminal shows, as far as its environment says.
  let capabilities: TerminalCapabilities
  /// Glyphs that specimens are made of.
  let mosaic: Mosaic
  /// Columns of a line.
  let columns: Int

  /// Whether only ASCII is written.
  var isASCII: Bool { !capabilities.isUTF8 || mosaic == .ascii }

  init(_ settings: Settings) throws(UsageError) {
    var capabilities = TerminalCapabilities(environment: settings.environment)
    let rendering = try settings.rendering()
    if let rendering, rendering != .mosaic(.ascii) { capabilities.isUTF8 = true }
    self.capabilities = capabilities
    columns = try settings.columns() ?? StandardStreams.outputColumns ?? 80
    switch rendering {
    case .mosaic(let mosaic): self.mosaic = mosaic
    case nil: mosaic = capabilities.mosaic
    case .pixels:
      // Standard output is for text; pictures are the browser's.
      throw .invalidValue(
        .glyphs, "pixel", expected: Mosaic.allCases.map(\.rawValue).joined(separator: ", "))
    }
  }
}
