// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What two fingers make: a distance and a direction.

import CoreGraphics
internal import MicaRaster

/// Two fingers' places in the screen's space.
struct FingerPair {
  let distance: CGFloat
  /// The direction from the first to the second, in radians, clockwise on screen.
  let angle: CGFloat

  /// Nil unless there are two fingers apart from each other.
  @MainActor init?(_ fingers: [UITouch]) {
    guard fingers.count >= 2 else { return nil }
    let way = fingers[1].location - fingers[0].location
    distance = way.distance(to: .zero)
    guard distance > 0, distance.isFinite else { return nil }
    angle = CGFloat(PortableMath.atan2(Double(way.y), Double(way.x)))
  }
}
