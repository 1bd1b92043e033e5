// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What every recognizer keeps about the gesture of the moment.

import CoreGraphics
internal import MicaRuntime

/// The state behind a recognizer, in one place so that it can be looked at and cleared as a whole.
@MainActor
package final class GestureCore {
  /// Another recognizer that has to fail first.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var isEnabled = true
  var targets = ActionTargets()
  var requirements: [Requirement] = []

  // MARK: One gesture

  package var state = UIGestureRecognizer.State.possible
  /// The state that targets are being told of, where it has gone on since.
  package var announced: UIGestureRecognizer.State?
  /// What is to become of it once the recognizers have failed that it waits for.
  package var latched: UIGestureRecognizer.State?
  /// The fingers of the gesture, in the order in which they came.
  package var fingers: [UITouch] = []
  /// Serial numbers of all touches that it was told of since the last reset.
  var seen: Set<Int> = []
  /// Serial numbers of those that it asked not to be told of.
  var ignored: Set<Int> = []
  /// Answers to who waits for whom, asked once for each pair and gesture.
  var waits: [ObjectIdentifier: Bool] = [:]
  /// The middle of the fingers when there last were some, in the screen's space.
  private var lastMiddle = CGPoint.zero
  /// Counts gestures: timers of one that is over do nothing.
  private(set) var generation = 0

  /// Whether it was told of touches and is not done with them.
  var isEngaged: Bool { !seen.isEmpty }

  /// The middle of the fingers in the screen's space; the last one where none is left.
  var middle: CGPoint {
    guard !fingers.isEmpty else { return lastMiddle }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.reduce(0) { $0 + $1.location.x } / count,
      y: fingers.reduce(0) { $0 + $1.location.y } / count)
  }

  /// Drops the fingers that are up, and remembers where they all were.
  func dropLifted() {
    lastMiddle = middle
    for finger in fingers where !finger.isDown { return fingers.removeAll { !$0.isDown } }
  }

  /// Forgets the gesture; the state is `.possible` again.
  func clear() {
    generation += 1
    lastMiddle = middle
    state = .possible
    announced = nil
    latched = nil
    fingers = []
    seen = []
    ignored = []
    waits = [:]
  }
}
