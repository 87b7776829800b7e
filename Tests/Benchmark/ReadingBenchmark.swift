import StyleModel
import SourceTree
import StyleReading
import StyleAudit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints how fast the JSON reader is beside Foundation's `JSONDecoder` and Python's `json`, on 1 MB
/// and on 50 MB of tokens, and how fast the reader of style sets is as a whole: the median, and the
/// best where other programs take turns at the processor.
func readingBenchmark() {
  for megabytes in [1, 50] {
    let bytes = generatedTokens(byteCount: megabytes * 1_000_000)
    let samples = megabytes == 1 ? 50 : 3
    let source = SourceText(bytes: bytes, file: "generated.tokens.json")
    let own = measure("reading/json \(megabytes) MB", samples: samples) {
      precondition(JSONReader.read(source).document != nil, "the generated tokens are not JSON")
    }
    report("JSON, \(megabytes) MB", bytes.count, own)
    let data = Data(bytes)
    let foundation = measure("reading/JSONDecoder \(megabytes) MB", samples: samples) {
      let keys = try? JSONDecoder().decode([String: Unread].self, from: data)
      precondition(keys?.count == 1, "JSONDecoder reads something else")
    }
    report("  JSONDecoder, names at the top only", bytes.count, foundation)
    if let python = pythonTiming(bytes) { report("  Python json.loads", bytes.count, python) }
  }
  let bytes = generatedTokens(byteCount: 1_000_000)
  let whole = measure("reading/style set", samples: 20) {
    let set = StyleSetReader.read(bytes: bytes, file: "generated.tokens.json")
    precondition(set.diagnostics.isEmpty, "the generated tokens have faults")
  }
  report("style set, 1 MB", bytes.count, whole)
}

/// A value that is passed over: the least that `JSONDecoder` can be asked to do.
private struct Unread: Decodable {
  init(from decoder: any Decoder) {}
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
  func speed(_ milliseconds: Double) -> String {
    figure(Double(byteCount) / 1000 / milliseconds, decimals: 0, width: 0) + " MB/s"
  }
  print(
    "reading \(name): \(speed(timing.median)), best \(speed(timing.least)), "
      + "\(figure(timing.median, decimals: 2, width: 0)) ms")
}
