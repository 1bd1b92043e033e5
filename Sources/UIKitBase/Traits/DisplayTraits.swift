// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a screen and its user's settings are like: the values of rarer traits.

/// How many colours a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// How much contrast the user wants.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// How heavy the user wants text to be.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether an interface lies over another one, where dark backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// At the bottom.
  case base = 0
  /// Over another interface, as in a sheet.
  case elevated = 1
}

/// Whether an interface is the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Another one is.
  case inactive = 0
  /// It is.
  case active = 1
}

/// Whether a screen tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It doesn't.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether a scene is being recorded or shown elsewhere.
public enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It isn't.
  case inactive = 0
  /// It is.
  case active = 1
}
