/// Finds tokens by the names that aliases call them; made when the first alias is followed, since most
/// tokens are never referred to.
final class TokenIndex {
  private var byName: [String: Int] = [:]
  private var byNameInFile: [String: Int] = [:]
  private var byNameInSet: [String: Int] = [:]
  /// By the name without the outermost one inside the file.
  private var byShortName: [String: Int] = [:]
  private var firstByGroup: [String: Int]?
  private let tokens: [DesignToken]
  private let parts: [TokenSource.Part]

  /// An index of `tokens`, which are in `parts`; of two that share a name the last one counts.
  init(_ tokens: [DesignToken], in parts: [TokenSource.Part]) {
    self.tokens = tokens
    self.parts = parts
    byName.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      let part = parts[token.part]
      let path = token.path
      let name = path.joined(separator: ".")
      byName[name] = index
      let inFile = path.dropFirst(part.file.count)
      if !part.file.isEmpty { byNameInFile[inFile.joined(separator: ".")] = index }
      let inSet = inFile.dropFirst(part.set.count)
      if inSet.count < path.count { byNameInSet[inSet.joined(separator: ".")] = index }
      if part.hasUnsaidSets, inSet.count > 1 {
        byShortName[inSet.dropFirst().joined(separator: ".")] = index
      }
    }
  }

  /// The place of the token called `name` among all, with or without its file and set.
  subscript(name: String) -> Int? {
    byName[name] ?? byNameInFile[name] ?? byNameInSet[name] ?? byShortName[name]
  }

  /// The place of the first token inside the group called `name`, without its set; nil where there is
  /// no such group.
  func first(inGroup name: String) -> Int? {
    if let firstByGroup { return firstByGroup[name] }
    var first: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      let part = parts[token.part]
      let groups = token.path.dropFirst(part.file.count + part.set.count).dropLast()
      for count in 0...groups.count {
        let group = groups.prefix(count).joined(separator: ".")
        if first[group] == nil { first[group] = index }
      }
    }
    firstByGroup = first
    return first[name]
  }
}
