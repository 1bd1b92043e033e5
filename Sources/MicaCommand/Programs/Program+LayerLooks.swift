// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's rows of round corners and of gradient layers.

import MicaJob
import UIKit

@testable import LayerGradients
@testable import RoundCorners

extension Program {
  static let roundCorners = Program(
    name: "round-corners",
    summary: "A square with three round corners, stroked, and a view cut to it.",
    defaultSize: PointSize(width: 400, height: 200),
    inspectables: [],
    makeRoot: { RoundCornersViewController() })

  static let diagonalGradient = Program(
    name: "diagonal-gradient",
    summary: "A gradient layer from red to blue, corner to corner.",
    defaultSize: PointSize(width: 240, height: 240),
    inspectables: [],
    makeRoot: { DiagonalGradientViewController() })

  static let locatedGradient = Program(
    name: "located-gradient",
    summary: "A gradient with places for its colours; with too few places it stays blank.",
    defaultSize: PointSize(width: 360, height: 190),
    inspectables: [],
    makeRoot: { LocatedGradientViewController() })
}
