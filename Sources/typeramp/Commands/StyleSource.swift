import StyleAudit
import StyleModel
import StyleReading

/// Where the styles come from: files that are read together, or sets that come with the program.
struct StyleSource {
  /// The set to show first.
  let set: StyleSet
  /// Everything there is to page through, `set` among it.
  let all: [StyleSet]
  /// The index of `set` in `all`.
  let index: Int
  /// Whether a theme or mode was chosen on the command line.
  private let hasChosen: Bool

  init(_ settings: Settings) throws {
    let arguments = settings.arguments
    let options = try settings.readingOptions()
    let builtIn = BuiltInStyleSets.all
    let name = arguments.values[.set]
    hasChosen = arguments.values[.theme] != nil || arguments.values[.mode] != nil
    if !arguments.operands.isEmpty {
      if name != nil { throw UsageError.conflict("FILE", "--set") }
      let read = try StyleSetFile.load(paths: arguments.operands, options: options)
      // Files of a folder are not named on the command line.
      try settings.refuseOverwriting(Set(read.styles.map(\.position.file)))
      set = try settings.mapping().applied(to: read)
      all = [set] + builtIn
      index = 0
      return
    }
    all = builtIn
    let wanted = name ?? Self.firstSet
    guard let index = builtIn.firstIndex(where: { $0.name == wanted }) else {
      throw UsageError.unknownSet(wanted, known: BuiltInStyleSets.names)
    }
    self.index = index
    set = try settings.mapping().applied(to: builtIn[index])
  }

  /// The path as it was given, or the file name of a built-in set.
  var file: String {
    switch set.source {
    case .file(let path): path
    case .standardInput: "<standard input>"
    case .builtIn: set.name + ".tokens.json"
    }
  }

  /// One source for each file of the command line, or for the built-in set of `--set`.
  ///
  /// Text styles are given to styles anew where `--mapping` says how.
  static func all(_ settings: Settings) throws -> [StyleSource] {
    let arguments = settings.arguments
    if arguments.operands.isEmpty && arguments.values[.set] == nil {
      throw UsageError.missingArgument("FILE", arguments.command)
    }
    let files = arguments.operands.isEmpty ? [nil] : arguments.operands.map { Optional($0) }
    return try files.map { file in
      var one = settings
      one.arguments.operands = file.map { [$0] } ?? []
      return try StyleSource(one)
    }
  }

  /// Whether the styles came by standard input, which then cannot bring keys as well.
  var isStandardInput: Bool { self.set.source == .standardInput }

  /// Four styles that fit a small screen make the best first impression.
  private static let firstSet = "app"

  /// Writes what was wrong in reading the set to standard error; returns the exit code that follows.
  func report() -> Int32 {
    for diagnostic in set.diagnostics { StandardStreams.report(diagnostic.description) }
    // Whoever chose knows of the choice.
    if !hasChosen { for choice in set.choices { StandardStreams.report("\(choice)") } }
    return exitCode
  }

  /// What the set means for the exit code: one without a single readable style is trouble, one with
  /// some unreadable ones has findings.
  var exitCode: Int32 {
    guard set.hasErrors else { return ExitCode.fine }
    return set.styles.isEmpty ? ExitCode.trouble : ExitCode.findings
  }
}
