import CFreeType

/// FreeType itself, which all its faces need as long as they live.
final class FreeTypeLibrary {
  let handle: FT_Library

  /// Opens FreeType; nil where memory is short.
  init?() {
    var opened: FT_Library?
    guard FT_Init_FreeType(&opened) == 0, let opened else { return nil }
    handle = opened
  }

  deinit { FT_Done_FreeType(handle) }
}
