import StyleSets

/// Prints how fast the JSON reader is, and the reader of style sets as a whole, on 1 MB of tokens.
func readingBenchmark() {
  let bytes = generatedTokens(byteCount: 1_000_000)
  let source = SourceText(bytes: bytes, file: "generated.tokens.json")
  report(
    "JSON", bytes.count,
    measure("reading/json", samples: 50) {
      precondition(JSONReader.read(source).document != nil, "the generated tokens are not JSON")
    })
  report(
    "style set", bytes.count,
    measure("reading/style set", samples: 20) {
      let set = StyleSetReader.read(bytes: bytes, file: "generated.tokens.json")
      precondition(set.diagnostics.isEmpty, "the generated tokens have faults")
    })
}

/// Tokens in the layout that exporters give them: indented, one member a line.
private func generatedTokens(byteCount: Int) -> [UInt8] {
  var text = "{\n  \"type\": {\n    \"$type\": \"typography\""
  var number = 0
  while text.utf8.count < byteCount {
    number += 1
    text += """
      ,
          "style\(number)": {
            "$value": {
              "fontFamily": ["Inter", "Noto Sans JP", "sans-serif"],
              "fontSize": {
                "value": \(10 + number % 50).5,
                "unit": "px"
              },
              "fontWeight": \(100 * (1 + number % 9)),
              "letterSpacing": {
                "value": -0.25,
                "unit": "px"
              },
              "lineHeight": 1.4
            },
            "$description": "Used for “headings” of level \(number % 6)"
          }
      """
  }
  return Array((text + "\n  }\n}\n").utf8)
}

private func report(_ name: String, _ byteCount: Int, _ timing: Timing) {
  let speed = Double(byteCount) / 1000 / timing.median
  print("reading \(name): \(Int(speed)) MB/s, median \(timing.median) ms, p95 \(timing.p95) ms")
}
