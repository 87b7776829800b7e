/// What the program says to the shell at its end.
enum ExitCode {
  /// All went well.
  static let fine: Int32 = 0
  /// A style could not be read, or a check found something.
  static let findings: Int32 = 1
  /// Bad input or usage: nothing useful was done.
  static let trouble: Int32 = 2
}
