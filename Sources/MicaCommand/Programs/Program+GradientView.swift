// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the gradient view.

import MicaJob
import UIKit

@testable import GradientView

extension Program {
  static let gradientView = Program(
    name: "gradient-view",
    summary: "A designable view with a gradient at any angle.",
    defaultSize: PointSize(width: 281, height: 609),
    inspectables: [
      Inspectable("angle", .number, "degrees, anticlockwise from east; default 270") {
        (root: GradientViewController, value) in root.gradientView.angle = value
      },
      Inspectable("startColor", .optionalColor, "default red") {
        (root: GradientViewController, value) in root.gradientView.startColor = value
      },
      Inspectable("endColor", .optionalColor, "default yellow") {
        (root: GradientViewController, value) in root.gradientView.endColor = value
      },
    ],
    makeRoot: { GradientViewController() })
}
