// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tables and collections have for focus, which phones don't show.

internal import MicaRuntime

/// What a list stores of focus.
@MainActor
final class ListFocus {
  var allows = false
  var allowsDuringEditing = false
  var remembers = false
  /// The raw value of a collection's cadence.
  var cadence = 0

  private static var key: UnsafeRawPointer {
    unsafeBitCast(ListFocus.self, to: UnsafeRawPointer.self)
  }

  static func of(_ list: UIScrollView) -> ListFocus {
    if let known = Attachments.value(of: list, key) as? ListFocus { return known }
    let new = ListFocus()
    Attachments.set(new, of: list, key)
    return new
  }
}
