#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are read and written as a whole.
package enum WholeFile {
  /// The bytes of the file at `path`; a pipe is read to its end.
  ///
  /// More than `limit` bytes are the error `isTooLarge`.
  package static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    let file = try OpenFile(reading: path)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try file.bytes(limit: limit) } catch {
      try? file.finish()
      throw error
    }
    try? file.finish()
    return bytes
  }

  /// The bytes of standard input to its end; more than `limit` are the error `isTooLarge`.
  package static func readStandardInput(limit: Int = .max) throws(FileError) -> [UInt8] {
    try OpenFile.standardInput.bytes(limit: limit)
  }

  /// Writes `bytes` under a temporary name beside `path` and renames it, so that `path` is never seen
  /// half written; keeps the permissions of a file that is there.
  ///
  /// Links are followed, and what they lead to is replaced. Devices and pipes are written to directly.
  /// A file that nobody may write to is left alone, although its folder would let it be replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try RealPath.ofTarget(path)
    let status = FileStatus(target)
    switch status?.kind {
    case .folder: throw FileError(path, code: EISDIR)
    case .other:
      let device = try OpenFile(writing: target, named: path)
      return try finish(device, with: bytes)
    case .file, nil: break
    }
    // Paths are texts of Swift's, which reach the system with a zero behind them.
    let isWritable = unsafe access(target, W_OK) == 0
    if let status, status.permissions & 0o222 == 0 || !isWritable {
      throw FileError(path, code: EACCES)
    }
    try holdingSignals { () throws(FileError) in
      try replace(target, with: bytes, permissions: status?.permissions, path: path)
    }
  }

  /// Puts `bytes` under a temporary name and that in the place of `target`.
  private static func replace(
    _ target: String, with bytes: [UInt8], permissions: mode_t?, path: String
  ) throws(FileError) {
    let temporary = "\(target).\(getpid()).tmp"
    let file = try OpenFile(creating: temporary, permissions: permissions ?? 0o666, named: path)
    do throws(FileError) {
      if let permissions { file.set(permissions: permissions) }
      try finish(file, with: bytes)
      guard unsafe rename(temporary, target) == 0 else { throw FileError(path, code: errno) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes to a file and closes it, whatever happens.
  private static func finish(_ file: OpenFile, with bytes: [UInt8]) throws(FileError) {
    do throws(FileError) { try file.writeAll(bytes) } catch {
      try? file.finish()
      throw error
    }
    try file.finish()
  }

  /// Runs `body` with the signals that ask the program to end kept waiting, so that it ends without a
  /// temporary file left behind.
  private static func holdingSignals(_ body: () throws(FileError) -> Void) throws(FileError) {
    var held = sigset_t()
    var before = sigset_t()
    // The sets are variables of this function, which the system fills in and does not keep.
    unsafe sigemptyset(&held)
    for code in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, code) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
