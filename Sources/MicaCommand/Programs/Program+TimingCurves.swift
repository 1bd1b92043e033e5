// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the timing curves.

import MicaJob
import UIKit

@testable import TimingCurves

extension Program {
  static let timingCurves = Program(
    name: "timing-curves",
    summary: "Timing functions as graphs and calculation modes as ways, each with a running dot.",
    defaultSize: PointSize(width: 704, height: 296),
    motion: CurvePlot.duration,
    showcases: [Showcase(nil, [], time: 0.9)],
    inspectables: [],
    makeRoot: { TimingCurvesViewController() })
}
