// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the springs.

import MicaJob
import UIKit

@testable import Spring

extension Program {
  static let spring = Program(
    name: "spring",
    summary: "Six springs let go at once, from no friction to creeping.",
    defaultSize: PointSize(width: 480, height: 420),
    motion: 4,
    showcases: [Showcase(nil, [], time: 0.4)],
    inspectables: [],
    makeRoot: { SpringViewController() })
}
