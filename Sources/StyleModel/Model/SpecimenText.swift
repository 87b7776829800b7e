extension CustomTextStyle {
  /// The text that shows the style: its own sample, or its name and a line of copy.
  ///
  /// The line goes by the name, so that neighbours are told apart by more than their first word and
  /// a style keeps its line wherever it stands.
  public var specimenText: String {
    if let sample { return sample }
    let place = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 10_007 } % Self.copy.count
    return "\(name) \(Self.copy[place])"
  }

  /// Lines of about one length, each with ascenders and descenders.
  private static let copy = [
    "handles brown jugs", "packs a big quilt", "judges five boxes", "keeps the zinc dry",
    "plays on by night",
  ]
}
