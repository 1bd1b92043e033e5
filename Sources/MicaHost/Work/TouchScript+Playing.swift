// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a script's events to the stage's fingers and keys.

internal import CoreGraphics
internal import Mica
internal import MicaJob
internal import UIKit

extension TouchScript {
  /// Has the stage do all of it when the times come.
  @MainActor func play(on stage: Stage) {
    for event in events { event.play(on: stage) }
  }
}

extension TouchScript.Event {
  @MainActor fileprivate func play(on stage: Stage) {
    var finger = stage.finger
    finger.origin = "line \(line)"
    switch action {
    case .tap(let place, let count): finger.tap(place, count: count, time: time)
    case .longPress(let place, let seconds):
      finger.longPress(place, duration: seconds, time: time)
    case .drag(let places, let seconds, let pace, let rest):
      finger.drag(
        places, duration: seconds, pace: pace, rest: rest, time: time)
    case .flick(let direction, let place, let speed):
      finger.flick(from: place, velocity: direction.vector(speed), time: time)
    case .pinch(let place, let start, let end, let seconds, let pace):
      finger.pinch(
        place, from: start, to: end, duration: seconds, pace: pace, time: time)
    case .rotate(let place, let degrees, let radius, let seconds, let pace):
      finger.rotate(
        place, by: degrees * .pi / 180, radius: radius, duration: seconds, pace: pace,
        time: time)
    case .type(let text): stage.type(text, time: time)
    case .press(let key): press(key, on: stage)
    case .finger(let touch):
      TimedInput(time: time, .touch(touch)).play(on: stage) { Terminal.print("note: \($0)") }
    }
  }

  @MainActor private func press(_ name: String, on stage: Stage) {
    switch PressedKey(name)?.meaning {
    case .key(let code, let text)?:
      stage.press(UIKeyboardHIDUsage(rawValue: code), text: text, time: time)
    case .button(let number)?:
      if let button = UIPress.PressType(rawValue: number) { stage.press(button, time: time) }
    case nil: break
    }
  }
}

extension TouchScript.Direction {
  fileprivate func vector(_ speed: Double) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -speed)
    case .down: CGVector(dx: 0, dy: speed)
    case .left: CGVector(dx: -speed, dy: 0)
    case .right: CGVector(dx: speed, dy: 0)
    }
  }
}
