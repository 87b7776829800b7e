import PreviewUI
import TestSupport
import Testing

/// A phone's width, in points.
private let phone = ProposedViewSize(width: 390, height: nil)

private func frame(
  _ view: some View, _ size: DynamicTypeSize, in proposal: ProposedViewSize = phone
) -> String {
  WordFrame.text(
    of: PreviewHost(view, port: RectangleFontPort(), deviceSize: size), in: proposal)
}

private func differences(
  _ name: String, in proposal: ProposedViewSize = phone, _ view: some View
) -> String? {
  let frames = DynamicTypeSize.allCases.map { size in
    "\(size.name)\n\(frame(view, size, in: proposal))"
  }
  return Snapshot(name).difference(to: frames.joined(separator: "\n\n"))
}

struct SampleScreensTests {
  @Test func `the figure grid is a row of columns and, large, a column of rows`() {
    #expect(differences("figure-grid", FigureGrid()) == nil)
  }

  @Test func `text of the settings list goes on under its icons at the accessibility sizes`() {
    #expect(differences("settings-list", SettingsList()) == nil)
  }

  @Test func `the picture of the recipe card grows with the text`() {
    #expect(differences("recipe-card", RecipeCard()) == nil)
  }

  @Test func `the tabs stay as they are`() {
    let screen = ProposedViewSize(width: 390, height: 300)
    #expect(differences("tab-strip", in: screen, TabStrip()) == nil)
  }

  @Test func `a button of a fixed height clips its title`() {
    #expect(differences("fixed-height-button", FixedHeightButton()) == nil)
  }

  @Test func `a price row leaves out the end of the name`() {
    #expect(differences("price-row", PriceRow()) == nil)
  }
}
