// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers and keys of a stage.

public import Foundation
public import UIKit

extension Stage {
  /// A hand on the screen.
  public var finger: Finger { Finger(stage: self) }

  /// Whether a film shows the fingers that are down; false by default. The marks are ours: iOS has none.
  public var showsTouches: Bool {
    get { run { FingerMarks.current.isShown } }
    set { run { FingerMarks.current.isShown = newValue } }
  }

  /// Types a text into the first responder, now or at a time; one that takes no text makes `advance` throw
  /// `StageError.noTarget`.
  public func type(_ text: String, time: TimeInterval? = nil) {
    perform(at: time ?? self.time) { [weak self] in
      if !KeyPresses.current.type(text) {
        self?.fail(.noTarget("a first responder that takes text", found: []))
      }
    }
  }

  /// Presses a key by its place on a USB keyboard, with the text that it types, and releases it.
  public func press(_ key: UIKeyboardHIDUsage, text: String = "", time: TimeInterval? = nil) {
    let due = max(time ?? self.time, self.time)
    perform(at: due) { [weak self] in
      if !KeyPresses.current.press(code: key.rawValue, text: text, at: due) {
        self?.fail(.noTarget("a key window", found: []))
      }
    }
  }

  /// Presses a button and releases it.
  public func press(_ button: UIPress.PressType, time: TimeInterval? = nil) {
    let due = max(time ?? self.time, self.time)
    perform(at: due) { [weak self] in
      if !KeyPresses.current.press(button: button.rawValue, at: due) {
        self?.fail(.noTarget("a key window", found: []))
      }
    }
  }
}
