// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the push buttons.

import MicaJob
import UIKit

@testable import Flo

extension Program {
  static let pushButton = Program(
    name: "push-button",
    summary: "Round buttons that draw themselves, with crisp signs at every scale.",
    defaultSize: PointSize(width: 600, height: 600),
    showcases: [1, 2, 3].map { Showcase("\(Int($0))x", scale: $0) },
    inspectables: [
      Inspectable("fillColor", .color, "the large button's; default green") {
        (root: PushButtonViewController, value) in root.addButton.fillColor = value
      },
      Inspectable("isAddButton", .flag, "a plus on the large button, or a minus; default true") {
        (root: PushButtonViewController, value) in root.addButton.isAddButton = value
      },
    ],
    makeRoot: { PushButtonViewController() })
}
