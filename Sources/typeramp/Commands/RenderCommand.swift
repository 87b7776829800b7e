import FontRaster
import Imaging
import PreviewUI
import Specimens
import StyleAudit
import StyleModel

/// `typeramp render`: a sheet to show to people.
struct RenderCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let format = try settings.format(RenderFormat.self)
    let kind = try kind()
    let size = try settings.size()
    let displayScale = try settings.displayScale()
    let theme = try theme()
    if format == .png, !Output(settings).isFile, StandardStreams.isOutputTerminal {
      throw UsageError.missingArgument("--output FILE, since PNG is no text,", .render)
    }
    let source = try StyleSource(settings)
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: displayScale)
    let style = try styleIndex(in: source.set)
    var report = Audit().report(on: table)
    var shown = table
    if kind == .waterfall, table.rows.indices.contains(style) {
      shown.rows = [table.rows[style]]
      report = report.about(table.rows[style].style.name)
    }
    let content = SheetContent(kind, of: table, report: report, size: size, style: style)
    let fonts = try settings.fonts()
    reportFonts(StyleMeasurer(port: fonts), shown)
    switch format {
    case .svg:
      let sheet = Sheet(content, port: fonts)
      try Output(settings).write(SVGSheet(port: fonts, theme: theme).file(sheet))
    case .html:
      let sheet = Sheet(content, port: fonts)
      let page = HTMLSheet(port: fonts, theme: theme)
      try Output(settings).write(page.page(sheet, table: table, report: report))
    case .png:
      fonts.hinting = .none
      let sheet = Sheet(content, port: fonts)
      let picture = PNGSheet(port: fonts, theme: theme ?? .light)
      if let reduction = picture.reduction(of: sheet) { StandardStreams.complain(reduction) }
      try Output(settings).write(try picture.bytes(sheet))
    case .ansi, .text:
      try Output(settings).write(
        try characters(port: fonts, isPlain: format == .text).text(content))
    }
    return code
  }

  /// Says which families are missing, and which samples hold characters that no font draws.
  private func reportFonts(_ measurer: StyleMeasurer, _ table: StyleTable) {
    let missing = measurer.faces(of: table).compactMap(\.missingFamily)
    for (family, styles) in Dictionary(grouping: missing, by: { $0 }).sorted(by: { $0.key < $1.key }
    ) {
      let drawn = styles.count == 1 ? "1 style is" : "\(styles.count) styles are"
      StandardStreams.complain("\(family) not found, \(drawn) drawn in another font")
    }
    for (row, count) in zip(table.rows, measurer.boxCounts(of: table)) where count > 0 {
      StandardStreams.complain(
        "\(row.style.name): no font for \(count) of its sample's characters, drawn as boxes")
    }
  }

  private func kind() throws(UsageError) -> SheetKind {
    guard let text = settings.arguments.values[.layout] else { return .size }
    guard let kind = SheetKind(rawValue: text) else {
      throw .invalidValue(
        .layout, text, expected: SheetKind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return kind
  }

  private func theme() throws(UsageError) -> SheetTheme? {
    try settings.background().map { $0.luminance < 0.5 ? .dark : .light }
  }

  private func styleIndex(in set: StyleSet) throws(UsageError) -> Int {
    guard let name = settings.arguments.values[.style] else { return 0 }
    guard let index = set.styles.firstIndex(where: { $0.name == name }) else {
      throw .unknownStyle(name, set: set.name)
    }
    return index
  }

  /// A writer in characters; plain text has neither colours nor attributes.
  private func characters(
    port: any FontPort, isPlain: Bool
  ) throws(UsageError) -> CellSheet {
    let depth: ColorDepth =
      switch try settings.colorChoice() {
      case .depth(let depth): depth
      case .auto, .always: .ansi256
      }
    let output = try CharacterOutput(settings)
    return CellSheet(
      port: port, mosaic: output.mosaic, depth: isPlain ? .mono : depth, columns: output.columns,
      isASCII: output.isASCII)
  }
}
