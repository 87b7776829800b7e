import CFontconfig

/// A pattern of fontconfig, owned: what is looked for, or what was found.
///
/// Safe: the handle has this one owner, which cannot be copied, and is destroyed with it. fontconfig
/// copies what is added.
@safe struct FontPattern: ~Copyable {
  let handle: OpaquePointer

  /// An empty pattern, which every font fits.
  init() { unsafe handle = FcPatternCreate() }

  /// Takes over a pattern that fontconfig handed out to be destroyed by its caller.
  init(owning handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe FcPatternDestroy(handle) }

  func add(_ object: String, _ value: String) { unsafe FcPatternAddString(handle, object, value) }
  func add(_ object: String, _ value: Int32) { unsafe FcPatternAddInteger(handle, object, value) }
  func add(_ object: String, _ value: Double) { unsafe FcPatternAddDouble(handle, object, value) }
  func add(_ object: String, _ value: Bool) {
    unsafe FcPatternAddBool(handle, object, value ? 1 : 0)
  }

  /// Adds weight and slant; normal width, since a condensed face is a family of its own here.
  func add(_ style: FaceStyle) {
    add(FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(min(max(style.weight, 1), 1000))))
    add(FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    add(FC_WIDTH, FC_WIDTH_NORMAL)
  }

  /// Adds the scalars that a face should have.
  func add(scalars: some Sequence<Unicode.Scalar>) {
    let set = unsafe FcCharSetCreate()
    for scalar in scalars { unsafe FcCharSetAddChar(set, scalar.value) }
    unsafe FcPatternAddCharSet(handle, FC_CHARSET, set)
    unsafe FcCharSetDestroy(set)
  }
}

/// A look into a pattern that fontconfig keeps alive.
///
/// Safe: views are made where a pattern or a list is at hand and do not outlive the call they are
/// handed to. Answers are checked for a match before they are used, and strings are copied.
@safe struct FontPatternView {
  let handle: OpaquePointer

  /// Returns all strings of `object`, in the pattern's order.
  func strings(_ object: String) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(handle, object, Int32(strings.count), &value) == FcResultMatch,
      let value = unsafe value
    {
      unsafe strings.append(String(cString: value))
    }
    return strings
  }

  /// Returns the first of `object`'s strings that is in English, or else the first.
  func english(_ object: String, languages: String) -> String? {
    let values = strings(object)
    let tags = strings(languages)
    let place = zip(values, tags).enumerated().first { $0.element.1.hasPrefix("en") }?.offset
    return place.map { values[$0] } ?? values.first
  }

  func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(handle, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  func double(_ object: String) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(handle, object, 0, &value) == FcResultMatch ? value : nil
  }

  func bool(_ object: String) -> Bool? {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(handle, object, 0, &value) == FcResultMatch ? value != 0 : nil
  }

  /// Returns whether the face has a glyph for `scalar`, as far as fontconfig knows.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var set: OpaquePointer?
    guard unsafe FcPatternGetCharSet(handle, FC_CHARSET, 0, &set) == FcResultMatch else {
      return false
    }
    return unsafe FcCharSetHasChar(set, scalar.value) != 0
  }
}
