import DynamicType
import StyleModel

/// `typeramp scale --batch`: one question a line on standard input, one number a line in answer.
///
/// A line is `api,text_style,size_category,display_scale,value`. A line that cannot be read is
/// answered by `nan`, and an empty one by an empty one, so that answers stay beside their questions;
/// what is wrong is said on standard error. A first line that names the fields is passed over.
struct ScaleBatch {
  private let displayScale: Double

  init(_ settings: Settings) throws(UsageError) {
    if let extra = settings.arguments.operands.first { throw .tooManyArguments(extra, .scale) }
    displayScale = try settings.displayScale()
  }

  func run() throws -> Int32 {
    var output = ""
    var failure: (any Error)?
    var hasErrors = false
    var number = 0
    StandardStreams.readLines { line in
      number += 1
      if failure != nil || (number == 1 && line.hasPrefix("api,")) { return }
      do throws(LineError) {
        let isBlank = line.allSatisfy { $0 == " " || $0 == "\r" }
        output += (isBlank ? "" : Figure.code(try answer(to: line))) + "\n"
      } catch {
        hasErrors = true
        output += "nan\n"
        StandardStreams.report(
          "<standard input>:\(number):\(error.column): error: \(error.message)")
      }
      // Whoever waits for an answer before the next question gets it.
      if output.utf8.count > 65_536 || !StandardStreams.hasWaitingInput {
        do { try StandardStreams.write(output) } catch { failure = error }
        output = ""
      }
    }
    if let failure { throw failure }
    try StandardStreams.write(output)
    return hasErrors ? ExitCode.trouble : ExitCode.fine
  }

  /// What is wrong with a line, and from which column on.
  struct LineError: Error, Equatable {
    let column: Int
    let message: String
  }

  /// The number that a line asks for.
  func answer(to line: String) throws(LineError) -> Double {
    let line = Fields(line)
    guard line.fields.count == 5 || line.fields.count == 4 else {
      throw LineError(
        column: 1,
        message:
          "\(Count(line.fields.count, "field")) of 5; write api,text_style,size_category,display_scale,value"
      )
    }
    guard let api = ScalingAPI(spelling: line.fields[0]) else {
      throw line.error(0, "unknown api '\(line.fields[0])'; write value, font, metric or preferred")
    }
    let style: Font.TextStyle
    let size: DynamicTypeSize
    do { style = try Font.TextStyle(spelling: line.fields[1]) } catch {
      throw line.error(1, error.message)
    }
    do { size = try DynamicTypeSize(spelling: line.fields[2]) } catch {
      throw line.error(2, error.message)
    }
    let scale = try self.scale(in: line)
    return api.result(
      try value(for: api, in: line), relativeTo: style, at: size, displayScale: scale)
  }

  private func scale(in line: Fields) throws(LineError) -> Double {
    let text = line.fields[3]
    if text.isEmpty { return displayScale }
    guard let scale = Double(text), scale >= 1, scale <= 10 else {
      throw line.error(3, "display scale '\(text)'; write a number from 1 to 10, such as 3")
    }
    return scale
  }

  private func value(for api: ScalingAPI, in line: Fields) throws(LineError) -> Double {
    let text = line.fields.count > 4 ? line.fields[4] : ""
    if api == .preferred {
      guard text.isEmpty else {
        throw line.error(4, "preferred takes no value; leave the last field empty")
      }
      return 0
    }
    guard let value = ScaleCommand.points(text) else {
      throw line.error(min(4, line.fields.count - 1), "value '\(text)'; write a number such as 17")
    }
    return value
  }

  /// The fields of a line, blanks around them removed, with their columns.
  private struct Fields {
    var fields: [String] = []
    var columns: [Int] = []

    init(_ line: String) {
      var column = 1
      for part in line.split(separator: ",", omittingEmptySubsequences: false) {
        let text = part.drop { $0 == " " }
        columns.append(column + part.count - text.count)
        fields.append(String(text.reversed().drop { $0 == " " || $0 == "\r" }.reversed()))
        column += part.count + 1
      }
    }

    func error(_ field: Int, _ message: String) -> LineError {
      LineError(column: columns[field], message: message)
    }
  }
}
