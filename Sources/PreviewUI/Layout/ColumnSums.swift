/// Heights and widths of the items of a column: their sum, the sum of those above one, and the
/// greatest width, each kept up to date in steps that grow with the logarithm of their number.
struct ColumnSums {
  private let count: Int
  /// Leaves begin here; each node holds what its two below add up to.
  private let firstLeaf: Int
  private var heights: [CGFloat]
  private var widths: [CGFloat]

  /// Sums of items of these sizes.
  init(_ sizes: [CGSize]) {
    count = sizes.count
    var leaf = 1
    while leaf < sizes.count { leaf *= 2 }
    firstLeaf = leaf
    heights = [CGFloat](repeating: 0, count: 2 * leaf)
    widths = heights
    for (index, size) in sizes.enumerated() {
      heights[leaf + index] = size.height
      widths[leaf + index] = size.width
    }
    for node in stride(from: leaf - 1, to: 0, by: -1) { renew(node) }
  }

  private mutating func renew(_ node: Int) {
    heights[node] = heights[2 * node] + heights[2 * node + 1]
    widths[node] = max(widths[2 * node], widths[2 * node + 1])
  }

  /// The height of all.
  var height: CGFloat { heights[1] }
  /// The width of the widest.
  var width: CGFloat { widths[1] }

  /// The size of the item at an index.
  subscript(index: Int) -> CGSize {
    get { CGSize(width: widths[firstLeaf + index], height: heights[firstLeaf + index]) }
    set {
      var node = firstLeaf + index
      heights[node] = newValue.height
      widths[node] = newValue.width
      while node > 1 {
        node /= 2
        renew(node)
      }
    }
  }

  /// The height of all items before the one at an index.
  func height(before index: Int) -> CGFloat {
    var node = firstLeaf + index
    var sum: CGFloat = 0
    while node > 1 {
      if node % 2 == 1 { sum += heights[node - 1] }
      node /= 2
    }
    return sum
  }
}
