import Files

/// Where a command writes: standard output, or a file that appears only when all is in it.
struct Output {
  private let path: String?

  /// The file of `--output`, else standard output, which `-` stands for as well.
  init(_ settings: Settings) {
    path = settings.arguments.values[.output].flatMap { $0 == "-" ? nil : $0 }
  }

  /// Whether it goes to a file.
  var isFile: Bool { path != nil }

  /// Writes everything there is.
  func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Writes everything there is.
  func write(_ bytes: [UInt8]) throws {
    if let path {
      try WholeFile.write(bytes, to: path)
    } else {
      try StandardStreams.write(bytes)
    }
  }
}
