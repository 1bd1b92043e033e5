// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One run of the command: what happens around the work itself.

internal import Foundation
internal import Mica
internal import MicaJob
internal import MicaType

/// Runs a command's work on the main actor, cleans up when it's interrupted and reports at the end
/// what could not be drawn.
enum Session {
  /// Runs the work. Whatever its outcome, features that were asked for and are not drawn are named.
  ///
  /// Throws `HostError` before the work where `MICA_FONTS` is wrong or too few files can be opened.
  static func run(_ work: @MainActor () throws -> Void) throws {
    try checkOpenFiles()
    if let problem = FontFolderProblem.current { throw HostError.badFonts(problem) }
    watchEndings()
    defer { tellNotes() }
    try MainActor.assumeIsolated(work)
  }

  /// Says what was asked for and isn't supported.
  static func tellNotes() {
    for feature in Stage.unsupportedFeatures {
      Terminal.print("note: \(feature) is not supported yet and was not drawn")
    }
  }

  /// The system's own libraries trap where they can't open a file, so that there must be enough.
  private static func checkOpenFiles() throws(HostError) {
    let count = 8
    let files = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for file in files where file >= 0 { close(file) }
    if files.contains(where: { $0 < 0 }) { throw .tooFewFiles(count) }
  }

  /// Removes what is half-written when a signal arrives that ends the run, then lets it do so.
  ///
  /// A thread waits for these signals, which needs no open file; from here on all others block them.
  private static func watchEndings() {
    var endings = sigset_t()
    sigemptyset(&endings)
    // What was ignored before stays ignored: SIGHUP under nohup, SIGINT of a job in the background.
    for ending in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(ending) { sigaddset(&endings, ending) }
    pthread_sigmask(SIG_BLOCK, &endings, nil)
    let watched = endings
    Thread.detachNewThread {
      var watched = watched
      var ending: Int32 = 0
      while sigwait(&watched, &ending) != 0 {}
      UnfinishedWork.abandonAll { end(by: ending) }
    }
  }

  private static func isIgnored(_ ending: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(ending, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Ends the process by the signal itself, so that a shell sees why.
  private static func end(by ending: Int32) -> Never {
    signal(ending, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, ending)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(ending)
    _exit(128 + ending)
  }
}
