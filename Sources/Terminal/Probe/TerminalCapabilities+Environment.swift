public import Browser

extension TerminalCapabilities {
  /// What the environment says about a terminal that is not asked: a guess on the safe side.
  public init(environment: [String: String]) {
    let isUTF8 = CharacterEncoding.asksForUTF8(environment)
    let probe = CapabilityProbe(
      environment: environment, isUTF8: isUTF8, window: WindowSize(columns: 80, rows: 24),
      asks: false)
    self = probe.capabilities()
  }
}
