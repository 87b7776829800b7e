print("benchmark")
benchmark("propagation", propagationBenchmark)
