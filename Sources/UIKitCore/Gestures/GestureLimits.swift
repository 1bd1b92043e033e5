// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers that tell gestures apart. Apple publishes few of them; each says how sure it is
// (FACTS_UIKIT, grades H, M and L).

import CoreGraphics
import Foundation

/// Distances in points, times in seconds.
package enum GestureLimits {
  /// How far a finger may move within a tap or before a long press (b.6 L, b.7 H).
  package static let tapMovement: CGFloat = 10
  /// How long a finger may stay within a tap (b.6 L).
  static let tapDuration: TimeInterval = 0.75
  /// The longest pause between two taps of one gesture (a.7 and b.6 L).
  static let tapPause: TimeInterval = 0.35
  /// How far the second of two taps may be from the first (a.7 and b.6 L).
  static let tapDistance: CGFloat = 45
  /// How far a finger travels before a pan begins (b.8 H).
  package static let panSlop: CGFloat = 10
  /// What velocities are measured over (b.8, C11 M).
  static let velocityWindow: TimeInterval = 0.1
  /// How much the distance of two fingers changes before a pinch begins (b.9 L).
  static let pinchSlop: CGFloat = 8
  /// How far two fingers turn before a rotation begins, in radians; about 7 degrees (b.9 L).
  static let rotationSlop: CGFloat = 0.12
  /// How far a finger travels in a swipe, and how far it may stray (b.10 L).
  static let swipeTravel: CGFloat = 50
  /// How long a swipe may take (b.10 L).
  static let swipeDuration: TimeInterval = 0.5
  /// How near to an edge a pan from the edge begins (b.11 M).
  static let edgeBreadth: CGFloat = 20
}

extension CGPoint {
  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    let x = x - other.x
    let y = y - other.y
    return (x * x + y * y).squareRoot()
  }
}
