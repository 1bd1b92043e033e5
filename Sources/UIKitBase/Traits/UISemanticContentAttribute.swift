// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From left to right or from right to left: what views are asked for, and what comes of it.

/// What a view's content means, and so whether it is mirrored in interfaces from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the interface runs; the default.
  case unspecified = 0
  /// Buttons of a player: never mirrored.
  case playback = 1
  /// Left, right, up and down: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

/// The side at which an interface begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

extension UISemanticContentAttribute {
  /// The direction of such content in an interface of a direction.
  package func direction(in interface: UIUserInterfaceLayoutDirection)
    -> UIUserInterfaceLayoutDirection
  {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitCollection {
  /// The direction of interfaces; from left to right where it isn't specified.
  package var direction: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
