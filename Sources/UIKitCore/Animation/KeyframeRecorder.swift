// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The changes of `animateKeyframes`, collected and made into one animation for each property.

import CoreGraphics
import Foundation
import QuartzCore

/// Collects what the keyframes of a block change.
final class KeyframeRecorder {
  /// A layer's property on its way.
  private struct Track {
    let layer: CALayer
    let event: String
    let initial: Any?
    var changes: [Change]
  }

  /// A value that is reached at `end`, starting from `start`, both 0 ... 1.
  private struct Change {
    let start: Double
    let end: Double
    let value: Any?
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  private var start = 0.0
  private var end = 1.0

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs `body` with its changes placed from `start` on for `duration`, shares of the whole.
  func place(start: Double, duration: Double, _ body: () -> Void) {
    let outer = (self.start, self.end)
    self.start = start >= 0 ? min(start, 1) : 0
    self.end = duration >= 0 ? min(self.start + duration, 1) : self.start
    body()
    (self.start, self.end) = outer
  }

  /// What notes a change once it is made.
  func action(for layer: CALayer, forKey event: String, old: Any?) -> any CAAction {
    Note(recorder: self, old: old)
  }

  private struct Note: CAAction {
    let recorder: KeyframeRecorder
    let old: Any?

    func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer else { return }
      recorder.note(layer, event, old: old)
    }
  }

  private func note(_ layer: CALayer, _ event: String, old: Any?) {
    let change = Change(start: start, end: end, value: layer.value(forKeyPath: event))
    if let place = tracks.firstIndex(where: { $0.layer === layer && $0.event == event }) {
      tracks[place].changes.append(change)
    } else {
      tracks.append(Track(layer: layer, event: event, initial: old, changes: [change]))
    }
  }

  /// Adds an animation for each property that has changed.
  func addAnimations(of block: AnimationBlock) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.event)
      animation.calculationMode = mode
      let frames = frames(of: track)
      animation.values = frames.values.map { $0 ?? NSNull() }
      animation.keyTimes = frames.times.map { NSNumber(value: $0) }
      block.pace.apply(to: animation, on: track.layer)
      guard let driver = block.driver else {
        block.wait(for: animation)
        track.layer.add(animation, forKey: track.event)
        continue
      }
      track.layer.add(animation, forKey: track.event)
      block.wait(for: animation)
      driver.take(
        animation, of: track.layer, key: track.event, event: track.event, old: track.initial,
        pace: block.pace)
    }
  }

  /// Values and their times: each value holds until the next change starts. A change that starts
  /// before the one before has ended starts at that end.
  private func frames(of track: Track) -> (values: [Any?], times: [Double]) {
    let order = track.changes.indices.sorted {
      (track.changes[$0].start, $0) < (track.changes[$1].start, $1)
    }
    var values = [track.initial]
    var times = [0.0]
    for change in order.map({ track.changes[$0] }) {
      let last = times[times.count - 1]
      let current = values[values.count - 1]
      if mode == .discrete {
        values.append(change.value)
        times.append(max(change.start, last))
        continue
      }
      if change.start > last {
        values.append(current)
        times.append(change.start)
      }
      values.append(change.value)
      times.append(max(change.end, last))
    }
    if mode == .discrete {
      times.append(1)
    } else if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return (values, times)
  }
}
