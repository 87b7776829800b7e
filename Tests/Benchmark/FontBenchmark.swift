import FontRaster
import Imaging
import PreviewUI

/// Times the fonts: the first look-up, and a sample shaped and drawn at the sizes of body text and
/// of the largest title, for the first time and again.
func fontBenchmark() {
  let lookUp = measure("look-up", samples: 20) {
    _ = FontLibrary().resolve(FontRequest(families: ["Inter"], pointSize: 17))
  }
  print("fonts: ms                          median      p95")
  show("fontconfig opened, Inter found", lookUp)
  for size in [17.0, 97] {
    showSample("Latin", "The quick brown fox jumps over the lazy dog", size)
    showSample("Japanese", "日本語のテキストを読みやすく", size)
  }
}

/// Times one sample in a library that has found its fonts, cold and with everything kept.
private func showSample(_ name: String, _ text: String, _ size: Double) {
  let request = FontRequest(families: ["Inter"], pointSize: size)
  let scale = PixelScale(x: 1, y: 1)
  var bitmap = Bitmap(width: 1600, height: 160)
  let library = FontLibrary()
  var fresh = request

  let cold = measure("cold", samples: 30) {
    // A size never seen before: nothing that is kept fits.
    fresh.pointSize += 0.02
    library.draw(
      library.shape(text, fresh), atX: 4, baseline: 120, scale: scale, into: &bitmap)
  }
  let kept = measure("kept", samples: 200) {
    library.draw(
      library.shape(text, request), atX: 4, baseline: 120, scale: scale, into: &bitmap)
  }
  show("\(name) at \(Int(size)) pt, cold", cold)
  show("\(name) at \(Int(size)) pt, kept", kept)
}

private func show(_ name: String, _ timing: Timing) {
  let blanks = String(repeating: " ", count: max(0, 32 - name.count))
  print(
    "  " + name + blanks + figure(timing.median, decimals: 4, width: 8)
      + figure(timing.p95, decimals: 4, width: 9))
}
