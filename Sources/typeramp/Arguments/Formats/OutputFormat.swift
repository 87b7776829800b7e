import StyleExport

/// What may be given as `--format` to one command, the default first.
protocol OutputFormat: RawRepresentable<String>, CaseIterable {}

extension OutputFormat {
  /// The words of the command line, in the order to offer them.
  static var names: [String] { allCases.map(\.rawValue) }
}

extension ExportFormat: OutputFormat {}
