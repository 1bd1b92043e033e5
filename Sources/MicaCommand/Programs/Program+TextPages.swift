// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's rows of the pages of text.

import MicaJob
import UIKit

@testable import TextPages

extension Program {
  static let scripts = Program(
    name: "scripts",
    summary: "Phrases in many scripts: Latin, Chinese, Arabic, Thai, emoji, mixed directions.",
    defaultSize: PointSize(width: 420, height: 560),
    inspectables: [],
    makeRoot: { ScriptsViewController() })

  static let textAttributes = Program(
    name: "text-attributes",
    summary: "A line for every key of an attributed string.",
    defaultSize: PointSize(width: 560, height: 646),
    inspectables: [],
    makeRoot: { TextAttributesViewController() })

  static let textAroundShape = Program(
    name: "text-around-shape",
    summary: "Justified text around a disc, and inside a ring, by Core Text.",
    defaultSize: PointSize(width: 660, height: 360),
    inspectables: [],
    makeRoot: { TextAroundShapeViewController() })
}
