// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program has told those who hear the screen.

public import UIKit

extension Stage {
  /// What the program has posted with `UIAccessibility.post(notification:argument:)`, the newest last; of very many
  /// only the newer ones.
  public var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] {
    run { AccessibilityPosts.current.all.map { ($0.notification, $0.argument) } }
  }
}
