// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Recording one film, with its note and its progress line.

internal import Foundation
package import Mica
internal import MicaJob

/// A film that is about to be written.
struct FilmRun {
  let plan: StagePlan
  let film: Film
  let url: URL

  @MainActor func run() throws {
    do { try film.checkSize(width: plan.pixelWidth, height: plan.pixelHeight) } catch {
      throw OddSizeAdvice(error, scale: plan.scale) ?? error
    }
    let stage = try plan.makeStage()
    if let note = film.note { Terminal.print("note: \(note)") }
    var progress = ProgressLine(url.lastPathComponent, total: film.frameCount)
    defer { progress.end() }
    try stage.record(film, to: url) { progress.show($0) }
  }
}

/// The refusal of an odd size, with what to type instead.
package struct OddSizeAdvice: Error, CustomStringConvertible {
  package let description: String

  /// Nil for other errors.
  package init?(_ error: FilmError, scale: Double) {
    guard case .oddSize(_, _, let width, let height) = error else { return nil }
    let size = PointSize(width: Double(width) / scale, height: Double(height) / scale)
    description = "\(error) (--size \(size.text) at scale \(PlainNumber.text(scale)))"
  }
}
