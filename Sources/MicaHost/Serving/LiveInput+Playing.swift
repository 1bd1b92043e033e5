// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A user's doings, on a stage: the same where they are live and where they are done again.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaJob
internal import QuartzCore
internal import UIKit

extension TimedInput {
  /// Has the stage do it at its time. What can't be done is said.
  @MainActor func play(on stage: Stage, refused: @escaping @MainActor (String) -> Void) {
    let time = time
    switch input {
    case .touch(let touch):
      stage.perform(at: time) {
        guard LiveTouch.fingers.contains(touch.finger), touch.x.isFinite, touch.y.isFinite else {
          return refused("a touch needs a finger from 0 to 19 and a place")
        }
        TouchCenter.current.deliver([touch.contact], at: time)
      }
    case .text(let text):
      stage.perform(at: time) {
        if !KeyPresses.current.type(text) { refused("nothing on the screen takes text now") }
      }
    case .key(let name):
      stage.perform(at: time) {
        if !Self.press(name, at: time) { refused("there is no key '\(name)', or nobody hears it") }
      }
    case .edit(let edit):
      stage.perform(at: time) {
        do { try edit.apply() } catch { refused("\(error)") }
      }
    case .timing(let timing):
      stage.perform(at: time) {
        do { try timing.apply() } catch { refused("\(error)") }
      }
    }
  }

  @MainActor private static func press(_ name: String, at time: Double) -> Bool {
    switch PressedKey(name)?.meaning {
    case .key(let code, let text)?: KeyPresses.current.press(code: code, text: text, at: time)
    case .button(let number)?: KeyPresses.current.press(button: number, at: time)
    case nil: false
    }
  }
}

extension LiveTouch {
  /// Fingers of people, apart from those of scripts.
  fileprivate var contact: Contact {
    let act: Contact.Action =
      switch action {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    return Contact(finger: finger, action: act, location: CGPoint(x: x, y: y))
  }
}

extension LiveEdit {
  /// Sets the property as a nib would: what layers would animate by themselves is there at once.
  @MainActor fileprivate func apply() throws {
    guard let node = ScreenNode.find(node) else { throw LiveEditError.gone(node) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    try ResolvedSetting(setting, from: node.object).apply()
    let view = node.view ?? (node.layer.superlayer?.delegate as? UIView)
    view?.setNeedsLayout()
  }
}

extension LiveTiming {
  @MainActor fileprivate func apply() throws {
    guard let node = ScreenNode.find(node) else { throw LiveEditError.gone(node) }
    if let duration, !(duration > 0 && duration <= Stage.lastTime) { throw LiveEditError.noTiming }
    if let curve,
      curve.count != 4 || !curve.allSatisfy(\.isFinite) || !(0...1).contains(curve[0])
        || !(0...1).contains(curve[2])
    {
      throw LiveEditError.noTiming
    }
    let function = curve.map {
      CAMediaTimingFunction(
        controlPoints: Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3]))
    }
    let isThere = node.layer.retimeAnimation(
      forKey: key, duration: duration, timingFunction: function)
    if !isThere { throw LiveEditError.noAnimation(key) }
  }
}

/// An edit whose object isn't there, or that can't be.
enum LiveEditError: Error, CustomStringConvertible {
  case gone(String)
  case noAnimation(String)
  case noTiming

  var description: String {
    switch self {
    case .gone(let node): "there is no view or layer \(node) on the screen now"
    case .noAnimation(let key): "nothing is animated for \(key) now"
    case .noTiming: "an animation lasts longer than nothing, and its curve goes from 0 to 1 in time"
    }
  }
}
