// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view hears of a touch, and what is held back until recognizers have made up their minds
// (FACTS_UIKIT b.3).

/// The messages about one touch that its view has not had yet.
package struct TouchDelivery {
  /// Whether the view is told of this touch at all: one of several fingers on a view without
  /// `isMultipleTouchEnabled` is not.
  var isWanted = true
  /// Phases that are due, in their order; movements are joined.
  private(set) var due: [UITouch.Phase] = []
  /// Whether the view has heard of the beginning and not of the end.
  package private(set) var isOpen = false
  /// Whether a recognizer has taken the touch away: nothing more is told.
  private(set) var isTaken = false

  /// Adds what has just happened.
  mutating func add(_ phase: UITouch.Phase) {
    guard isWanted, !isTaken, phase != .stationary else { return }
    if phase == .moved, due.last == .moved { return }
    if phase == .cancelled, !isOpen {
      due = []
      isTaken = true
      return
    }
    due.append(phase)
  }

  /// The next message.
  var next: UITouch.Phase? { due.first }

  /// Notes that the next message is being delivered.
  mutating func deliverNext() -> UITouch.Phase {
    let phase = due.removeFirst()
    isOpen = phase == .began || phase == .moved
    return phase
  }

  /// Takes the touch away from the view: whether the view has to be told.
  package mutating func take() -> Bool {
    guard !isTaken else { return false }
    isTaken = true
    due = []
    defer { isOpen = false }
    return isOpen
  }
}
