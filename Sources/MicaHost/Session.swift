// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One run of the command: what happens around the work itself.

internal import Foundation
internal import Mica
internal import MicaJob
internal import MicaRaster
internal import MicaType

/// Runs a command's work on the main actor, cleans up when it's interrupted and reports at the end
/// what could not be drawn.
enum Session {
  /// Runs the work. Whatever its outcome, features that were asked for and are not drawn are named.
  ///
  /// Throws `HostError` before the work where `MICA_FONTS` or `MICA_SYSTEM_FONT` is wrong or too few files can be opened.
  static func run(_ work: @MainActor () throws -> Void) throws {
    try checkOpenFiles()
    if let problem = FontFolderProblem.current { throw HostError.badFonts(problem) }
    if let problem = SystemFontFile.problem { throw HostError.badSystemFont(problem) }
    watchEndings()
    defer { tellNotes() }
    try MainActor.assumeIsolated(work)
  }

  /// Says what was asked for and isn't supported.
  static func tellNotes() {
    for feature in Stage.unsupportedFeatures {
      Terminal.print("note: \(Unsupported.sentence(feature))")
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
  private static func watchEndings() {
    EndingSignals.watch { ending in
      UnfinishedWork.abandonAll { EndingSignals.end(by: ending) }
    }
  }
}
