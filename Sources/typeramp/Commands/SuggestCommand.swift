import DynamicType
import Files
import StyleAudit
import StyleModel
import StyleReading

/// `typeramp suggest`: text styles that turn no order of sizes round, as a patch to the file.
struct SuggestCommand {
  let settings: Settings

  func run() throws -> Int32 {
    let operands = settings.arguments.operands
    if operands.count > 1 { throw UsageError.tooManyArguments(operands[1], .suggest) }
    try refuseWhatCannotBePatched()
    guard let source = try StyleSource.all(settings).first else { return ExitCode.trouble }
    let code = source.report()
    guard code != ExitCode.trouble else { return code }
    let table = StyleTable(source.set, displayScale: try settings.displayScale())
    let outcome = MappingSearch(table, platform: try settings.platform()).outcome()
    for pair in outcome.remaining {
      StandardStreams.report(
        "\(source.file): warning: no text style sets \(pair[0]) and \(pair[1]) right; one of the two "
          + "cannot choose: it is fixed, limited or scales in its own way")
    }
    let comment = try sideEffects(of: outcome, on: table)
    return max(code, try write(changes(outcome, source.set), comment, to: source))
  }

  /// Throws where the command line names no file that a patch could be for.
  private func refuseWhatCannotBePatched() throws(UsageError) {
    let file = settings.arguments.operands.first
    if settings.has(.write), file == StyleSetFile.standardInputPath {
      throw .conflict("--write", "-")
    }
    if settings.has(.write), file == nil, settings.has(.set) { throw .conflict("--write", "--set") }
    if let file, FileStatus(file)?.kind == .folder { throw .folder(file, .suggest) }
  }

  /// Writes the patch, or the mapping where there can be none; the code says whether changes are
  /// left to make by hand.
  private func write(
    _ changes: [RelativeToChange], _ comment: String, to source: StyleSource
  ) throws -> Int32 {
    guard let bytes = try bytes(of: source) else {
      // What came through a pipe is gone: the mapping has to do.
      return try list(changes, comment, source)
    }
    let patch = RelativeToPatch(changes, to: source.set, bytes: bytes, file: source.file)
    if changes.isEmpty { return try list(changes, comment, source) }
    for problem in patch.problems { StandardStreams.report(problem.description) }
    guard patch.isPossible else {
      let code = try list(changes, comment, source)
      return settings.has(.write) ? ExitCode.trouble : code
    }
    guard settings.has(.write), case .file(let path) = source.set.source else {
      let place = Self.place(of: source)
      try StandardStreams.write(
        Array((comment + place.comment).utf8) + patch.diff(path: place.path))
      return patch.problems.isEmpty ? ExitCode.fine : ExitCode.findings
    }
    if patch.bytes != bytes { try WholeFile.write(patch.bytes, to: path) }
    return patch.problems.isEmpty ? ExitCode.fine : ExitCode.findings
  }

  /// Writes the changes as text, or says that there are none.
  private func list(
    _ changes: [RelativeToChange], _ comment: String, _ source: StyleSource
  ) throws -> Int32 {
    if changes.isEmpty {
      StandardStreams.report("\(source.file): note: no text style has to change")
      return ExitCode.fine
    }
    try StandardStreams.write(comment + Self.listing(changes))
    return ExitCode.findings
  }

  /// What the search changes; with a mapping of the command line also what that one changed.
  private func changes(_ outcome: MappingSearch.Outcome, _ set: StyleSet) -> [RelativeToChange] {
    guard settings.has(.mapping) else { return outcome.changes }
    let found = Dictionary(
      outcome.changes.map { ($0.style, $0.relativeTo) }, uniquingKeysWith: { $1 })
    return set.styles.filter(\.method.followsTextStyle).map {
      RelativeToChange(style: $0.name, relativeTo: found[$0.name] ?? $0.relativeTo)
    }
  }

  /// What else the audit finds once the changes are made, such as a style that gets too small, as
  /// lines that `patch` and `git apply` pass over.
  private func sideEffects(
    of outcome: MappingSearch.Outcome, on table: StyleTable
  ) throws(UsageError) -> String {
    let audit = Audit(platform: try settings.platform())
    let diff = StyleSetDiff(old: table, new: table.applying(outcome.changes), audit: audit)
    return diff.gained.filter { $0.level >= .warning }.map { finding in
      "# then \(finding.styles.first ?? "") \(finding.rule): \(finding.message)\n"
    }.joined()
  }

  /// The path that a patch names, and the folder to apply it in where that is another than this one:
  /// neither `patch` nor `git apply` takes a path that leads out of its folder or through a link.
  private static func place(of source: StyleSource) -> (path: String, comment: String) {
    guard case .file(let given) = source.set.source, let real = RealPath.of(given),
      let path = RealPath.of(given, from: ".")
    else { return (source.file, "") }
    guard path.hasPrefix("../") else { return (path, "") }
    let folder = RealPath.folder(of: real)
    return (
      String(real.dropFirst(folder.count)),
      "# a patch for the folder \(Quotation.harmless(folder))\n"
    )
  }

  private func bytes(of source: StyleSource) throws -> [UInt8]? {
    switch source.set.source {
    case .file(let path): try WholeFile.read(path)
    case .builtIn: BuiltInStyleSets.file(named: source.set.name)
    case .standardInput: nil
    }
  }

  private static func listing(_ changes: [RelativeToChange]) -> String {
    changes.map { "\($0.style): relativeTo \($0.relativeTo.name)\n" }.joined()
  }
}
