// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where keys come in: presses for the first responder, text for those that take it.

package import Foundation
package import MicaContext

/// A program's keyboard and buttons; used on the main actor.
package final class KeyPresses: ProgramState {
  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: KeyPresses { ProgramContext.current.state() }

  /// Presses a key and releases it: the first responder hears both, and gets its text if it takes any. Whether
  /// anybody was there to hear it.
  @MainActor @discardableResult
  package func press(code: Int, text: String, at time: TimeInterval) -> Bool {
    let press = UIPress()
    press.key = UIKey(
      text: text, plainText: text.lowercased(),
      modifiers: text != text.lowercased() ? .shift : [],
      code: UIKeyboardHIDUsage(rawValue: code))
    guard send(press, at: time) else { return false }
    type(text)
    return true
  }

  /// Presses a button and releases it; whether anybody was there to hear it.
  @MainActor @discardableResult
  package func press(button: Int, at time: TimeInterval) -> Bool {
    let press = UIPress()
    press.type = UIPress.PressType(rawValue: button) ?? .select
    return send(press, at: time)
  }

  /// Types a text, as a keyboard on the screen does; whether somebody took it.
  @MainActor @discardableResult
  package func type(_ text: String) -> Bool {
    guard let input = FirstResponder.current.responder as? any UIKeyInput else { return false }
    for character in text {
      if character == "\u{8}" {
        input.deleteBackward()
      } else {
        input.insertText(String(character))
      }
    }
    return true
  }

  @MainActor private func send(_ press: UIPress, at time: TimeInterval) -> Bool {
    guard let window = UIApplication.shared.keyWindow else { return false }
    press.window = window
    press.responder = FirstResponder.current.responder ?? window
    for phase in [UIPress.Phase.began, .ended] {
      press.phase = phase
      press.timestamp = time
      let event = UIPressesEvent()
      event.timestamp = time
      event.allPresses = [press]
      UIApplication.shared.sendEvent(event)
    }
    return true
  }
}
