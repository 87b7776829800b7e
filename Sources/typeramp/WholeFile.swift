#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are written and read as a whole.
enum WholeFile {
  /// Writes `bytes` under a temporary name beside `path` and renames it, so that `path` is never seen
  /// half written; keeps the permissions of a file that is there.
  ///
  /// A link is followed, and what it leads to is replaced. Devices and pipes are written to directly.
  /// A file that nobody may write to is left alone, although its folder would let it be replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(target, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path, code: errno) }
      return try finish(descriptor, bytes, path: path)
    }
    if exists, status.st_mode & 0o222 == 0 || access(target, W_OK) != 0 {
      throw FileError(path, code: EACCES)
    }
    let mode = exists ? status.st_mode & 0o7777 : nil
    try holdingSignals { () throws(FileError) in
      try replace(target, with: bytes, mode: mode, path: path)
    }
  }

  /// Puts `bytes` under a temporary name and that in the place of `target`.
  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, path: String
  ) throws(FileError) {
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw FileError(path, code: errno) }
    do throws(FileError) {
      if let mode { fchmod(descriptor, mode) }
      try finish(descriptor, bytes, path: path)
      guard rename(temporary, target) == 0 else { throw FileError(path, code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The bytes of a file; `nil` where there is none.
  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(path, code: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Self.read(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path, code: errno) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress!, bytes.count)
      #else
        Darwin.read(descriptor, bytes.baseAddress!, bytes.count)
      #endif
    }
  }

  /// Writes all bytes to a descriptor and closes it, whatever happens.
  private static func finish(
    _ descriptor: Int32, _ bytes: [UInt8], path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
        #else
          Darwin.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let code = errno
        close(descriptor)
        throw FileError(path, code: code)
      }
      written += count
    }
    guard close(descriptor) == 0 else { throw FileError(path, code: errno) }
  }

  /// Runs `body` with the signals that ask the program to end kept waiting, so that it ends without a
  /// temporary file left behind.
  private static func holdingSignals(_ body: () throws(FileError) -> Void) throws(FileError) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for code in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, code) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// The path at the end of a link, also of one to a file that is not there yet; `path` itself where
  /// it is none.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(path, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    guard count > 0, count < buffer.count else { return path }
    let end = String(decoding: buffer[..<count], as: UTF8.self)
    guard !end.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return end }
    return path[...slash] + end
  }

  /// Whether both paths lead to the same regular file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Whether anything is at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder is at `path`.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// Why a file could not be written or read.
struct FileError: Error, Equatable {
  let path: String
  let code: Int32

  init(_ path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The path, the system's word for it, and what to do.
  var message: String {
    "\(path): \(String(cString: strerror(code))); check the path, its permissions and the space left"
  }
}
