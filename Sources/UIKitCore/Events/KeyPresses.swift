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

  /// Presses a key and releases it: a key command of the responders takes it, or else the first responder hears
  /// both, and gets its text if it takes any. Whether anybody was there to hear it.
  @MainActor @discardableResult
  package func press(
    code: Int, text: String, at time: TimeInterval, modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    let press = UIPress()
    let flags = modifiers.union(text != text.lowercased() ? .shift : [])
    let key = UIKey(
      text: text, plainText: text.lowercased(), modifiers: flags,
      code: UIKeyboardHIDUsage(rawValue: code))
    press.key = key
    if command(key) { return true }
    guard send(press, at: time) else { return false }
    if FirstResponder.current.responder?.takeKey(key) == true { return true }
    if !flags.contains(.command), !flags.contains(.control) { put(text) }
    return true
  }

  /// Runs the command of the first responder, or of those after it, that is about a key.
  @MainActor private func command(_ key: UIKey) -> Bool {
    var next: UIResponder? = FirstResponder.current.responder ?? UIApplication.shared.keyWindow
    let takesText = next is any UIKeyInput
    while let responder = next {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        // What is typed comes first, unless the command says otherwise.
        let types = takesText && command.modifierFlags.isEmpty && !key.characters.isEmpty
        if types, !command.wantsPriorityOverSystemBehavior { continue }
        if responder.canPerformAction(command.action, withSender: command) {
          UIApplication.shared.sendAction(command.action, to: responder, from: command, for: nil)
          return true
        }
      }
      next = responder.next
    }
    return false
  }

  /// Presses a button and releases it; whether anybody was there to hear it.
  @MainActor @discardableResult
  package func press(button: Int, at time: TimeInterval) -> Bool {
    let press = UIPress()
    press.type = UIPress.PressType(rawValue: button) ?? .select
    return send(press, at: time)
  }

  /// Types a text, as a keyboard on the screen does: letters become capitals where the text asks for it. Whether
  /// somebody took it.
  @MainActor @discardableResult
  package func type(_ text: String) -> Bool {
    guard FirstResponder.current.responder is any UIKeyInput else { return false }
    for character in text { put(capital(String(character))) }
    return true
  }

  /// A character for whoever takes text now: each may make another the first responder.
  @MainActor private func put(_ text: String) {
    guard !text.isEmpty, let input = FirstResponder.current.responder as? any UIKeyInput else {
      return
    }
    if text == "\u{8}" { input.deleteBackward() } else { input.insertText(text) }
  }

  /// A letter as the shift key of the screen's keyboard would have it at the caret.
  @MainActor private func capital(_ letter: String) -> String {
    guard let input = FirstResponder.current.responder as? any UITextInput,
      let caret = input.selectedTextRange?.start, input.takesCapitals,
      let before = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return letter }
    let text = TextBreaks(input.text(in: before) ?? "")
    let isStart: Bool =
      switch input.autocapitalizationType {
      case .none: false
      case .words: text.startsWord(at: text.count)
      case .sentences: text.startsSentence(at: text.count)
      case .allCharacters: true
      }
    return isStart ? letter.uppercased() : letter
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

extension UITextInput {
  /// Whether letters may become capitals by themselves: not in passwords, addresses and numbers.
  fileprivate var takesCapitals: Bool {
    !isSecureTextEntry && [.default, .asciiCapable, .namePhonePad, .twitter].contains(keyboardType)
  }
}
