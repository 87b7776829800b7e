extension CellGrid {
  /// The same screen for a terminal without Unicode: lines, arrows and signs become the ASCII
  /// character nearest in shape, marks vanish, and everything else becomes `?`.
  public func asciiOnly() -> CellGrid {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        result[column, row].marks = ("\0", "\0")
        result[column, row].scalar = asciiScalar(for: cell.scalar)
      }
    }
    return result
  }
}

private func asciiScalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
  if scalar == "\0" { return " " }
  return (0x20...0x7E).contains(scalar.value) ? scalar : asciiStandIns[scalar] ?? "?"
}

private let asciiStandIns: [Unicode.Scalar: Unicode.Scalar] = {
  let rows: [(String, Unicode.Scalar)] = [
    ("─━┄┅┈┉╌╍╴╶╸╺═‐‑‒–—−▁⎯", "-"),
    ("│┃┆┇┊┋╎╏╵╷╹╻║▏▕", "|"),
    ("┌┍┎┏┐┑┒┓└┕┖┗┘┙┚┛├┝┣┤┥┫┬┯┳┴┷┻┼┿╋╭╮╯╰╔╗╚╝╠╣╦╩╬", "+"),
    ("╱", "/"), ("╲", "\\"), ("╳×✕✗✘", "x"),
    ("●•∙⬤■◆★", "*"), ("○◦◯◇☆", "o"), ("·", "."),
    ("▸▶►→⇒›»", ">"), ("◂◀◄←⇐‹«", "<"), ("▴▲↑⇑", "^"), ("▾▼↓⇓✓✔", "v"), ("↔↕", "="),
    ("…≈~", "~"), ("‘’′", "'"), ("“”″", "\""), ("⚠", "!"), ("≤", "<"), ("≥", ">"), ("±", "~"),
    ("█▓", "#"), ("▒", "="), ("░", ":"), ("▀", "\""), ("▄", "_"), ("▌▐", "|"), ("\u{A0}", " "),
  ]
  var table: [Unicode.Scalar: Unicode.Scalar] = [:]
  for (scalars, ascii) in rows {
    for scalar in scalars.unicodeScalars { table[scalar] = ascii }
  }
  return table
}()
