// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light, by the interface's style.
  case `default` = 0
  /// Light on dark.
  case black = 1
  /// Light on dark.
  case blackTranslucent = 2
}
