print("benchmark")
benchmark("propagation", propagationBenchmark)
benchmark("views", viewsBenchmark)
