import StyleModel
import SourceTree
import StyleReading
import StyleAudit
import StyleExport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The entry of libFuzzer: reads bytes with the reader that `FUZZ_READER` names, by default the one
/// the bytes seem to be for, and stops where the result is not sound.
///
/// `make fuzz` builds and runs it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var file = SourceFile(bytes: bytes, path: "input")
  file.syntax = reader
  let set = StyleSetReader.read([file], name: file.name, source: .standardInput)
  precondition(
    !set.styles.isEmpty || !set.diagnostics.isEmpty, "neither a style nor a reason why not")
  for style in set.styles {
    precondition(style.pointSize > 0 && style.pointSize <= 1000, "a size that is none")
    precondition((1...1000).contains(style.cssWeight), "a weight that is none")
    precondition(style.tracking.isFinite && style.lineHeight ?? 1 > 0, "a length that is none")
  }
  // Writing it must not trap either.
  _ = Inspection(set).text.utf8.count + Inspection(set).json.utf8.count
  export(set)
  return 0
}

/// Writes the set in every form. With `FUZZ_READ_BACK` in the environment the design tokens must hold
/// every style when they are read back, which finds names that other formats lay claim to.
///
/// Tokens that take over others' can be thousands from a short file: writing those in seven forms
/// finds nothing that fewer do not, and takes longer than the fuzzer waits.
private func export(_ set: StyleSet) {
  guard set.styles.count <= 300 else { return }
  let table = StyleTable(set)
  for format in ExportFormat.allCases {
    let text = format.exporter.export(table, options: ExportOptions())
    precondition(text.hasSuffix("\n"), "an export without an end")
    guard format == .designTokens, getenv("FUZZ_READ_BACK") != nil else { continue }
    let read = StyleSetReader.read(bytes: Array(text.utf8), file: "written.json")
    precondition(read.styles.count == set.styles.count, "an export that loses styles")
  }
}

private let reader: SourceSyntax? = getenv("FUZZ_READER").flatMap { name in
  let wanted = String(cString: name)
  return SourceSyntax.allCases.first { "\($0)" == wanted }
}
