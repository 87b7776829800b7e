/// The faces in use, each opened once; the least recently used are closed.
final class FaceStore {
  private struct Key: Hashable {
    var match: FaceMatch
    /// 0 where the face serves every size.
    var pointSize: Double
  }

  // A face costs some tens of kilobytes; a style set names a dozen, more only along an `opsz` axis.
  private var faces = BoundedCache<Key, FontFace>(maximumCount: 48)
  private var unusable: Set<FaceMatch> = []
  private var lastID = 0

  /// Returns the face that `match` describes, or nil where its file cannot be used (any more).
  func face(_ match: FaceMatch, pointSize: Double) -> FontFace? {
    let keys = [Key(match: match, pointSize: 0), Key(match: match, pointSize: pointSize)]
    for key in keys {
      if let face = faces.value(for: key) { return face }
    }
    guard !unusable.contains(match) else { return nil }
    lastID += 1
    guard let file = file(match.file),
      let face = FontFace(match, pointSize: pointSize, file: file, id: lastID)
    else {
      unusable.insert(match)
      return nil
    }
    faces.insert(face, for: keys[face.hasOpticalSize ? 1 : 0])
    return face
  }

  /// The file that an open face reads already, or else the file newly mapped.
  private func file(_ path: String) -> FontFile? {
    faces.values.first { $0.file.path == path }?.file ?? (try? FontFile(path: path))
  }
}
