// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// The sizes of texts, and what they ask of their neighbours (FACTS_SWIFTUI a.4, b.12, b.13, c.1, e, n.3).
@MainActor
struct TextLayoutTests {
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 17.0, 19.333), (.large, 20.333, 22.333),
    (.accessibility5, 63.333, 62.333),
  ])
  func bodyLinesHaveApplesHeights(size: DynamicTypeSize, height: Double, step: Double) {
    // n.3 and b.12.
    let shown = Shown(
      300, 400,
      VStack {
        Text(verbatim: "Hey"); Text(verbatim: "you")
      }.dynamicTypeSize(size))
    let frames = shown.frames
    #expect(frames[0].height.isClose(to: height, within: 0.01))
    #expect((frames[1].minY - frames[0].minY).isClose(to: step, within: 0.01))
    let spaced = Shown(
      300, 400,
      VStack(spacing: 8) {
        Text(verbatim: "Hey"); Text(verbatim: "you")
      }.dynamicTypeSize(size)
    ).frames
    #expect((spaced[1].minY - spaced[0].maxY).isClose(to: 8, within: 0.01))
  }

  @Test func textsInARowAreEightPointsApart() {
    // b.13
    let frames = Shown(
      300, 40,
      HStack {
        Text(verbatim: "Hey"); Text(verbatim: "you")
      }
    ).frames
    #expect((frames[1].minX - frames[0].maxX).isClose(to: 8, within: 0.34))
  }

  private let prose = "one two three four five six seven eight nine ten eleven twelve"

  private func extent<V: View>(_ width: CGFloat, _ view: V, height: CGFloat = 600) -> CGSize {
    Shown(width, height, view).frames[0].size
  }

  @Test func textWrapsAndIsNeverWiderThanItsLines() {
    // a.4, e.2: two lines are 40.667 high.
    let two = extent(300, Text(verbatim: prose))
    #expect(two.height.isClose(to: 40.667, within: 0.01))
    #expect(two.width <= 300)
    let short = extent(300, Text(verbatim: "Hey"))
    #expect(short.width < 40)
    // The ideal is one line a paragraph.
    let ideal = extent(100, Text(verbatim: prose).fixedSize())
    #expect(ideal.height.isClose(to: 20.333, within: 0.01))
    #expect(ideal.width > 300)
    #expect(
      extent(100, Text(verbatim: "a\nb").fixedSize()).height.isClose(to: 40.667, within: 0.01))
  }

  @Test func heightLimitsTheLines() {
    // a.4: at least one line, then those that fit.
    #expect(extent(100, Text(verbatim: prose), height: 50).height.isClose(to: 40.667, within: 0.01))
    #expect(extent(100, Text(verbatim: prose), height: 5).height.isClose(to: 20.333, within: 0.34))
    let all = extent(
      100, Text(verbatim: prose).fixedSize(horizontal: false, vertical: true), height: 50)
    #expect(all.height > 80)
  }

  @Test func lineLimits() {
    // e.4
    func lines<V: View>(_ view: V) -> Int { Int((extent(120, view).height / 20.333).rounded()) }
    #expect(lines(Text(verbatim: prose).lineLimit(2)) == 2)
    #expect(lines(Text(verbatim: "a").lineLimit(3, reservesSpace: true)) == 3)
    #expect(lines(Text(verbatim: "a").lineLimit(2...)) == 2)
    #expect(lines(Text(verbatim: prose).lineLimit(1...3)) == 3)
    #expect(lines(Text(verbatim: prose).lineLimit(...2)) == 2)
    #expect(lines(Text(verbatim: prose).lineLimit(nil).lineLimit(1)) > 2)
  }

  @Test func lineSpacingIsBetweenLines() {
    // e.4
    #expect(
      extent(99, Text(verbatim: "a\nb").lineSpacing(10)).height.isClose(to: 50.667, within: 0.4))
    #expect(
      extent(99, Text(verbatim: "a").lineSpacing(10)).height.isClose(to: 20.333, within: 0.01))
  }

  @Test func textsAlignByTheirBaselines() {
    // c.1: the lower edge of a view without text is its baseline.
    let frames = Shown(
      300, 100,
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 10)
        Text(verbatim: "A").font(.system(size: 40))
        Text(verbatim: "A\nb").font(.system(size: 20))
      }
    ).frames
    let large = UIFont.systemFont(ofSize: 40).ascender
    let small = UIFont.systemFont(ofSize: 20).ascender
    #expect((frames[1].minY + large).isClose(to: frames[0].maxY, within: 0.7))
    #expect((frames[2].minY + small).isClose(to: frames[0].maxY, within: 0.7))
    let last = Shown(
      300, 100,
      HStack(alignment: .lastTextBaseline) {
        Color.red.frame(width: 10, height: 10)
        Text(verbatim: "A\nb")
      }
    ).frames
    #expect(last[0].maxY > last[1].midY)
  }

  @Test func textScalesDownToFit() {
    // e.4
    let scaled = extent(60, Text(verbatim: "Some words").lineLimit(1).minimumScaleFactor(0.5))
    #expect(scaled.width <= 60)
    #expect(scaled.height < 18)
  }

  @Test func frameAlignsTheTextAsAWhole() {
    // e.9
    let frame = Shown(
      300, 40, Text(verbatim: "Hey").frame(maxWidth: .infinity, alignment: .trailing)
    ).frames[0]
    #expect(frame.maxX.isClose(to: 300, within: 0.34))
  }

  @Test func oddInputDrawsNothing() {
    let shown = Shown(
      .zero, 40,
      VStack {
        Text(verbatim: "").font(.system(size: .nan))
        Text(verbatim: "a").font(.system(size: -4)).kerning(.infinity).baselineOffset(.nan)
          .lineSpacing(.infinity).minimumScaleFactor(.nan)
      })
    #expect(shown.frames.count == 2)
  }
}
