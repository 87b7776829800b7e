import DynamicType
import Files
import FontRaster
import Imaging
import StyleModel
import Terminal

// The errors of targets that know nothing of style sets.

extension FileError: ExplainedError {}
extension UnknownName: ExplainedError {}

extension FontError: ExplainedError {
  /// The description, which says what to do as well.
  package var message: String { description }
}

extension PNGError: ExplainedError {
  /// The description, which says what to do as well.
  package var message: String { description }
}

extension TerminalError: ExplainedError {
  /// The description, which says what to do as well.
  package var message: String { description }
}
