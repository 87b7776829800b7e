/// A font as an app asks for it; what it is at a size is worked out by `resolved(in:)`.
public struct Font: Hashable, Sendable {
}
