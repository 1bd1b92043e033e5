// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the stick figure.

import MicaJob
import UIKit

@testable import StickFigure

extension Program {
  static let stickFigure = Program(
    name: "stick-figure",
    summary: "A figure of one shape layer with round caps and joins.",
    defaultSize: PointSize(width: 300, height: 300),
    inspectables: [],
    makeRoot: { StickFigureViewController() })
}
