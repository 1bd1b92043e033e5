// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program's icon, of which a device's first screen shows one of several. Mica shows none.

public import Foundation

extension UIApplication {
  /// Whether the program may change its icon: true.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the icon that replaces the main one; `nil`, the default, for the main icon.
  public var alternateIconName: String? { alternateIcon }

  /// Replaces the icon; `nil` takes the main one again. The handler is called in a later run-loop iteration, with `nil`.
  ///
  /// Partly: no icon is shown, so that every name is accepted, and the user sees no alert.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    alternateIcon = alternateIconName
    guard let completionHandler else { return }
    AppState.later { completionHandler(nil) }
  }

  /// Replaces the icon; `nil` takes the main one again.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    alternateIcon = alternateIconName
  }
}
