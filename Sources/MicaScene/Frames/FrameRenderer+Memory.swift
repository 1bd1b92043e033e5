// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a renderer keeps: the memory that its last frames were drawn with. A large scene's goes back some
// frames after it was drawn last, and nothing moves while frames need about the same.

internal import MicaRaster

extension FrameRenderer {
  /// After so many frames memory that none of them used is given back: at the latest, a hundred after the
  /// last one that did.
  static let patience = 50
  /// So much of it goes back to the system at once; less stays with the process.
  private static let trimmedBytes = 1 << 20

  /// Counts a frame that is painted.
  func countFrame() {
    frameCount += 1
    if frameCount % Self.patience == 0 { giveBack() }
  }

  private func giveBack() {
    let spared = giveBackMemory()
    workers.first?.glyphs.giveBack()
    if spared >= Self.trimmedBytes { Scratch.trim() }
  }

  /// Gives memory back of which little was used since the last call; returns the number of bytes.
  func giveBackMemory() -> Int {
    var spared = rows.giveBack() + clips.giveBack() + retained.giveBack() + giveBackTables()
    for worker in workers { spared += worker.giveBack(keepsStrips: retained.count > 0) }
    spared += giveBackStages()
    return spared
  }
}
