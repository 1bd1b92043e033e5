// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Quick actions of the program's icon, which no picture shows, and calls of older systems.

public import Foundation
internal import MicaRuntime

/// What a program has set.
@MainActor
private final class ShortcutList {
  let items: [UIApplicationShortcutItem]
  init(_ items: [UIApplicationShortcutItem]) { self.items = items }

  static var key: UnsafeRawPointer { unsafeBitCast(ShortcutList.self, to: UnsafeRawPointer.self) }
}

extension UIApplication {
  /// The icon's quick actions; nil by default. Kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { (Attachments.value(of: self, ShortcutList.key) as? ShortcutList)?.items }
    set { Attachments.set(newValue.map { ShortcutList($0) }, of: self, ShortcutList.key) }
  }

  /// Sets `statusBarStyle`, as before iOS 9.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}
