// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From points to whole pixels: the one place where views are put on them.

import CoreGraphics

/// The pixels of a screen, in points.
package struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat
  /// What arithmetic may leave out of a pixel's edge, in pixels.
  private static let slack: CGFloat = 1e-6

  /// A scale that is no positive number, or one below 1, counts as 1.
  package init(_ scale: CGFloat) { self.scale = scale > 1 && scale.isFinite ? scale : 1 }

  /// The nearest edge of a pixel; halves go away from zero.
  package func nearest(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// The nearest corner of a pixel.
  package func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(point.x), y: nearest(point.y))
  }

  /// The rectangle with its origin at the nearest corner of a pixel, as large as before.
  package func moved(_ rect: CGRect) -> CGRect {
    CGRect(origin: nearest(rect.origin), size: rect.size)
  }

  /// The nearest edge of a pixel as layouts have it: halves go up (FACTS_UIKIT e.10).
  package func laidOut(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// The edge of a pixel at the value or above it.
  func above(_ value: CGFloat) -> CGFloat { (value * scale - Self.slack).rounded(.up) / scale }

  /// The size in whole pixels that is no smaller.
  package func above(_ size: CGSize) -> CGSize {
    CGSize(width: above(size.width), height: above(size.height))
  }

  /// The edge of a pixel at the value or below it; 0 for what is no number.
  package func below(_ value: CGFloat) -> CGFloat {
    value.isFinite ? (value * scale + Self.slack).rounded(.down) / scale : 0
  }

  // MARK: Of a pixel's size, as texts measure

  /// The multiple of a pixel's size at the value or above it; a value that is on one but for the last digits stays. 0 for
  /// what is no number.
  package static func above(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
    guard value.isFinite else { return 0 }
    return ((value / pixel) - slack).rounded(.up) * pixel
  }

  /// The nearest multiple of a pixel's size; 0 for what is no number.
  package static func nearest(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
    guard value.isFinite else { return 0 }
    return (value / pixel).rounded() * pixel
  }
}
