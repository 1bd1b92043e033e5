// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the counter.

import MicaJob
import UIKit

@testable import Flo

extension Program {
  static let counterView = Program(
    name: "counter-view",
    summary: "A dial for eight glasses of water, with two buttons.",
    defaultSize: PointSize(width: 600, height: 600),
    showcases: [0, 5, 8].map { Showcase("\($0)", ["counter=\($0)"]) },
    inspectables: [
      Inspectable("counter", .integer, "the glasses drunk, 0 to 8; default 5") {
        (root: CounterViewController, value) in root.counterView.counter = value
      },
      Inspectable("outlineColor", .color, "around what is done") {
        (root: CounterViewController, value) in root.counterView.outlineColor = value
      },
      Inspectable("counterColor", .color, "the arc's") {
        (root: CounterViewController, value) in root.counterView.counterColor = value
      },
    ],
    makeRoot: { CounterViewController() })
}
