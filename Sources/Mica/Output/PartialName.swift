// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of outputs in the making, and what killed runs left under such names. Stage 9.

internal import Foundation

/// `.NAME.PID.part` beside the place of an output called NAME.
///
/// A run holds a lock (`flock`) on its file or folder of that name for as long as it writes.
struct PartialName {
  /// The folder of the output, and `.NAME.`.
  private let folder: URL
  private let stem: String

  /// What follows NAME is at most this long: two dots, a process, `.part.gone`.
  private static let longestEnding = 24
  private static let part = ".part"
  private static let gone = ".part.gone"

  init(for place: URL) {
    folder = place.deletingLastPathComponent()
    // A name may have 255 bytes; of a longer one the beginning has to do.
    var name = place.lastPathComponent
    while name.utf8.count > 255 - Self.longestEnding { name.removeLast() }
    stem = ".\(name)."
  }

  /// The name for this process.
  var temporary: URL { folder.appendingPathComponent("\(stem)\(getpid())\(Self.part)") }

  /// The name that a file or folder of this process has while it's removed.
  static func gone(_ temporary: URL) -> URL { temporary.appendingPathExtension("gone") }

  /// Removes what runs that were killed left of this output; never what a living process writes.
  func sweep() {
    for name in FolderContent.names(in: folder.path) ?? [] {
      let bytes = name.dropLast().map(UInt8.init(bitPattern:))
      guard let process = process(of: bytes), !Self.lives(process) else { continue }
      removeUnlessLocked(folder.appendingPathComponent(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Which process wrote a file of that name; nil for names of other kinds.
  private func process(of name: [UInt8]) -> pid_t? {
    guard name.starts(with: stem.utf8) else { return nil }
    let rest = String(decoding: name.dropFirst(stem.utf8.count), as: UTF8.self)
    for ending in [Self.part, Self.gone] where rest.hasSuffix(ending) {
      let digits = rest.dropLast(ending.count)
      return digits.allSatisfy(\.isASCIIDigit) ? pid_t(digits) : nil
    }
    return nil
  }

  /// Whether another process of that number exists. One of this number that left something was
  /// another one, as in a container that is started again; the lock tells.
  private static func lives(_ process: pid_t) -> Bool {
    if process == getpid() { return false }
    return process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
  }

  /// A process that this one can't see, such as a container's beside it, is known by its lock.
  private func removeUnlessLocked(_ left: URL) {
    let descriptor = open(left.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG || type == S_IFDIR else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK { return }
    _ = FolderContent.remove(left.path)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
