// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the water tracker.

import MicaJob
import UIKit

@testable import Flo

extension Program {
  static let flo = Program(
    name: "flo",
    summary: "The water tracker: dial, number and buttons.",
    defaultSize: PointSize(width: 600, height: 600),
    inspectables: [
      Inspectable("counter", .integer, "the glasses drunk, 0 to 8; default 5") {
        (root: FloViewController, value) in root.counter = value
      }
    ],
    makeRoot: { FloViewController() })
}
