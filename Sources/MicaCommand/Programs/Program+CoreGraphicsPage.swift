// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the page of drawing samples.

import MicaJob
import UIKit

@testable import CoreGraphicsPage

extension Program {
  static let coreGraphics = Program(
    name: "core-graphics",
    summary: "A page of caps, joins, dashes, blends, gradients, patterns, shadows, clips.",
    defaultSize: PointSize(width: 600, height: 940),
    inspectables: [
      Inspectable("inkColor", .color, "of the samples that have one; default dark blue") {
        (root: CoreGraphicsViewController, value) in root.page.inkColor = value
      },
      Inspectable("lineWidth", .number, "of the sample lines, in points; default 16") {
        (root: CoreGraphicsViewController, value) in root.page.lineWidth = value
      },
    ],
    makeRoot: { CoreGraphicsViewController() })
}
