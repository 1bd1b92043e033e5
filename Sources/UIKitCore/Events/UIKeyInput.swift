// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Responders that are typed into.

import Foundation

/// A responder that takes text, one piece after the other.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds a text where the next one goes.
  func insertText(_ text: String)
  /// Removes the character before that place.
  func deleteBackward()
}
