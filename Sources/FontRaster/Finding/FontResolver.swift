import PreviewUI

/// Finds the face for a request: the families asked for in their order, then the system font.
final class FontResolver {
  private let catalog: FontCatalog
  /// A family to take as the system font, where the user named one.
  private let systemFamily: String?
  /// A font file to take as the system font, where the user named one.
  private let systemFile: FaceMatch?

  private struct Wish: Hashable {
    var family: String
    var style: FaceStyle
  }
  private struct SystemWish: Hashable {
    var design: FontRequest.Design
    var style: FaceStyle
  }
  private var matches = BoundedCache<Wish, FaceMatch?>(maximumCount: 512)
  /// Families of Apple's that the system font was taken for, since they are not installed.
  private var standIns: Set<String> = []
  private var systemMatches = BoundedCache<SystemWish, FaceMatch?>(maximumCount: 128)

  init(catalog: FontCatalog, systemFamily: String?, systemFile: FaceMatch?) {
    self.catalog = catalog
    self.systemFamily = systemFamily
    self.systemFile = systemFile
  }

  /// The families that `request` asks for: its own, or else the one set as the system font.
  func askedFamilies(_ request: FontRequest) -> [String] {
    if !request.families.isEmpty || request.design != .standard { return request.families }
    return systemFamily.map { [$0] } ?? []
  }

  /// Returns the face of one family as people write it, or nil where nothing answers to the name.
  func match(family: String, style: FaceStyle) -> FaceMatch? {
    let wish = Wish(family: family, style: style)
    if let known = matches.value(for: wish) { return known }
    let found = find(family: family, style: style)
    matches.insert(found, for: wish)
    return found
  }

  /// Whether the face found for `family`, one of Apple's, is another's.
  func hasStandIn(for family: String) -> Bool { standIns.contains(family) }

  /// Returns the face that stands for the system font, or nil where no font is installed.
  ///
  /// Inter stands in for Apple's San Francisco, whose proportions it shares and which may not be
  /// installed elsewhere.
  func systemMatch(_ design: FontRequest.Design, style: FaceStyle) -> FaceMatch? {
    let wish = SystemWish(design: design, style: style)
    if let known = systemMatches.value(for: wish) { return known }
    let found = findSystem(design, style: style)
    systemMatches.insert(found, for: wish)
    return found
  }

  /// Returns the family of fontconfig to look into for characters that a face lacks.
  ///
  /// A family's own name tells: designers name serif and monospaced families so.
  static func generic(for request: FontRequest, family: String) -> String {
    let words = family.lowercased()
    if request.design == .monospaced || words.contains("mono") { return "monospace" }
    if request.design == .serif || words.contains("serif") && !words.contains("sans") {
      return "serif"
    }
    return "sans-serif"
  }

  private func find(family: String, style: FaceStyle) -> FaceMatch? {
    switch FamilyName.keyword(family) {
    case .system(let design): return systemMatch(design, style: style)
    case .generic(let generic): return catalog.match(generic: generic, style: style)
    case nil: break
    }
    if let match = installed(family, style: style) { return match }
    let match = appleStandIn(for: family, style: style)
    if match != nil { standIns.insert(family) }
    return match
  }

  /// Returns the system face of the design that a family of Apple's has.
  private func appleStandIn(for family: String, style: FaceStyle) -> FaceMatch? {
    if let design = FamilyName.appleSystemDesign(family) {
      return systemMatch(design, style: style)
    }
    return FamilyName.postScript(family).flatMap { FamilyName.appleSystemDesign($0.family) }
      .flatMap { systemMatch($0, style: style.carried(by: family)) }
  }

  /// Returns the face of a family that is installed under this name or another name of its own.
  private func installed(_ family: String, style: FaceStyle) -> FaceMatch? {
    if let match = catalog.match(family: family, style: style) { return match }
    if let match = catalog.match(faceNamed: family, style: style) { return match }
    if let twin = FamilyName.sameDesign(as: family),
      let match = catalog.match(family: twin, style: style)
    {
      return match
    }
    guard let name = FamilyName.postScript(family) else { return nil }
    return catalog.match(family: name.family, style: style.carried(by: family))
  }

  private func findSystem(_ design: FontRequest.Design, style: FaceStyle) -> FaceMatch? {
    switch design {
    case .serif: return catalog.match(generic: "serif", style: style)
    case .monospaced: return catalog.match(generic: "monospace", style: style)
    case .standard, .rounded: break
    }
    if var match = systemFile {
      match.wanted = style
      return match
    }
    if let systemFamily {
      if case .generic(let generic) = FamilyName.keyword(systemFamily) {
        return catalog.match(generic: generic, style: style)
      }
      if let match = installed(systemFamily, style: style) { return match }
    }
    return catalog.match(family: "Inter", style: style)
      ?? catalog.match(generic: "sans-serif", style: style)
  }
}

extension FaceStyle {
  /// Returns this style with what a PostScript name says of itself, such as `Futura-Medium`.
  ///
  /// A weight other than 400 was asked for on top of the name, and overrides it.
  func carried(by family: String) -> FaceStyle {
    guard let name = FamilyName.postScript(family) else { return self }
    return FaceStyle(
      weight: weight == 400 ? name.weight : weight, isItalic: isItalic || name.isItalic)
  }
}
