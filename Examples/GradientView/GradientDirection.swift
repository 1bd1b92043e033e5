// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From an angle, which people can name, to the two points that a gradient layer wants.

import UIKit

/// The ends of a gradient's axis in a layer's unit square, y growing downward.
struct GradientDirection: Equatable, Sendable {
  /// Where the first colour lies.
  let start: CGPoint
  /// Where the last colour lies, opposite of `start` as seen from the middle.
  let end: CGPoint

  /// The axis through the middle of the square at `angle` degrees, anticlockwise from east; both
  /// ends lie on the square's edge.
  init(angle: CGFloat) {
    let radians = angle * .pi / 180
    let east = cos(radians)
    let north = sin(radians)
    // From the unit circle out to the square of half side 1: the larger component becomes ±1.
    let reach = 1 / max(abs(east), abs(north))
    let x = east * reach / 2
    let y = north * reach / 2
    start = CGPoint(x: 0.5 - x, y: 0.5 + y)
    end = CGPoint(x: 0.5 + x, y: 0.5 - y)
  }
}
