// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The folder that keeps what was compiled.
//
//   v1/programs/KEY/host      an executable with its resources, named by all that it was made from; the program
//                             itself may be in a library beside it
//   v1/hosts/NAME             the executable of all those with a library: the programs' are links to it
//   v1/builds/FOLDER/         sources, objects and lock of one opened folder, for the next edit
//   v1/runs/NAME              what a command's words came to, and the dates of all that was read for that
//   v1/memos/NAME.json        digests of files that haven't changed since
//   v1/packages/KEY/          packages that were fetched together, by what was asked for
//   v1/downloads/             SwiftPM's own cache of repositories
//   v1/modules/               the compiler's own cache of C modules

@preconcurrency internal import Glibc

/// Where things are kept between runs.
package struct BuildCache: Sendable {
  /// The folder, from the root.
  package let path: String
  /// Why the usual folder isn't used; nil where it is.
  package let note: String?
  /// Whether nothing can be written: what is kept already is used.
  package let isReadOnly: Bool

  /// Days that something unused stays.
  static let keptDays = 30

  /// The folder that the environment names: `MICA_CACHE`, else `mica` in `XDG_CACHE_HOME`, else in
  /// `~/.cache`. Throws for a `MICA_CACHE` that can't be used; where the others can't, a folder of
  /// the user's own among the temporary ones is taken, and `note` says so.
  package init(environment: [String: String]) throws(BuildError) {
    if let chosen = environment["MICA_CACHE"], !chosen.isEmpty {
      try self.init(at: chosen, note: nil, mayBeReadOnly: true)
      return
    }
    guard let usual = Self.usualPlace(environment) else {
      try self.init(inTemporary: environment, because: "there is no HOME")
      return
    }
    do throws(BuildError) {
      try self.init(at: usual, note: nil)
    } catch {
      guard case .badCache(_, let reason) = error else { throw error }
      try self.init(inTemporary: environment, because: "\(usual): \(reason)")
    }
  }

  private static func usualPlace(_ environment: [String: String]) -> String? {
    // A relative one is to be ignored (XDG Base Directory Specification).
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/mica" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/mica"
  }

  private init(inTemporary environment: [String: String], because: String) throws(BuildError) {
    let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let place = "\(base)/mica-\(getuid())"
    try self.init(
      at: place, note: "programs are kept in \(place), since \(because)", isShared: true)
  }

  private init(
    at place: String, note: String?, isShared: Bool = false, mayBeReadOnly: Bool = false
  ) throws(BuildError) {
    // The compiler's lists of files have a path in each line.
    if place.contains(where: { $0.isNewline || $0 == "\0" }) {
      throw .badCache(place, reason: "its path has a line end")
    }
    do throws(BuildError) {
      for part in [
        "programs", "hosts", "builds", "memos", "modules", "runs", "packages", "downloads",
      ] {
        try FileStore.makeFolder("\(place)/v1/\(part)", mode: isShared ? 0o700 : 0o777)
      }
    } catch {
      guard case .badFile(_, let reason) = error else { throw error }
      guard mayBeReadOnly, FileStore.isFolder(place + "/v1/programs") else {
        throw .badCache(place, reason: reason)
      }
    }
    let root = FileStore.realPath(place + "/v1") ?? place + "/v1"
    isReadOnly = access(root + "/programs", W_OK) != 0
    guard !isReadOnly || mayBeReadOnly && access(root + "/programs", R_OK) == 0 else {
      throw .badCache(place, reason: FileStore.lastReason())
    }
    var status = stat()
    if isShared, stat(place, &status) == 0, status.st_uid != getuid() {
      throw .badCache(place, reason: "it belongs to somebody else")
    }
    path = root
    self.note = note
  }

  /// The folder of a finished program.
  func program(_ key: String) -> String { "\(path)/programs/\(key)" }
  /// The folder in which an opened folder is compiled.
  func work(_ name: String) -> String { "\(path)/builds/\(name)" }
  /// The compiler's cache of C modules.
  var modules: String { path + "/modules" }
  /// Where packages are fetched to.
  func packages(_ key: String) -> String { "\(path)/packages/\(key)" }
  /// SwiftPM's own cache.
  var downloads: String { path + "/downloads" }
  func memo(_ name: String) -> String { "\(path)/memos/\(name).json" }

  /// Removes all that is kept.
  package func clean() {
    for part in [
      "programs", "hosts", "builds", "memos", "modules", "runs", "packages", "downloads",
    ] {
      for name in FileStore.names(in: "\(path)/\(part)") {
        FileStore.remove("\(path)/\(part)/\(name)")
      }
    }
  }

  /// Notes that something was used now.
  func touch(_ place: String) { utimensat(AT_FDCWD, place, nil, 0) }

  /// Removes what nobody used for a month, and what ended runs left half-made.
  func sweep() {
    let oldest = time(nil) - Self.keptDays * 86_400
    for name in FileStore.names(in: path + "/programs") {
      let place = program(name)
      if name.contains(".") {
        // KEY.PID: being made by a process that may be gone.
        let process = name.split(separator: ".").last.flatMap { pid_t($0) }
        if let process, kill(process, 0) != 0 && errno == ESRCH { FileStore.remove(place) }
      } else if Self.date(of: place) < oldest {
        FileStore.remove(place)
      }
    }
    for place in ["builds", "packages"].flatMap({ part in
      FileStore.names(in: "\(path)/\(part)").map { "\(path)/\(part)/\($0)" }
    }) where Self.date(of: place) < oldest {
      guard let lock = FolderLock(tryIn: place) else { continue }
      FileStore.remove(place)
      lock.release()
    }
    for folder in ["memos", "runs"] {
      for name in FileStore.names(in: "\(path)/\(folder)") {
        let place = "\(path)/\(folder)/\(name)"
        if Self.date(of: place) < oldest { FileStore.remove(place) }
      }
    }
    sweepHosts()
  }

  static func date(of place: String) -> Int {
    var status = stat()
    return stat(place, &status) == 0 ? status.st_mtim.tv_sec : Int.max
  }
}

/// A folder that one process at a time works in.
struct FolderLock {
  /// The open file, which tools that work for us inherit: should we be killed, the folder stays theirs
  /// until they end.
  let file: Int32

  /// Waits for the lock; `release` gives it back.
  init(in folder: String) throws(BuildError) {
    try FileStore.makeFolder(folder)
    while true {
      let file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw .badFile(folder, reason: FileStore.lastReason()) }
      while flock(file, LOCK_EX) != 0 && errno == EINTR {}
      if Self.isThere(file, folder) {
        self.file = file
        return
      }
      // The folder was swept away while we waited.
      close(file)
      try FileStore.makeFolder(folder)
    }
  }

  /// Nil where somebody has the lock.
  init?(tryIn folder: String) {
    let file = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    self.file = file
  }

  private static func isThere(_ file: Int32, _ folder: String) -> Bool {
    var (own, named) = (stat(), stat())
    return fstat(file, &own) == 0 && stat(folder + "/lock", &named) == 0
      && own.st_ino == named.st_ino
  }

  func release() { close(file) }
}
