/// What can be measured, by name; arguments choose, none means all.
let benchmarks: [(name: String, run: () -> Void)] = [
  ("propagation", propagationBenchmark)
]

let chosen = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where chosen.isEmpty || chosen.contains(benchmark.name) {
  benchmark.run()
}
