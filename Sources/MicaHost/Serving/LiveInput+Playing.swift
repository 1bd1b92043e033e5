// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A user's doings, on a stage: the same where they are live and where they are done again.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaJob
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
  @MainActor fileprivate func apply() throws {
    guard let node = ScreenNode.find(node) else { throw LiveEditError.gone(node) }
    try ResolvedSetting(setting, from: node.object).apply()
    let view = node.view ?? (node.layer.superlayer?.delegate as? UIView)
    view?.setNeedsLayout()
  }
}

/// An edit whose object isn't there.
enum LiveEditError: Error, CustomStringConvertible {
  case gone(String)

  var description: String {
    switch self {
    case .gone(let node): "there is no view or layer \(node) on the screen now"
    }
  }
}
