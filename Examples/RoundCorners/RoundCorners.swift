// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The square whose corners are round but for one.

import UIKit

/// A square of 100 points at (50, 50); every corner but the upper left one is round.
enum RoundCorners {
  static let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

  static var path: UIBezierPath {
    UIBezierPath(
      roundedRect: frame, byRoundingCorners: [.topRight, .bottomRight, .bottomLeft],
      cornerRadii: CGSize(width: 20, height: 20))
  }
}
