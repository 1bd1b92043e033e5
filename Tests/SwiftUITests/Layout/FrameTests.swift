// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Frames, fixed sizes, padding and ratios (FACTS_SWIFTUI d.1 to d.7).
@MainActor
struct FrameTests {
  /// What a probe of 40 points is offered within a modifier, and the size of all.
  private func ask<V: View>(
    _ width: CGFloat?, child: CGFloat = 40, _ modify: (AnyView) -> V
  ) -> (offer: CGFloat?, width: CGFloat) {
    let log = LayoutProbe.Log()
    let probe = LayoutProbe(log: log) { _ in CGSize(width: child, height: 10) } { box }
    let size = size(ProposedViewSize(width: width, height: 10), modify(AnyView(probe)))
    return (log.proposals.last?.width, size.width)
  }

  @Test func fixedFramesOfferTheirLengthAndKeepIt() {
    // d.1
    let both = ask(100) { $0.frame(width: 60) }
    #expect(both.offer == 60)
    #expect(both.width == 60)
    let none = ask(100) { $0.frame(height: 60) }
    #expect(none.offer == 100)
    #expect(none.width == 40)
    let view = box.frame(width: 10, height: 10).frame(
      width: 60, height: 60, alignment: .bottomTrailing)
    #expect(Shown(60, 60, view).frames == [CGRect(x: 50, y: 50, width: 10, height: 10)])
    let over = box.frame(width: 80, height: 10).frame(width: 60, height: 60, alignment: .topLeading)
    #expect(Shown(60, 60, over).frames == [CGRect(x: 0, y: 0, width: 80, height: 10)])
  }

  @Test func flexibleFramesWithBothLimits() {
    // d.2: the proposal, else the ideal length, else the view's, within the limits.
    #expect(ask(100) { $0.frame(minWidth: 50, maxWidth: 80) } == (80, 80))
    #expect(ask(20) { $0.frame(minWidth: 50, maxWidth: 80) } == (50, 50))
    #expect(ask(60) { $0.frame(minWidth: 50, maxWidth: 80) } == (60, 60))
    #expect(ask(nil) { $0.frame(minWidth: 50, maxWidth: 80) } == (nil, 50))
    #expect(ask(nil) { $0.frame(minWidth: 50, idealWidth: 70, maxWidth: 80) } == (70, 70))
    #expect(ask(30) { $0.frame(minWidth: 0, maxWidth: .infinity) } == (30, 30))
    #expect(ask(300) { $0.frame(minWidth: 0, maxWidth: .infinity) } == (300, 300))
  }

  @Test func flexibleFramesWithALeastLength() {
    // d.2
    #expect(ask(100) { $0.frame(minWidth: 20) } == (100, 40))
    #expect(ask(30) { $0.frame(minWidth: 20) } == (30, 30))
    #expect(ask(10) { $0.frame(minWidth: 20) } == (20, 20))
    #expect(ask(10) { $0.frame(minWidth: 50) } == (50, 50))
    #expect(ask(nil) { $0.frame(minWidth: 50) } == (nil, 50))
  }

  @Test func flexibleFramesWithALargestLength() {
    // d.2: all of the proposal, but no less than the view.
    #expect(ask(100) { $0.frame(maxWidth: .infinity) } == (100, 100))
    #expect(ask(30) { $0.frame(maxWidth: .infinity) } == (30, 40))
    #expect(ask(nil) { $0.frame(maxWidth: .infinity) } == (nil, 40))
    #expect(ask(100) { $0.frame(maxWidth: 60) } == (60, 60))
    #expect(ask(50) { $0.frame(maxWidth: 60) } == (50, 50))
    #expect(ask(50, child: 90) { $0.frame(maxWidth: 60) } == (50, 60))
  }

  @Test func idealLengthsReplaceMissingProposals() {
    // d.2
    #expect(ask(nil) { $0.frame(idealWidth: 70) } == (70, 70))
    #expect(ask(100) { $0.frame(idealWidth: 70) } == (100, 40))
    #expect(ask(100) { $0.frame(idealWidth: 70).fixedSize() } == (70, 70))
  }

  @Test func contradictoryLimitsAreOrdered() {
    // d.3
    #expect(ask(100) { $0.frame(minWidth: 80, maxWidth: 20) }.width == 80)
    #expect(ask(nil) { $0.frame(minWidth: 80, idealWidth: 50) }.width == 80)
    #expect(ask(100) { $0.frame(minWidth: -5, maxWidth: 60) }.width == 60)
  }

  @Test func invalidLengthsDoNotCount() {
    // d.4
    #expect(ask(100) { $0.frame(width: -1) } == (100, 40))
    #expect(ask(100) { $0.frame(width: .nan) } == (100, 40))
    #expect(ask(100) { $0.frame(width: .infinity) } == (100, 40))
    #expect(ask(100) { $0.frame(minWidth: .infinity) } == (100, 40))
  }

  @Test func fixedSizesAreIdeal() {
    // d.5
    let view = box.frame(idealWidth: 30, idealHeight: 20)
    #expect(size(100, 100, view.fixedSize()) == CGSize(width: 30, height: 20))
    #expect(
      size(100, 90, view.fixedSize(horizontal: true, vertical: false))
        == CGSize(width: 30, height: 90))
    #expect(
      size(100, 90, view.fixedSize(horizontal: false, vertical: true))
        == CGSize(width: 100, height: 20))
  }

  @Test func paddingShrinksTheProposal() {
    // d.6
    #expect(ask(100) { $0.padding() } == (68, 72))
    #expect(ask(100) { $0.padding(.horizontal) } == (68, 72))
    #expect(ask(100) { $0.padding(.leading, 10) } == (90, 50))
    #expect(ask(100) { $0.padding(10) } == (80, 60))
    #expect(ask(10) { $0.padding(10) } == (0, 60))
    #expect(ask(nil) { $0.padding(10) } == (nil, 60))
    #expect(ask(100) { $0.padding(-10) } == (120, 20))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      Shown(100, 100, box.padding(insets)).frames == [CGRect(x: 2, y: 1, width: 94, height: 96)])
  }

  @Test func ratiosFitAndFill() {
    // d.7
    #expect(size(100, 40, box.aspectRatio(2, contentMode: .fit)) == CGSize(width: 80, height: 40))
    #expect(size(100, 40, box.aspectRatio(2, contentMode: .fill)) == CGSize(width: 100, height: 50))
    #expect(size(100, nil, box.aspectRatio(2, contentMode: .fit)) == CGSize(width: 100, height: 50))
    #expect(size(nil, 40, box.aspectRatio(2, contentMode: .fill)) == CGSize(width: 80, height: 40))
    #expect(
      size(100, .infinity, box.aspectRatio(2, contentMode: .fit))
        == CGSize(width: 100, height: 50))
    #expect(
      size(100, 40, box.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit))
        == CGSize(width: 80, height: 40))
    // Without a ratio that of the ideal size.
    let view = box.frame(
      minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 0,
      idealHeight: 10, maxHeight: .infinity)
    #expect(size(60, 60, view.scaledToFit()) == CGSize(width: 60, height: 20))
    #expect(size(60, 60, view.scaledToFill()) == CGSize(width: 180, height: 60))
    // A view of a fixed size keeps it.
    let fixed = box.frame(width: 7, height: 9)
    #expect(size(100, 40, fixed.aspectRatio(2, contentMode: .fit)) == CGSize(width: 7, height: 9))
  }

  @Test func overlaysAndBackgroundsGetTheSize() {
    // d.9
    let view = box.frame(width: 30, height: 20)
      .overlay(alignment: .topTrailing) { box.frame(width: 10, height: 50) }
      .background { box }
    #expect(size(100, 100, view) == CGSize(width: 30, height: 20))
    let frames = Shown(30, 20, view).frames
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frames[2] == CGRect(x: 20, y: 0, width: 10, height: 50))
  }

  @Test func positionsTakeAllThatIsOffered() {
    // d.10
    let view = box.frame(width: 10, height: 10).position(x: 20, y: 30)
    #expect(size(100, 90, view) == CGSize(width: 100, height: 90))
    #expect(Shown(100, 90, view).frames == [CGRect(x: 15, y: 25, width: 10, height: 10)])
  }

  @Test func containersGiveRelativeFrames() {
    let third = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    let shown = Shown(
      320, 50,
      HStack(spacing: 10) {
        third; third; third
      })
    #expect(shown.frames.map(\.width) == [100, 100, 100])
    let half = Shown(
      100, 80,
      box.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 })
    #expect(half.frames == [CGRect(x: 25, y: 20, width: 50, height: 40)])
    let scrolled = Shown(
      100, 80,
      ScrollView {
        box.containerRelativeFrame(.vertical)
      })
    #expect(scrolled.frames[0].height == 80)
  }
}
