import Imaging

/// The bookkeeping of one screen's layout: who has to be measured again, and what was taken away.
///
/// A change is settled from the inside out: an item that answers every offer as it did before is as
/// far as the change goes, and only lays out anew what lies in it. Items around it keep their frames.
final class LayoutPass {
  private var stale: [LayoutItem] = []
  private var toArrange: [LayoutItem] = []
  /// How many answers had to be worked out so far.
  var measurements = 0
  /// Where items were drawn that are gone, in sub-pixels of the last drawing.
  var vacated: [PixelRect] = []
  /// Whether something has to be drawn again.
  var needsDisplay = false

  /// Whether anything has to be measured again.
  var isStale: Bool { !stale.isEmpty }

  func noteStale(_ item: LayoutItem) { stale.append(item) }

  /// Measures again what changed, as far up as the change goes.
  func settle() {
    var byDepth: [[LayoutItem]] = []
    func sortIn(_ items: [LayoutItem]) {
      for item in items {
        let depth = item.depth
        while byDepth.count <= depth { byDepth.append([]) }
        byDepth[depth].append(item)
      }
    }
    sortIn(stale)
    stale.removeAll(keepingCapacity: true)
    toArrange.removeAll(keepingCapacity: true)
    var depth = byDepth.count - 1
    while depth >= 0 {
      for item in byDepth[depth] { settle(item) }
      sortIn(stale)
      stale.removeAll(keepingCapacity: true)
      depth -= 1
    }
  }

  /// Lays out anew what lies in items that kept their size; to be called when those around them are
  /// placed.
  func arrangeSettled() {
    for item in toArrange.reversed() where item.needsArranging { item.arrangeAgain() }
    toArrange.removeAll(keepingCapacity: true)
  }

  private func settle(_ item: LayoutItem) {
    guard item.isStale else { return }
    let isSettled = item.answersAgain()
    item.needsArranging = true
    if isSettled {
      toArrange.append(item)
    } else if let container = item.container {
      container.noteChange(of: item)
      container.invalidateLayout()
    }
  }
}
