// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads paths back for the tests of this target.

import UIKit

/// A path's elements: their kinds as letters (M, L, Q, C, Z) and all their points in order.
package struct PathElements {
  package var kinds = ""
  package var points: [CGPoint] = []

  package init(_ path: CGPath) {
    path.applyWithBlock { element in
      let (kind, count): (Character, Int) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      kinds.append(kind)
      for index in 0..<count { points.append(element.pointee.points[index]) }
    }
  }
}

/// Whether two points agree to within `tolerance` in both coordinates.
package func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}
