// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The lengths that a pair of vote buttons is drawn with, and the widths that follow from a vote.

import UIKit

/// One of the two buttons.
enum VoteSide: Sendable {
  case left, right
}

/// The measures of a pair of vote buttons; lengths in points.
struct VoteMetrics: Equatable, Sendable {
  /// The width of the two buttons together.
  var totalWidth: CGFloat = 343
  /// The buttons' height before the vote.
  var startHeight: CGFloat = 72
  /// The buttons' height half-way through the vote and after it.
  var completedHeight: CGFloat = 48
  /// The angle between the seam and the buttons' lower edges, in degrees.
  var slantAngle: CGFloat = 70
  /// The horizontal distance between the two buttons along the seam.
  var space: CGFloat = 4
  /// The radius of the pointed corner at the seam.
  var smallRadius: CGFloat = 8
  /// The radius of the blunt corner at the seam.
  var bigRadius: CGFloat = 8
  /// The width of the translucent border, which lies inside the buttons.
  var borderWidth: CGFloat = 12
  /// Each button's width half-way through the vote.
  var middleWidth: CGFloat = 120

  /// The default measures.
  init() {}

  /// The slant in radians.
  var slant: CGFloat { slantAngle * .pi / 180 }

  /// How far the seam leans over a button's height.
  func lean(height: CGFloat) -> CGFloat { height / tan(slant) }

  /// The least width of a button that has any votes.
  func minimumWidth(height: CGFloat) -> CGFloat {
    lean(height: height) + height / 2 + space / 2
  }

  /// A button's width for its share of the votes, 0 ... 1.
  ///
  /// The widths of a share and of its complement leave the seam's gap at `space`. Without votes a
  /// button has no width; with all of them it has the whole.
  func width(share: CGFloat, height: CGFloat) -> CGFloat {
    guard share > 0 else { return 0 }
    guard share < 1 else { return totalWidth }
    let lean = lean(height: height)
    let least = minimumWidth(height: height)
    let greatest = totalWidth - least + lean - space
    let width = totalWidth * share + lean / 2 - space / 2
    return max(least, min(width, greatest))
  }

  /// A button's shape before the vote: half of the width, whatever the votes.
  func startShape(of side: VoteSide) -> VoteShape {
    slanted(side, width: width(share: 0.5, height: startHeight), height: startHeight)
  }

  /// The shapes that a vote leads a button through, the first being that before the vote; `share`
  /// is the button's own.
  func shapes(of side: VoteSide, share: CGFloat) -> [VoteShape] {
    [
      startShape(of: side),
      slanted(side, width: middleWidth, height: completedHeight),
      endShape(of: side, share: share),
    ]
  }

  private func endShape(of side: VoteSide, share: CGFloat) -> VoteShape {
    let width = width(share: share, height: completedHeight)
    if share >= 1 {
      return VoteShape(metrics: self, side: side, form: .capsule, width: width)
    }
    if width == 0 {
      return VoteShape(metrics: self, side: side, form: .nothing, width: 0)
    }
    return slanted(side, width: width, height: completedHeight)
  }

  private func slanted(_ side: VoteSide, width: CGFloat, height: CGFloat) -> VoteShape {
    VoteShape(metrics: self, side: side, form: .slanted, width: width, height: height)
  }
}
