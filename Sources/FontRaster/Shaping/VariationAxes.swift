import CHarfBuzz

/// The axes along which a variable font can be varied; none where the font is static.
///
/// Safe: the face is asked only while it is being made ready, by whoever holds it. Arrays are handed
/// over with their length, and HarfBuzz writes no more than that.
@safe struct VariationAxes {
  private var axes: [hb_ot_var_axis_info_t]
  private let face: OpaquePointer

  /// The axes of a face of HarfBuzz, which must outlive them.
  init(of face: OpaquePointer) {
    unsafe self.face = face
    var count = unsafe hb_ot_var_get_axis_count(face)
    axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    if count > 0 { unsafe hb_ot_var_get_axis_infos(face, 0, &count, &axes) }
  }

  var hasWeight: Bool { axis(CHB_AXIS_WEIGHT) != nil }
  /// Whether a slanted form can be had from the font itself.
  var hasSlant: Bool { axis(CHB_AXIS_SLANT) != nil || axis(CHB_AXIS_ITALIC) != nil }

  /// Returns the nearest weight that the font can take, or `weight` where it has no such axis.
  func clampedWeight(_ weight: Int) -> Int {
    guard let axis = axis(CHB_AXIS_WEIGHT) else { return weight }
    return Int(Self.clamp(Float(weight), to: axis).rounded())
  }

  /// Returns design coordinates by axis: the instance's or the defaults, then what is asked for.
  ///
  /// An axis `opsz` follows the point size (OpenType specification, registered axis `opsz`).
  func coordinates(for match: FaceMatch, pointSize: Double) -> [Float] {
    guard !axes.isEmpty else { return [] }
    var coordinates = axes.map(\.default_value)
    let instance = match.index >> 16
    if instance > 0 {
      var count = UInt32(coordinates.count)
      unsafe hb_ot_var_named_instance_get_design_coords(
        face, UInt32(instance - 1), &count, &coordinates)
    }
    func set(_ tag: hb_tag_t, _ value: Float) {
      guard let place = axes.firstIndex(where: { $0.tag == tag }) else { return }
      coordinates[place] = Self.clamp(value, to: axes[place])
    }
    set(CHB_AXIS_WEIGHT, Float(match.wanted.weight))
    set(CHB_AXIS_OPTICAL_SIZE, Float(pointSize))
    if match.wanted.isItalic && !match.isItalic {
      if axis(CHB_AXIS_SLANT) != nil { set(CHB_AXIS_SLANT, -12) } else { set(CHB_AXIS_ITALIC, 1) }
    }
    return coordinates
  }

  /// Whether the font has masters for sizes, so that every point size needs a face of its own.
  var hasOpticalSize: Bool { axis(CHB_AXIS_OPTICAL_SIZE) != nil }

  private func axis(_ tag: hb_tag_t) -> hb_ot_var_axis_info_t? { axes.first { $0.tag == tag } }

  private static func clamp(_ value: Float, to axis: hb_ot_var_axis_info_t) -> Float {
    min(max(value, axis.min_value), axis.max_value)
  }
}
