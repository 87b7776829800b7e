/// How long something took, over several samples, in milliseconds.
struct Timing {
  /// What was measured.
  let name: String
  private let sorted: [Double]

  /// Takes in the samples, in milliseconds; there must be at least one.
  init(_ name: String, samples: [Double]) {
    precondition(!samples.isEmpty, "a timing needs at least one sample")
    self.name = name
    sorted = samples.sorted()
  }

  /// The sample in the middle.
  var median: Double { sorted[sorted.count / 2] }
  /// The sample that 95 % of the samples don't exceed.
  var p95: Double { sorted[(sorted.count * 95 + 99) / 100 - 1] }
  /// The shortest sample.
  var least: Double { sorted[0] }
}

/// Runs `body` once to warm up and then `samples` times, and times each run.
func measure(_ name: String, samples: Int, _ body: () -> Void) -> Timing {
  let clock = ContinuousClock()
  body()
  return Timing(
    name,
    samples: (0..<samples).map { _ in clock.measure(body) / .milliseconds(1) })
}

/// Returns a figure with `decimals` places, filled up with blanks on the left to `width`.
func figure(_ value: Double, decimals: Int, width: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((value.magnitude * scale).rounded())
  let digits = String(scaled)
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  let point = decimals == 0 ? "" : "." + padded.suffix(decimals)
  let text = (value < 0 && scaled != 0 ? "-" : "") + padded.dropLast(decimals) + point
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

/// Runs a benchmark unless the program's arguments name only others.
func benchmark(_ name: String, _ run: () -> Void) {
  let chosen = CommandLine.arguments.dropFirst()
  if chosen.isEmpty || chosen.contains(name) { run() }
}
