// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tables have for focus, which phones don't show.

extension UITableView {
  /// Whether cells take the focus; false by default. Kept: phones have no focus.
  public var allowsFocus: Bool {
    get { ListFocus.of(self).allows }
    set { ListFocus.of(self).allows = newValue }
  }
  /// Whether cells take the focus while the table is edited; false by default. Kept.
  public var allowsFocusDuringEditing: Bool {
    get { ListFocus.of(self).allowsDuringEditing }
    set { ListFocus.of(self).allowsDuringEditing = newValue }
  }
  /// Whether the focus comes back to the last cell; false by default. Kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { ListFocus.of(self).remembers }
    set { ListFocus.of(self).remembers = newValue }
  }
}
