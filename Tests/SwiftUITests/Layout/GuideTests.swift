// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Lines of alignment (FACTS_SWIFTUI c).
@MainActor
struct GuideTests {
  @Test func leavesHaveLinesOfTheirSize() {
    // c.1
    let lines = ViewDimensions(CGSize(width: 40, height: 30))
    #expect(lines[HorizontalAlignment.leading] == 0)
    #expect(lines[HorizontalAlignment.center] == 20)
    #expect(lines[HorizontalAlignment.trailing] == 40)
    #expect(lines[VerticalAlignment.top] == 0)
    #expect(lines[VerticalAlignment.center] == 15)
    #expect(lines[VerticalAlignment.bottom] == 30)
    #expect(lines[.firstTextBaseline] == 30)
    #expect(lines[.lastTextBaseline] == 30)
    #expect(lines[.listRowSeparatorLeading] == 0)
    #expect(lines[.listRowSeparatorTrailing] == 40)
    #expect(lines[explicit: VerticalAlignment.top] == nil)
  }

  @Test func baselinesAreTheTopmostAndTheLowest() {
    // c.1, c.2: the first at 6, the last at 26 in a column of two and one lines.
    func row(_ alignment: VerticalAlignment) -> Shown<some View> {
      Shown(
        100, 60,
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Lines(count: 2) { box }
            Lines { box }
          }
          box.frame(width: 10, height: 10)
        })
    }
    let first = row(.firstTextBaseline).frames
    #expect(first[2].maxY - first[0].minY == 6)
    let last = row(.lastTextBaseline).frames
    #expect(last[2].maxY - last[0].minY == 26)
  }

  @Test func otherLinesOfContainersAreTheAverage() {
    // c.2
    let row = Shown(
      100, 60,
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          box.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 4 }
          box.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 6 }
          box.frame(width: 10, height: 10)
        }
        box.frame(width: 10, height: 10)
      })
    #expect(row.frames[3].minY - row.frames[0].minY == 10)
  }

  @Test func guidesReadTheViewAndActWhereTheyAreUsed() {
    // c.3
    let view = box.frame(width: 40, height: 10).alignmentGuide(.leading) { $0[.trailing] / 2 }
    let column = Shown(
      100, 40,
      VStack(alignment: .leading, spacing: 0) {
        view; box.frame(width: 10, height: 10)
      })
    #expect(column.frames[1].minX - column.frames[0].minX == 20)
    let centred = Shown(
      100, 40,
      VStack(alignment: .trailing, spacing: 0) {
        view; box.frame(width: 10, height: 10)
      })
    #expect(centred.frames[0].maxX == centred.frames[1].maxX)
    // A frame reads it too.
    let framed = Shown(100, 40, view.frame(width: 100, height: 40, alignment: .leading))
    #expect(framed.frames[0].minX == -20)
  }

  @Test func guidesSeeTheViewsOwnLines() {
    // c.3: an inner guide is what an outer one reads.
    let view = box.frame(width: 40, height: 10)
      .alignmentGuide(.leading) { _ in 10 }
      .alignmentGuide(.leading) { $0[HorizontalAlignment.leading] + 5 }
    let column = Shown(
      100, 40,
      VStack(alignment: .leading, spacing: 0) {
        view; box.frame(width: 10, height: 10)
      })
    #expect(column.frames[1].minX - column.frames[0].minX == 15)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test func ownAlignmentsHaveTheirDefault() {
    // c.3
    let row = Shown(
      100, 60,
      HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
        box.frame(width: 10, height: 30); box.frame(width: 10, height: 60)
      })
    #expect(row.frames[0].minY - row.frames[1].minY == 10)
  }

  @Test func oneIdentifierMayServeBothAxes() {
    // c.3: the lines are two.
    let across = HorizontalAlignment(Third.self)
    let view = box.frame(width: 30, height: 30).alignmentGuide(across) { _ in 7 }
    let pile = Shown(
      100, 100,
      ZStack(alignment: Alignment(horizontal: across, vertical: VerticalAlignment(Third.self))) {
        view; box.frame(width: 60, height: 60)
      })
    #expect(pile.frames[0].minX - pile.frames[1].minX == 13)
    #expect(pile.frames[0].minY - pile.frames[1].minY == 10)
  }

  @Test func guidesReachThroughFramesAndPadding() {
    // c.2, c.3
    let row = Shown(
      100, 60,
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Lines { box }.padding(.top, 5).frame(height: 40, alignment: .bottom).background(box)
        box.frame(width: 10, height: 10)
      })
    // The text lies at 30 of the frame.
    #expect(row.frames[2].maxY - row.frames[0].minY == 36)
  }

  @Test func linesAreFoundWithoutEvaluatingReaders() {
    // A reader's content is made with the size that it gets, not with those that are asked on the way.
    var sizes: [CGSize] = []
    _ = Shown(
      100, 40,
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Lines { box }
          GeometryReader { proxy -> Color in
            sizes.append(proxy.size)
            return box
          }
        }
        box.frame(width: 10, height: 10)
      })
    #expect(sizes == [CGSize(width: 90, height: 30)])
  }
}
