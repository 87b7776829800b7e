import DynamicType
import StyleModel

/// What is wrong with a command line; `message` is the one place that puts it into words.
enum UsageError: ExplainedError, Equatable {
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(String)
  case notForCommand(Option, CommandName)
  case invalidValue(Option, String, expected: String)
  case unknownName(UnknownName)
  case unknownSet(String, known: [String])
  case tooManyArguments(String, CommandName)
  case missingArgument(String, CommandName)
  case notANumber(String)
  case beyondReason(String)
  case unknownFont(String, nearest: String?)
  case takesNoValue(String)
  case conflict(String, String)
  case missingBaseline(String)
  case unknownRule(String)
  case unknownStyle(String, set: String)
  case unknownShell(String)
  case unknownCommand(String, nearest: CommandName)
  case noHelpCommand
  case notForFormat(Option, String)
  case overwritesInput(Option, String)
  case folder(String, CommandName)

  /// What is wrong and what to do, in one line.
  var message: String {
    switch self {
    case .unknownOption(let option) where option.dropFirst().first?.isNumber == true:
      "'\(option)' looks like an option; write -- before a negative number"
    case .unknownOption(let option):
      "unknown option '\(option)'\(Self.suggestion(for: option)); see typeramp --help"
    case .missingValue(let option):
      "--\(option.rawValue) needs a value: --\(option.rawValue) \(option.value ?? "")"
    case .unexpectedValue(let option): "\(option) takes no value; leave it out"
    case .notForCommand(let option, let command):
      "--\(option.rawValue) means nothing to '\(command.rawValue)'; it belongs to "
        + "\(WordList(CommandName.allCases.filter(option.commands.contains).map(\.rawValue)))"
    case .invalidValue(let option, let value, let expected):
      "--\(option.rawValue) '\(value)': expected \(expected)"
    case .unknownName(let name): name.message
    case .unknownSet(let name, let known):
      "no built-in style set is called '\(name)'; there are \(WordList(known))"
    case .tooManyArguments(let argument, let command):
      "'\(argument)' is one argument too many; usage: \(command.synopsis)"
    case .missingArgument(let what, let command):
      "\(what) is missing; usage: \(command.synopsis)"
    case .notANumber(let text):
      "'\(text)' is not a number of points; write it like 17 or 17.5 (after -- if negative)"
    case .beyondReason(let text):
      "'\(text)' is beyond any length on a screen; give at most \(Figure(ScaleCommand.greatestValue)) points"
    case .unknownFont(let name, let nearest):
      "no font called '\(name)' is installed; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "fc-list names those that are")
    case .takesNoValue(let text):
      "'\(text)': --api preferred takes no value, since the text style has its own size; leave it out"
    case .conflict(let one, let other): "\(one) and \(other) exclude each other; give one of them"
    case .missingBaseline(let path):
      "\(path): no such baseline; write it with --update-baseline"
    case .unknownRule(let rule): "no rule is called '\(rule)'; typeramp explain lists them"
    case .unknownStyle(let name, let set): "no style of \(set) is called '\(name)'"
    case .unknownCommand(let word, let nearest):
      "\(word): no such file; did you mean the command '\(nearest.rawValue)'?"
    case .noHelpCommand: "help: no such file; did you mean typeramp --help?"
    case .notForFormat(let option, let format):
      "--\(option.rawValue) means nothing to --format \(format); leave it out"
    case .overwritesInput(let option, let path):
      "--\(option.rawValue) '\(path)' is a file that is read; give another name"
    case .folder(let path, let command):
      "\(path) is a folder, and \(command.rawValue) patches one file; give that file"
    case .unknownShell(let name): "no completions for '\(name)'; there are bash, fish and zsh"
    }
  }

  private static func suggestion(for option: String) -> String {
    let name = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
    guard name.count > 2,
      let nearest = NearestName.nearest(to: name, among: Option.allCases.map(\.rawValue))
    else { return "" }
    return "; did you mean --\(nearest)?"
  }
}
