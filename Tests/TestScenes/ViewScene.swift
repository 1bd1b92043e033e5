// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A moving view on a stage, for the tests of view animation.

import Mica
import QuartzCore
import Testing
import UIKit

/// A square view of 10 points at the origin of a stage's root view.
@MainActor
package struct ViewScene {
  package let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
  package let root = UIViewController()
  package let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  package init() throws {
    stage.root = root
    root.view.addSubview(view)
    _ = try stage.snapshot(at: 0)
  }

  /// Runs until a time and gives the view's place and look there.
  package func shown(at time: TimeInterval) throws -> CALayer {
    _ = try stage.snapshot(at: time)
    return try #require(view.layer.presentation())
  }

  package func x(at time: TimeInterval) throws -> CGFloat { try shown(at: time).position.x }
}

package func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
  abs(a - b) <= tolerance
}
