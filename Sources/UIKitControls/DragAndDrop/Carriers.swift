// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import MicaRuntime

/// Who carries and takes things of a list, kept beside it: tables and collections declare what they have of
/// dragging in extensions.
@MainActor
package final class Carriers {
  /// The list's drag delegate.
  package weak var drag: AnyObject?
  /// The list's drop delegate.
  package weak var drop: AnyObject?
  /// Whether things can be carried; nil where nobody has said.
  package var isOn: Bool?

  /// Whether things can be carried: on pads, unless somebody has said.
  package var isEnabled: Bool { isOn ?? (UIDevice.current.userInterfaceIdiom == .pad) }

  private static var key: UnsafeRawPointer {
    unsafeBitCast(Carriers.self, to: UnsafeRawPointer.self)
  }

  /// Those of a list.
  package static func of(_ list: UIScrollView) -> Carriers {
    if let known = Attachments.value(of: list, key) as? Carriers { return known }
    let new = Carriers()
    Attachments.set(new, of: list, key)
    return new
  }
}
