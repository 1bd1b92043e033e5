// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the hypnotising view.

import MicaJob
import UIKit

@testable import HypnosisView

extension Program {
  static let hypnosisView = Program(
    name: "hypnosis-view",
    summary: "Concentric circles, a clipped gradient, a picture with a shadow.",
    defaultSize: PointSize(width: 300, height: 300),
    inspectables: [
      Inspectable("circleColor", .color, "default light grey") {
        (root: HypnosisViewController, value) in root.hypnosisView.circleColor = value
      },
      Inspectable("logo", .flag, "whether the picture is shown; default true") {
        (root: HypnosisViewController, value) in
        if !value { root.hypnosisView.logo = nil }
      },
    ],
    makeRoot: { HypnosisViewController() })
}
