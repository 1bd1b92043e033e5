// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The vote component as a view: where its buttons are, and the animations that a vote starts.

import TestScenes
import Testing
import UIKit

@testable import VoteButtons

@Suite(.ownProgram) @MainActor
struct VoteButtonsViewTests {
  private func makeView() -> VoteButtonsView {
    let view = VoteButtonsView(frame: CGRect(x: 0, y: 0, width: 343, height: 72))
    view.layoutIfNeeded()
    return view
  }

  private func gradients(of button: VoteButton) -> [CAGradientLayer] {
    (button.layer.sublayers ?? []).compactMap { $0 as? CAGradientLayer }
  }

  private func endBounds(of button: VoteButton) throws -> CGRect {
    let gradient = try #require(gradients(of: button).first)
    let animation = try #require(gradient.animation(forKey: "vote") as? CAKeyframeAnimation)
    return try #require(animation.values?.last as? CGRect)
  }

  @Test func buttonsStartAsHalvesWithTheGapBetween() {
    let view = makeView()
    let lean = view.metrics.lean(height: 72)
    let half = 343 * 0.5 + lean / 2 - 2
    #expect(isNear(CGPoint(x: view.leftButton.frame.width, y: 0), CGPoint(x: half, y: 0)))
    #expect(view.leftButton.frame.height == 72)
    #expect(abs(view.rightButton.frame.minX - (half - lean + 4)) < 1e-9)
    #expect(abs(view.rightButton.frame.maxX - 343) < 1e-9)
  }

  @Test func theFirstLayoutVotes() throws {
    let view = makeView()
    let width = view.metrics.width(share: 0.5, height: 48)
    #expect(try endBounds(of: view.leftButton).width == width)
  }

  @Test func assigningThePercentageVotes() throws {
    let view = makeView()
    view.percent = 0.7
    #expect(
      try endBounds(of: view.leftButton).width == view.metrics.width(share: 0.7, height: 48))
    #expect(
      try endBounds(of: view.rightButton).width
        == view.metrics.width(share: 1 - 0.7, height: 48))
  }

  @Test func beforeTheFirstLayoutAVoteWaits() throws {
    let view = VoteButtonsView()
    view.percent = 1
    #expect(gradients(of: view.leftButton).first?.animation(forKey: "vote") == nil)
    view.frame = CGRect(x: 0, y: 0, width: 343, height: 72)
    view.layoutIfNeeded()
    #expect(try endBounds(of: view.leftButton) == CGRect(x: 0, y: 0, width: 343, height: 48))
    #expect(try endBounds(of: view.rightButton).width == 0)
  }

  @Test func aVoteTakesTwoSecondsAndStays() throws {
    let view = makeView()
    let gradient = try #require(gradients(of: view.leftButton).last)
    let mask = try #require(gradient.mask as? CAShapeLayer)
    for layer in [gradient, mask] as [CALayer] {
      let animation = try #require(layer.animation(forKey: "vote") as? CAKeyframeAnimation)
      #expect(animation.duration == 2)
      #expect(animation.fillMode == .forwards)
      #expect(!animation.isRemovedOnCompletion)
      #expect(animation.values?.count == 3)
      #expect(animation.timingFunctions?.count == 2)
    }
    #expect(gradient.bounds.height == 72)
  }

  @Test func buttonsGrowFromTheirOuterTopCorners() throws {
    let view = makeView()
    let left = try #require(gradients(of: view.leftButton).first)
    let right = try #require(gradients(of: view.rightButton).first)
    #expect(left.anchorPoint == CGPoint(x: 0, y: 0))
    #expect(right.anchorPoint == CGPoint(x: 1, y: 0))
    #expect(left.position == .zero)
    #expect(right.position == CGPoint(x: view.rightButton.bounds.width, y: 0))
  }

  @Test func otherMeasuresLayTheButtonsOutAnew() {
    let view = makeView()
    view.startHeight = 100
    view.layoutIfNeeded()
    #expect(view.leftButton.frame.height == 100)
  }

  @Test func sharesOutsideOfTheUnitIntervalAreLimited() throws {
    let view = makeView()
    view.percent = 7
    #expect(try endBounds(of: view.leftButton).width == 343)
    view.percent = .nan
    #expect(try endBounds(of: view.leftButton).width == 0)
  }

  @Test func theFittingSizeIsTheStartHeight() {
    let view = makeView()
    #expect(
      view.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 72))
  }
}
