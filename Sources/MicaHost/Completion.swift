// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A host tells the command that it did its job. A program can end its process by itself at any time, with code 0 too.

@preconcurrency internal import Glibc

/// The file that the command reads the host's last word from.
struct Completion {
  /// The environment's name for the file's number; nobody listens where it isn't set.
  private static let name = "MICA_COMPLETION"
  private let file: Int32?

  /// Takes the file from the environment, so that no process of the program's gets it.
  init() {
    file = getenv(Self.name).flatMap { Int32(String(cString: $0)) }
    unsetenv(Self.name)
    if let file { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  /// Says that the job is done, or that the reason for its failure was printed.
  func tell() {
    guard let file else { return }
    let word = Array("done".utf8)
    while write(file, word, word.count) < 0 && errno == EINTR {}
  }
}
