@unsafe @preconcurrency import CGetopt

// getopt_long keeps its place in global variables; this file alone touches them.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#else
  @unsafe @preconcurrency import Darwin
#endif

/// A command line taken apart.
struct Arguments: Equatable {
  /// What to do.
  var command = CommandName.browse
  /// Options that were given; of one given twice the last counts.
  var values: [Option: String] = [:]
  /// What is left: files and numbers.
  var operands: [String] = []

  /// Takes apart the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    try parse(["typeramp"] + arguments)
    if let first = operands.first, let command = CommandName(rawValue: first) {
      self.command = command
      operands.removeFirst()
    }
    for option in values.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where !option.commands.contains(command) {
      throw .notForCommand(option, command)
    }
  }

  /// Whose turn it is to use getopt_long: command lines taken apart at once would mix.
  nonisolated(unsafe) private static let turn: UnsafeMutablePointer<pthread_mutex_t> = {
    // It lives as long as the process does.
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    return unsafe mutex
  }()

  private mutating func parse(_ arguments: [String]) throws(UsageError) {
    unsafe pthread_mutex_lock(Self.turn)
    defer { unsafe pthread_mutex_unlock(Self.turn) }
    // getopt_long puts the arguments in another order, but keeps each: all copies are freed at the end,
    // when its global variables point to none of them any more.
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let names = unsafe Option.allCases.map { unsafe strdup($0.rawValue) }
    defer { unsafe (pointers + names).forEach { unsafe free($0) } }
    let options =
      unsafe zip(Option.allCases, names).enumerated().map { index, pair in
        unsafe CGetopt::option(
          name: pair.1, has_arg: pair.0.value == nil ? no_argument : required_argument, flag: nil,
          val: Self.firstValue + Int32(index))
      } + [unsafe CGetopt::option(name: nil, has_arg: 0, flag: nil, val: 0)]
    opterr = 0
    optind = 0
    while true {
      let code = unsafe getopt_long(
        Int32(arguments.count), &pointers, ":" + Self.letters, options, nil)
      if code == -1 { break }
      let current = unsafe pointers[Int(optind) - 1].map { unsafe String(cString: $0) }
      try accept(code, current: current ?? "")
    }
    operands = unsafe pointers[Int(optind)..<arguments.count].compactMap {
      unsafe $0.map { unsafe String(cString: $0) }
    }
  }

  /// Codes above all letters, so that none is taken for one.
  private static let firstValue: Int32 = 1_000

  private static let letters = Option.allCases.compactMap { option in
    option.letter.map { String($0) + (option.value == nil ? "" : ":") }
  }.joined()

  private mutating func accept(_ code: Int32, current: String) throws(UsageError) {
    if let option = Self.option(of: code) {
      // It points into the copy of the command line, which is still there.
      values[option] = unsafe optarg.map { unsafe String(cString: $0) } ?? ""
      return
    }
    if code == Int32(UInt8(ascii: ":")), let option = Self.option(of: optopt) {
      throw .missingValue(option)
    }
    if Self.option(of: optopt) != nil { throw .unexpectedValue(current) }
    let isLong = current.hasPrefix("--") || optopt == 0
    throw .unknownOption(
      isLong ? current : "-\(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: optopt))))")
  }

  private static func option(of code: Int32) -> Option? {
    if code >= firstValue {
      let index = Int(code - firstValue)
      return Option.allCases.indices.contains(index) ? Option.allCases[index] : nil
    }
    guard let scalar = Unicode.Scalar(UInt32(max(0, code))) else { return nil }
    return Option.allCases.first { $0.letter == Character(scalar) }
  }
}
