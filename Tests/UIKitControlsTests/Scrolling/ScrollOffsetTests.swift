// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Offsets that a program sets, insets, and parts that are to be seen: FACTS_UIKIT c.1 to c.3.

import Foundation
import Testing

import UIKit

@testable import UIKitControls

@Suite @MainActor struct ScrollOffsetTests {
  private let bench = ScrollBench()
  private var view: LoggedScrollView { bench.view }
  private var log: ScrollLog { bench.log }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    view.contentOffset = CGPoint(x: 3, y: 70.25)
    #expect(view.bounds == CGRect(x: 3, y: 70.25, width: 400, height: 800))
    view.bounds.origin.y = 90
    #expect(view.contentOffset == CGPoint(x: 3, y: 90))
    #expect(log.scrolls == 2)
    // A program may put it where it likes.
    view.contentOffset = CGPoint(x: -1000, y: 9000)
    #expect(view.contentOffset == CGPoint(x: -1000, y: 9000))
    view.contentOffset = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(view.contentOffset == CGPoint(x: -1000, y: 9000))
  }

  /// c.2, c.3 L: 0.3 s, slow at both ends; exactly there at last.
  @Test func aChangeIsAnimated() throws {
    try bench.stage.advance(to: 0)
    bench.stage.run { view.setContentOffset(CGPoint(x: 0, y: 1000.1), animated: true) }
    #expect(view.contentOffset == .zero && !view.isDecelerating && !view.isDragging)
    #expect(try bench.offset(at: 0.05).y < 110)
    #expect(abs(try bench.offset(at: 0.15).y - 500) < 1)
    #expect(log.text == "scroll")
    #expect(try bench.offset(at: 1).y == 1000.1)
    #expect(log.text == "scroll endAnimation" && log.scrolls == 18)
    log.clear()
    bench.stage.run { view.setContentOffset(CGPoint(x: 0, y: 1000.1), animated: true) }
    #expect(try bench.offset(at: 2).y == 1000.1)
    #expect(log.text.isEmpty)
    bench.stage.run { view.setContentOffset(.zero, animated: false) }
    #expect(view.contentOffset == .zero && log.text == "scroll")
  }

  @Test func aFingerStopsAnAnimation() throws {
    try bench.stage.advance(to: 0)
    bench.stage.run { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    bench.touch(.down, CGPoint(x: 200, y: 300), at: 0.15)
    let caught = try bench.offset(at: 0.15)
    #expect(caught.y > 100 && caught.y < 900)
    #expect(try bench.offset(at: 1) == caught)
  }

  /// A program that moves the content while it decelerates has it go on from there, as in an
  /// endless scroll view; `setContentOffset(_:animated:)` stops it.
  @Test func aProgramMovesTheContentMeanwhile() throws {
    let end = bench.flick(2000)
    let before = try bench.offset(at: 0.5).y
    let rest = try #require(view.core.motion).end.y
    bench.stage.run { view.contentOffset.y += 500 }
    #expect(view.contentOffset.y == before + 500)
    #expect(abs(try bench.offset(at: end + 10).y - (rest + 500)) <= 0.5)
    bench.flick(2000, at: end + 10)
    try bench.stage.advance(to: end + 10.5)
    let stopped = view.contentOffset
    bench.stage.run { view.setContentOffset(view.contentOffset, animated: false) }
    #expect(try bench.offset(at: end + 12) == stopped && !view.isDecelerating)
  }

  /// c.1: content at its beginning stays there.
  @Test func insetsMoveTheBeginning() throws {
    view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -64))
    #expect(view.adjustedContentInset == view.contentInset)
    #expect(log.text == "scroll inset")
    view.contentOffset.y = 100
    view.contentInset.top = 20
    #expect(view.contentOffset.y == 100)
    // The end counts the inset in.
    bench.flick(4800)
    bench.flick(4800, at: 0.5)
    #expect(try bench.offset(at: 10).y == 4000 + 30 - 800)
  }

  @Test func contentThatShrinksIsPutBack() {
    view.contentOffset.y = 3000
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == 1200)
    view.frame.size.height = 1000
    #expect(view.contentOffset.y == 1000)
    view.contentSize = CGSize(width: -5, height: CGFloat.nan)
    #expect(view.contentSize == .zero && view.contentOffset == .zero)
  }

  /// c.3: as little as possible, nothing where it is seen, the nearest edge where it is too large.
  @Test(arguments: [
    [1500.0, 100, 1000], [900, 100, 900], [1790, 100, 1090], [1900, 2000, 1900], [100, 890, 190],
    [3990, 500, 3200], [5000, 500, 1000], [-500, 100, 1000],
  ])
  func aPartIsShown(_ case: [Double]) {
    let rect = CGRect(x: 0, y: `case`[0], width: 10, height: `case`[1])
    view.contentOffset.y = 1000
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset.y == CGFloat(`case`[2]))
  }

  @Test func observersHearOfEachStep() throws {
    var seen: [CGFloat] = []
    let observation = view.observe(\.contentOffset, options: [.new]) { _, change in
      seen.append(change.newValue?.y ?? .nan)
    }
    bench.flick(1000)
    try bench.stage.advance(to: 3)
    #expect(seen.count == log.scrolls && seen.last == view.contentOffset.y)
    observation.invalidate()
  }
}
