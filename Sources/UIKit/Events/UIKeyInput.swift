// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Responders that are typed into.

public import Foundation

/// What a keyboard asks of a responder: kinds of keys, corrections. All of it is optional on iOS; nothing of it is
/// asked here yet.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

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
