#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// In which encoding ncurses writes characters.
enum CharacterEncoding: Equatable {
  case utf8
  /// Something else, of which only ASCII is safe.
  case ascii

  /// Adopts the process's locale for characters and returns what it comes to.
  ///
  /// A locale that is named but not installed falls back to ASCII, and every other character would
  /// be drawn as a blank. Where its name asks for UTF-8, the system's own UTF-8 locale does as well.
  ///
  /// The locale is the process's: what the C library answers with holds until it is set again, which
  /// this thread alone does, and is read before.
  static func adopted(environment: [String: String]) -> CharacterEncoding {
    unsafe setlocale(LC_CTYPE, "")
    if isUTF8Current { return .utf8 }
    guard asksForUTF8(environment) else { return .ascii }
    for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] {
      if unsafe setlocale(LC_CTYPE, name) != nil, isUTF8Current { return .utf8 }
    }
    return .ascii
  }

  /// Whether the name of the locale for characters ends in UTF-8; the first variable set counts.
  static func asksForUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? ""
    let codeset = name.split(separator: ".").dropFirst().first ?? ""
    let letters = codeset.lowercased().prefix { $0 != "@" }.filter { $0 != "-" }
    return letters == "utf8"
  }

  private static var isUTF8Current: Bool {
    guard let codeset = unsafe nl_langinfo(nl_item(CODESET)) else { return false }
    return unsafe String(cString: codeset) == "UTF-8"
  }
}
