// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Light or dark.

/// The overall look of an interface, which dynamic colours follow.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is asked for: what is above decides, light at the top.
  case unspecified
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}
