/// The number of edits that turn one text into another, for finding what a misspelled name meant.
///
/// An edit inserts, deletes or replaces one UTF-8 byte, or swaps two neighbours.
/// - Complexity: O(*n* × *m*) in time, O(*m*) in space.
package func editDistance(from source: some StringProtocol, to target: some StringProtocol) -> Int {
  let source = Array(source.utf8)
  let target = Array(target.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let replaced = last[j] + (source[i] == target[j] ? 0 : 1)
      var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[target.count]
}
