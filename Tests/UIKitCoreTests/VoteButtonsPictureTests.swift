// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The vote buttons' widths as they appear in pictures (seeds C): start, middle, end, five shares.

import Mica
import TestScenes
import Testing
import UIKit

@testable import VoteButtons

@MainActor
@Suite(.serialized, .ownProgram)
struct VoteButtonsPictureTests {
  /// A button's width in points, measured from the outer edge of the picture to the seam.
  private struct Widths {
    var left: CGFloat = 0
    var right: CGFloat = 0

    /// The left button is warm, the right one cold; a pixel counts when it is half covered.
    init(_ image: CGImage, scale: CGFloat) throws {
      let data = try #require(image.dataProvider?.data)
      let bytes = [UInt8](data as Data)
      for y in 0..<image.height {
        for x in 0..<image.width {
          let at = y * image.bytesPerRow + x * 4
          guard bytes[at + 3] > 127 else { continue }
          if bytes[at] > bytes[at + 2] {
            left = max(left, CGFloat(x + 1) / scale)
          } else {
            right = max(right, CGFloat(image.width - x) / scale)
          }
        }
      }
    }
  }

  @Test(arguments: [0, 0.3, 0.7, 0.99999, 1] as [CGFloat])
  func widthsFollowTheVote(share: CGFloat) throws {
    let scale: CGFloat = 2
    let controller = VoteButtonsViewController()
    let stage = Stage(size: CGSize(width: 343, height: 72), scale: scale)
    stage.root = controller
    try stage.prepare()
    controller.voteButtonsView.percent = share

    let metrics = controller.voteButtonsView.metrics
    // The pointed corner's circle ends before the point does.
    let rounding = metrics.smallRadius / tan(metrics.slantAngle * .pi / 360) - metrics.smallRadius
    let half = metrics.width(share: 0.5, height: 72) - rounding
    func end(_ share: CGFloat) -> CGFloat {
      metrics.width(share: share, height: 48) - (share > 0 && share < 1 ? rounding : 0)
    }
    let expected: [(TimeInterval, left: CGFloat, right: CGFloat)] = [
      (0, half, half), (1, 120 - rounding, 120 - rounding), (2, end(share), end(1 - share)),
    ]
    for (time, left, right) in expected {
      let widths = try Widths(try stage.snapshot(at: time), scale: scale)
      #expect(abs(widths.left - left) <= 1 / scale, "left at \(time) s")
      #expect(abs(widths.right - right) <= 1 / scale, "right at \(time) s")
    }
  }

  @Test(arguments: [.nan, .infinity, 0, -5, 1e30] as [CGFloat])
  func absurdMeasuresDrawSomethingOrNothingAndEnd(measure: CGFloat) throws {
    let setters: [ReferenceWritableKeyPath<VoteButtonsView, CGFloat>] = [
      \.startHeight, \.completedHeight, \.slantAngle, \.space, \.smallRadius, \.bigRadius,
      \.borderWidth, \.middleWidth, \.percent,
    ]
    for setter in setters {
      let controller = VoteButtonsViewController()
      let stage = Stage(size: CGSize(width: 60, height: 20), scale: 1)
      stage.root = controller
      try stage.prepare()
      controller.voteButtonsView[keyPath: setter] = measure
      for time in [0, 0.5, 2] { #expect(try stage.snapshot(at: time).width == 60) }
    }
  }
}
