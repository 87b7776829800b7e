/// What a file says about checking one of its styles, under `$extensions.typeramp.check`.
public struct CheckSettings: Hashable, Sendable {
  /// The rules not to report about the style, such as `DT004`.
  public var ignoredRules: Set<String>
  /// The most lines its sample may take; `nil` for as many as it needs.
  public var lineLimit: Int?
  /// The height of the container it is meant for, in points; `nil` where that grows.
  public var height: Double?
  /// Whether it labels something to tap.
  public var isInteractive: Bool

  /// Settings; nothing is ignored or limited unless said.
  public init(
    ignoredRules: Set<String> = [], lineLimit: Int? = nil, height: Double? = nil,
    isInteractive: Bool = false
  ) {
    self.ignoredRules = ignoredRules
    self.lineLimit = lineLimit
    self.height = height
    self.isInteractive = isInteractive
  }
}
