// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

/// Whether gestures of three fingers undo, redo, cut, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They don't.
  case none = 0
  /// They do.
  case `default` = 1
}
