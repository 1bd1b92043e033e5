// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's row of the vote buttons.

import MicaJob
import UIKit

@testable import VoteButtons

extension Program {
  static let voteButtons = Program(
    name: "vote-buttons",
    summary: "Two interlocking buttons that move to the shares of a vote.",
    defaultSize: PointSize(width: 343, height: 72),
    motion: 2.5,
    showcases: [Showcase(nil, ["percent=0.7"], time: 2)],
    inspectables: measures + colors + titles,
    makeRoot: {
      let root = VoteButtonsViewController()
      root.voteButtonsView.leftTitle = "Seaside"
      root.voteButtonsView.rightTitle = "Hills"
      return root
    })

  private static let measures = [
    number("percent", "the left share, 0 to 1, which votes; default 0.5") { $0.percent = $1 },
    number("startHeight", "points before the vote; default 72") { $0.startHeight = $1 },
    number("completedHeight", "points after the vote; default 48") { $0.completedHeight = $1 },
    number("slantAngle", "the seam's, in degrees; default 70") { $0.slantAngle = $1 },
    number("space", "points between the buttons; default 4") { $0.space = $1 },
    number("smallRadius", "points; default 8") { $0.smallRadius = $1 },
    number("bigRadius", "points; default 8") { $0.bigRadius = $1 },
    number("borderWidth", "points; default 12") { $0.borderWidth = $1 },
    number("middleWidth", "points half-way; default 120") { $0.middleWidth = $1 },
  ]

  private static let colors = [
    color("leftStartColor", "the left button's, at its left end") { $0.leftStartColor = $1 },
    color("leftEndColor", "the left button's, at the seam") { $0.leftEndColor = $1 },
    color("rightStartColor", "the right button's, at the seam") { $0.rightStartColor = $1 },
    color("rightEndColor", "the right button's, at its right end") { $0.rightEndColor = $1 },
  ]

  private static let titles = [
    title("leftTitle", "the left answer; default Seaside") { $0.leftTitle = $1 },
    title("rightTitle", "the right answer; default Hills") { $0.rightTitle = $1 },
  ]

  private static func number(
    _ name: String, _ help: String,
    set: @escaping @MainActor @Sendable (VoteButtonsView, CGFloat) -> Void
  ) -> Inspectable {
    Inspectable(name, .number, help) { (root: VoteButtonsViewController, value) in
      set(root.voteButtonsView, value)
    }
  }

  private static func title(
    _ name: String, _ help: String,
    set: @escaping @MainActor @Sendable (VoteButtonsView, String?) -> Void
  ) -> Inspectable {
    Inspectable(name, .text, help + "; empty shows no words") {
      (root: VoteButtonsViewController, value) in
      set(root.voteButtonsView, value.isEmpty ? nil : value)
    }
  }

  private static func color(
    _ name: String, _ help: String,
    set: @escaping @MainActor @Sendable (VoteButtonsView, UIColor) -> Void
  ) -> Inspectable {
    Inspectable(name, .color, help) { (root: VoteButtonsViewController, value) in
      set(root.voteButtonsView, value)
    }
  }
}
