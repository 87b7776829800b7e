import CFreeType

/// FreeType itself, which all its faces need as long as they live.
///
/// Safe: the handle has this one owner; every face holds on to its library and so goes first.
@safe final class FreeTypeLibrary {
  let handle: FT_Library

  /// Opens FreeType; nil where memory is short.
  init?() {
    var opened: FT_Library?
    guard unsafe FT_Init_FreeType(&opened) == 0, let opened = unsafe opened else { return nil }
    unsafe handle = opened
  }

  deinit { unsafe FT_Done_FreeType(handle) }
}
