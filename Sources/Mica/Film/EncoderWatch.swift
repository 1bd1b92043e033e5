// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether an encoder still gets on with its film. Stage 9.

internal import Foundation

/// Tells an encoder that works from one that hangs.
///
/// It gets on while it takes frames or its film changes. While it does neither, it must use the
/// processor, and no longer than any one step can take: counted in its own processor time, so that a
/// busy machine isn't taken for a hanging encoder.
package struct EncoderWatch {
  /// How long nothing at all may happen, in seconds.
  private let patience: Double
  /// The most processor time, in seconds, between two signs: a lossless picture of the largest size
  /// takes WebP's encoder some minutes. (A guess, 2026-11.)
  private let longestStep: Double
  /// What a process uses that only wakes up to look around.
  private static let leastShareOfWork = 0.002

  private let film: String
  private var waited = 0.0
  private var timeAtProgress = 0.0
  private var timeAtLook = 0.0
  private var state = FilmState()

  /// What changes when something is written.
  private struct FilmState: Equatable {
    var size = 0
    var seconds = 0
    var nanoseconds = 0
  }

  package init(film: String, patience: Double, longestStep: Double) {
    self.film = film
    self.patience = patience
    self.longestStep = longestStep
  }

  /// The encoder took a part of a frame.
  package mutating func tookFrame() { waited = 0 }

  /// Whether it hangs, after some more seconds without a sign.
  ///
  /// These are added up rather than read from a clock: a run that is stopped and continued, or a
  /// machine that sleeps, doesn't wait meanwhile.
  package mutating func isStuck(
    afterWaiting seconds: Double, processorTime: Double
  ) -> Bool {
    let now = filmState()
    if waited == 0 || now != state {
      (state, waited) = (now, 0)
      (timeAtProgress, timeAtLook) = (processorTime, processorTime)
    }
    waited += seconds
    if processorTime - timeAtProgress > longestStep { return true }
    guard waited >= patience else { return false }
    let isIdle = processorTime - timeAtLook < patience * Self.leastShareOfWork
    waited = seconds
    timeAtLook = processorTime
    return isIdle
  }

  private func filmState() -> FilmState {
    var status = stat()
    guard stat(film, &status) == 0 else { return FilmState() }
    return FilmState(
      size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
