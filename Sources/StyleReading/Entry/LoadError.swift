public import StyleModel

/// Why a style file could not be loaded at all.
public enum LoadError: ExplainedError, Hashable, Sendable {
  /// There is nothing at `path`.
  case missing(path: String)
  /// `path` is a folder in which no file has an extension of style files.
  case nothingInFolder(path: String)
  /// The system refused; `reason` is its own word for it, such as "Permission denied".
  case unreadable(path: String, reason: String)
  /// More than `limit` bytes, which no style file needs.
  case tooLarge(path: String, limit: Int)
  /// Nothing is in it.
  case empty(path: String)
}

extension LoadError {
  /// One sentence for the user: the path, what is the matter, and what to do.
  package var message: String {
    switch self {
    case .missing(let path):
      "\(shown(path)): no such file; check the name, or the folder you are in"
    case .nothingInFolder(let path):
      "\(shown(path)): no style file in this folder; give a file by its name"
    case .unreadable(let path, let reason):
      "\(shown(path)): can't be read (\(reason)); check its permissions"
    case .tooLarge(let path, let limit):
      "\(shown(path)): larger than \(limit >> 20) MB; give a file that holds only tokens"
    case .empty(let path):
      "\(shown(path)): empty; export the tokens again"
    }
  }

  private func shown(_ path: String) -> String {
    path == StyleSetFile.standardInputPath ? "standard input" : Quotation.harmless(path)
  }
}
