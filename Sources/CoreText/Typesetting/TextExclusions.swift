// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shapes that the lines of a text container keep out of (UIKit's NSTextContainer.exclusionPaths).

import CoreGraphics
import Foundation

/// The free intervals of bands beside some shapes. Places count from the container's left and top, y down.
package final class TextExclusions: Hashable, @unchecked Sendable {
  private let areas: [FrameArea]
  private let width: Double
  /// Where the lowest shape ends.
  package let bottom: CGFloat

  /// The room of a width beside paths; nil where they leave all of it free.
  package init?(_ paths: [CGPath], width: CGFloat) {
    let paths = paths.filter { path in
      let box = path.boundingBoxOfPath
      let numbers = [box.minX, box.minY, box.width, box.height]
      return !box.isNull && numbers.allSatisfy { abs($0) < 1e6 }
    }
    guard !paths.isEmpty, width > 0, width < 1e6 else { return nil }
    self.width = Double(width)
    bottom = paths.map(\.boundingBoxOfPath.maxY).max() ?? 0
    // Frames count from the top of a rectangle whose y grows upwards. One area for each shape: those that overlap would
    // cancel each other in one.
    var flip = CGAffineTransform(scaleX: 1, y: -1)
    let height = max(bottom, 1) * 2
    let box = CGRect(x: 0, y: -height, width: width, height: height)
    areas = paths.compactMap { path in
      guard let hole = path.copy(using: &flip) else { return nil }
      return FrameArea(
        path: CGPath(rect: box, transform: nil),
        attributes: [kCTFrameClippingPathsAttributeName: [hole]] as CFDictionary)
    }
  }

  package static func == (one: TextExclusions, other: TextExclusions) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What is free over the whole height of a band, from left to right.
  package func intervals(top: CGFloat, height: CGFloat) -> [Range<CGFloat>] {
    var free = [0..<width]
    guard top < bottom else { return free.map(Self.range) }
    for area in areas {
      let open = area.intervals(top: Double(top), height: Double(height))
      free = free.flatMap { one in
        open.compactMap { other in
          let (low, high) = (
            max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
          )
          return low < high ? low..<high : nil
        }
      }
    }
    return free.map(Self.range)
  }

  private static func range(_ range: Range<Double>) -> Range<CGFloat> {
    CGFloat(range.lowerBound)..<CGFloat(range.upperBound)
  }
}
