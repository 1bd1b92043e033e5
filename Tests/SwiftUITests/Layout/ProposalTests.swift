// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// The protocol of proposals (FACTS_SWIFTUI a).
@MainActor
struct ProposalTests {
  @Test func parentsAcceptSizesAndCentre() {
    // a.1: smaller and larger than what is offered.
    #expect(
      Shown(100, 100, box.frame(width: 20, height: 40)).frames
        == [CGRect(x: 40, y: 30, width: 20, height: 40)])
    #expect(
      Shown(100, 100, box.frame(width: 140, height: 40)).frames
        == [CGRect(x: -20, y: 30, width: 140, height: 40)])
  }

  @Test func proposalsAskForMinimumMaximumAndIdeal() {
    // a.2
    let view = box.frame(minWidth: 30, idealWidth: 50, maxWidth: 90)
    #expect(size(.zero, view).width == 30)
    #expect(size(.infinity, view).width == 90)
    #expect(size(.unspecified, view).width == 50)
    #expect(size(nil, 70, view) == CGSize(width: 50, height: 70))
    let replaced = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
    #expect(replaced == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 3)
        .replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 7, height: 3))
  }

  @Test func viewsWithoutSizeTakeTheProposal() {
    // a.3: 10 where nothing is proposed.
    #expect(size(.unspecified, box) == CGSize(width: 10, height: 10))
    #expect(size(33, nil, box) == CGSize(width: 33, height: 10))
    #expect(size(nil, 44, GeometryReader { _ in box }) == CGSize(width: 10, height: 44))
    #expect(size(50, 60, Spacer()) == CGSize(width: 50, height: 60))
    #expect(size(50, nil, Divider()).width == 50)
  }

  @Test func emptyViewsAreNotThere() {
    // a.3: neither a size nor a distance.
    let column = Shown(
      40, 108,
      VStack {
        box; EmptyView(); box
      })
    #expect(column.frames.map(\.height) == [50, 50])
  }

  @Test func mostModifiersAreNeutral() {
    // a.6
    let log = LayoutProbe.Log()
    let probe = LayoutProbe(log: log) { _ in CGSize(width: 12, height: 13) } { box }
    let view = probe.opacity(0.5).offset(x: 5, y: 5).background(box).overlay(box)
    #expect(size(70, 80, view) == CGSize(width: 12, height: 13))
    #expect(log.proposals == [ProposedViewSize(width: 70, height: 80)])
  }

  @Test func severalViewsAtTheRootAreAColumn() {
    // a.7
    let frames = Shown(100, 100, Pair()).frames
    #expect(frames.map(\.minX) == [40, 30])
    #expect(frames[1].minY - frames[0].maxY == 8)
  }

  @Test func severalViewsOfAnOverlayLieOnEachOther() {
    // a.7
    let frames = Shown(100, 100, box.overlay { Pair() }).frames
    #expect(frames[1].midY == 50)
    #expect(frames[2].midY == 50)
  }

  @Test func modifiersOfCustomViewsApplyOnce() {
    // n.4: one column in the middle of one frame.
    let row = Shown(
      300, 100,
      HStack(spacing: 0) {
        Pair().frame(width: 100, height: 100)
        box.frame(width: 10, height: 10)
      })
    #expect(row.frames.count == 3)
    let start = row.frames[2].minX - 100
    #expect(row.frames[0].midX.isClose(to: start + 50, within: 0.17))
    #expect(row.frames[1].midX.isClose(to: start + 50, within: 0.17))
    #expect(row.frames[0].minY == 36)
    #expect(row.frames[1].minY == 54)
  }

  @Test func customViewsWithoutModifiersAreTheirViews() {
    // a.7
    let row = Shown(
      100, 50,
      HStack(spacing: 0) {
        Pair()
      })
    #expect(row.frames.map(\.width) == [20, 40])
    #expect(row.frames[0].maxX == row.frames[1].minX)
  }

  @Test func edgesLieOnPixels() {
    // a.8: three parts of 100 at 2 pixels a point; the sizes that readers see aren't rounded.
    let row = Shown(
      100, 10, scale: 2,
      HStack(spacing: 0) {
        box; box; box
      })
    #expect(row.frames.map(\.minX) == [0, 33.5, 66.5])
    #expect(row.frames.map(\.maxX) == [33.5, 66.5, 100])
    var seen: [CGFloat] = []
    _ = Shown(
      100, 10, scale: 2,
      HStack(spacing: 0) {
        GeometryReader { proxy -> Color in
          seen.append(proxy.size.width)
          return box
        }
        box
        box
      })
    #expect(seen.last?.isClose(to: 100.0 / 3, within: 1e-9) == true)
  }

  @Test func nestedGroupsKeepPixels() {
    // a.8: the rounding is that of the position on the screen, not within the group.
    let view = VStack(spacing: 0) {
      box.frame(height: 0.4)
      box.frame(height: 1.2).opacity(0.5).frame(height: 1.2).opacity(0.5)
    }
    let plain = VStack(spacing: 0) {
      box.frame(height: 0.4)
      box.frame(height: 1.2)
    }
    #expect(
      Shown(10, 1.6, scale: 1, view).frames.map(\.minY)
        == Shown(10, 1.6, scale: 1, plain).frames.map(\.minY))
    #expect(
      Shown(10, 1.6, scale: 1, view).frames.map(\.maxY)
        == Shown(10, 1.6, scale: 1, plain).frames.map(\.maxY))
  }
}
