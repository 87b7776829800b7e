/// How one text becomes another line by line, with as few lines taken out and put in as can be.
public struct LineDifference {
  private enum Mark: Character {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private let lines: [(mark: Mark, text: Substring)]

  /// The difference between two texts, split at line feeds; where both end in one, nothing follows it.
  public init(from old: String, to new: String) {
    var before = old.split(separator: "\n", omittingEmptySubsequences: false)
    var after = new.split(separator: "\n", omittingEmptySubsequences: false)
    if old.hasSuffix("\n"), new.hasSuffix("\n") {
      before.removeLast()
      after.removeLast()
    }
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [(mark: Mark, text: Substring)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append((.removed, before[i]))
        i += 1
      } else if added.contains(j) {
        lines.append((.added, after[j]))
        j += 1
      } else {
        lines.append((.same, before[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// A unified diff with `context` lines around each change; `nil` where the texts are equal.
  public func unified(context: Int = 3) -> String? {
    let changed = lines.indices.filter { lines[$0].mark != .same }
    guard let first = changed.first else { return nil }
    var hunks = [max(0, first - context)..<min(lines.count, first + context + 1)]
    for index in changed.dropFirst() {
      let lower = max(0, index - context)
      let upper = min(lines.count, index + context + 1)
      if lower <= hunks[hunks.count - 1].upperBound {
        hunks[hunks.count - 1] = hunks[hunks.count - 1].lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks.map(text).joined(separator: "\n")
  }

  private func text(of hunk: Range<Int>) -> String {
    let earlier = lines[..<hunk.lowerBound]
    let (old, new) = (earlier.count { $0.mark != .added }, earlier.count { $0.mark != .removed })
    let within = lines[hunk]
    let oldCount = within.count { $0.mark != .added }
    let newCount = within.count { $0.mark != .removed }
    let head =
      "@@ -\(oldCount == 0 ? old : old + 1),\(oldCount) +\(newCount == 0 ? new : new + 1),\(newCount) @@"
    return ([head] + within.map { "\($0.mark.rawValue)\($0.text)" }).joined(separator: "\n")
  }
}
