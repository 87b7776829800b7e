#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long Python's `json.loads` takes for `bytes` in each of five runs; `nil` without Python.
func pythonTiming(_ bytes: [UInt8]) -> Timing? {
  var template = Array("/tmp/typeramp-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { return nil }
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unlink(path) }
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + written, $0.count - written)
    }
    guard count > 0 else { return nil }
    written += count
  }
  close(descriptor)
  let script = """
    import json, time
    text = open('\(path)').read()
    def run():
      start = time.perf_counter(); json.loads(text); return time.perf_counter() - start
    print(*(run() * 1000 for _ in range(5)))
    """
  guard let pipe = popen("python3 -c \"\(script)\" 2>/dev/null", "r") else { return nil }
  defer { pclose(pipe) }
  var line = [CChar](repeating: 0, count: 256)
  guard fgets(&line, 64, pipe) != nil else { return nil }
  let end = line.firstIndex(of: 0) ?? line.count
  let text = String(decoding: line[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let samples = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  return samples.isEmpty ? nil : Timing("python", samples: samples)
}
