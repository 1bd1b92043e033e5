// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Rows, columns and piles (FACTS_SWIFTUI b).
@MainActor
struct StackLawTests {
  @Test func lowerPrioritiesKeepTheirMinimum() {
    // b.1: 100 - 20 for the important one, which takes all of it.
    let row = Shown(
      100, 10,
      HStack(spacing: 0) {
        box.frame(minWidth: 20)
        box.layoutPriority(1)
      })
    #expect(row.frames.map(\.width) == [20, 80])
  }

  @Test func prioritiesReachThroughModifiers() {
    // b.1
    let row = Shown(
      100, 10,
      HStack(spacing: 0) {
        box.frame(minWidth: 20)
        box.layoutPriority(1).padding(0).opacity(0.9)
      })
    #expect(row.frames.map(\.width) == [20, 80])
  }

  @Test func equallyFlexibleViewsChooseInTheirOrder() {
    // b.2: the first one takes half of the rest, whatever it leaves.
    let logs = [LayoutProbe.Log(), LayoutProbe.Log()]
    _ = Shown(
      100, 10,
      HStack(spacing: 0) {
        LayoutProbe(log: logs[0]) { CGSize(width: min(30, $0.width ?? 30), height: 10) } { box }
        LayoutProbe(log: logs[1]) { CGSize(width: min(30, $0.width ?? 30), height: 10) } { box }
      })
    #expect(logs[0].placed?.width == 50)
    #expect(logs[1].placed?.width == 70)
  }

  @Test func withoutAProposalViewsAreIdeal() {
    // b.5
    let row = HStack(spacing: 5) {
      box.frame(minWidth: 5, idealWidth: 30, maxWidth: 90)
      box.frame(width: 10)
      box
    }
    #expect(size(nil, nil, row).width == 60)
    #expect(size(.infinity, 10, row.fixedSize()).width == 60)
    #expect(
      size(
        .infinity, 10,
        HStack(spacing: 5) {
          box.frame(maxWidth: 90); box.frame(width: 10)
        }
      ).width == 105)
  }

  @Test func viewsGetTheCrossProposal() {
    // b.6, and the union of what lies before and behind the line.
    let log = LayoutProbe.Log()
    let row = HStack(alignment: .top, spacing: 0) {
      LayoutProbe(log: log) { _ in CGSize(width: 10, height: 30) } { box }
      box.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 5 }
    }
    #expect(size(100, 70, row).height == 35)
    #expect(log.proposals.allSatisfy { $0.height == 70 })
    let frames = Shown(100, 35, row).frames
    #expect(frames[0].minY == 5)
    #expect(frames[1].minY == 0)
  }

  @Test func stacksReportWhatTheirViewsTake() {
    // b.7
    let row = HStack(spacing: 0) {
      box.frame(width: 80, height: 5); box.frame(width: 80, height: 5)
    }
    #expect(size(100, 100, row) == CGSize(width: 160, height: 5))
    #expect(size(300, 100, row) == CGSize(width: 160, height: 5))
  }

  @Test func defaultsAreTheMiddleAndEightPoints() {
    // b.8, b.10
    let row = Shown(
      100, 100,
      HStack {
        box.frame(width: 10, height: 10); box.frame(width: 10, height: 30)
      })
    #expect(row.frames[0].midY == row.frames[1].midY)
    #expect(row.frames[1].minX - row.frames[0].maxX == 8)
    let column = Shown(
      100, 100,
      VStack {
        box.frame(width: 10, height: 10); box.frame(width: 30, height: 10)
      })
    #expect(column.frames[0].midX == column.frames[1].midX)
    #expect(column.frames[1].minY - column.frames[0].maxY == 8)
    let pile = Shown(
      100, 100,
      ZStack {
        box.frame(width: 10, height: 10); box.frame(width: 30, height: 10)
      })
    #expect(pile.frames[0].midX == pile.frames[1].midX)
  }

  @Test func theMostImportantViewsGiveAPileItsSize() {
    // b.9
    let pile = ZStack {
      box.frame(width: 100, height: 100)
      box.frame(width: 30, height: 20).layoutPriority(1)
    }
    #expect(size(300, 300, pile) == CGSize(width: 30, height: 20))
    #expect(
      size(
        300, 300,
        ZStack(alignment: .topLeading) {
          box.frame(width: 30, height: 10); box.frame(width: 10, height: 40)
        }) == CGSize(width: 30, height: 40))
  }

  @Test func containersForwardDistances() {
    // b.11: the spacer at the end of a column has none to what follows it.
    let column = Shown(
      10, 100,
      VStack {
        VStack {
          box.frame(height: 10)
          Spacer(minLength: 0)
        }
        box.frame(height: 10)
      })
    #expect(column.frames[1].minY == 90)
    let padded = Shown(
      10, 100,
      VStack(spacing: nil) {
        Spacer(minLength: 20).padding(.bottom, 10)
        box
      })
    // b.11: padding brings the default back at its edge.
    #expect(padded.frames[0].minY == 38)
  }

  @Test func spacersAreEightPointsAndFlexAlongOneAxis() {
    // b.15
    #expect(
      size(
        nil, nil,
        HStack(spacing: 0) {
          Spacer(); box.frame(width: 5, height: 5)
        }) == CGSize(width: 13, height: 5))
    #expect(
      size(
        50, 60,
        HStack {
          Spacer(minLength: 0)
        }) == CGSize(width: 50, height: 0))
    #expect(
      size(
        50, 60,
        ZStack {
          Spacer()
        }) == CGSize(width: 50, height: 60))
  }

  @Test func spacersLeaveAllToOthers() {
    // b.14 to b.16: gaps of exactly 8.
    let column = Shown(
      64, 900,
      VStack {
        box.frame(height: 64)
        Spacer()
        box
        Spacer()
        box.frame(height: 64)
      })
    #expect(column.frames.map(\.minY) == [0, 72, 836])
    #expect(column.frames[1].height == 756)
  }

  @Test func dividersAreOnePixel() {
    // b.17
    let column = Shown(
      90, 50,
      VStack(spacing: 0) {
        Divider()
      })
    #expect(column.frames[0].width == 90)
    #expect(column.frames[0].height.isClose(to: 1.0 / 3, within: 1e-9))
    let row = Shown(
      90, 50, scale: 2,
      HStack(spacing: 0) {
        Divider()
      })
    #expect(row.frames[0].size == CGSize(width: 0.5, height: 50))
    let pile = Shown(90, 50, scale: 2, ZStack { Divider() })
    #expect(pile.frames[0].size == CGSize(width: 90, height: 0.5))
  }

  @Test func measuredRowsAreExact() {
    // n.2, n.5, n.6
    let row = Shown(
      200, 100,
      HStack(spacing: 10) {
        box.frame(width: 25, height: 25); box.frame(width: 25, height: 25)
        box.frame(width: 25, height: 25)
      })
    #expect(row.frames.map { ($0.minX - row.frames[0].minX).rounded() } == [0, 35, 70])
    #expect(row.frames[2].maxX.isClose(to: row.frames[0].minX + 95, within: 1e-9))
    #expect(size(.zero, box.frame(width: 200, height: 100).padding(20)).width == 240)
    #expect(size(.zero, box.frame(width: 200, height: 100).padding(20)).height == 140)
    let columns = Shown(
      398, 20,
      HStack {
        VStack { box.frame(width: 64) }.frame(maxWidth: .infinity, alignment: .leading)
        VStack { box.frame(width: 64) }.frame(maxWidth: .infinity)
        VStack { box.frame(width: 64) }.frame(maxWidth: .infinity, alignment: .trailing)
      })
    #expect(columns.frames.map(\.width) == [64, 64, 64])
    #expect(columns.frames[0].minX == 0)
    #expect(columns.frames[1].midX == 199)
    #expect(columns.frames[2].maxX == 398)
    #expect(Shown(100, 100, box.padding()).frames[0] == CGRect(x: 16, y: 16, width: 68, height: 68))
  }

  @Test func offsetsMoveDrawingOnly() {
    // n.1: the background stays.
    let column = Shown(
      40, 50,
      VStack {
        box; box.offset(x: 5, y: 5); box
      }.background(box))
    #expect(column.frames[0] == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(column.frames[2].minX == 5)
    #expect(column.frames[2].minY.isClose(to: 24.333, within: 0.01))
    #expect(column.frames[3].minY.isClose(to: 38.667, within: 0.01))
  }
}
