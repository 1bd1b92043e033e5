// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons beside the keyboard's suggestions. Phones show none of them: the values are stored.

public import Foundation

/// The buttons that a pad shows beside the keyboard's suggestions.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Buttons before the suggestions; none by default.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons after the suggestions; none by default.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide the buttons; true by default.
  open var allowsHidingShortcuts = true
}
