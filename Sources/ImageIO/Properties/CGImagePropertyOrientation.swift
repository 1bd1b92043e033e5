// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which way up a picture's rows are stored.

/// The orientation of a picture's stored rows, by Exif's numbers.
///
/// The names say where the stored picture's top row belongs: `right`: on the right-hand side, so the
/// picture is shown after a quarter turn clockwise.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Turned by half.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored about the diagonal from the top left.
  case leftMirrored = 5
  /// A quarter turn clockwise shows it upright.
  case right = 6
  /// Mirrored about the diagonal from the top right.
  case rightMirrored = 7
  /// A quarter turn anticlockwise shows it upright.
  case left = 8
}
