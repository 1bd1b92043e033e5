// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who gets the fingers: the content, a scroll view, or the one around it (FACTS_UIKIT c.4).

import Foundation
import TestScenes
import Testing

import UIKit

@testable import UIKitControls

@Suite @MainActor struct ScrollTouchTests {
  private let bench = ScrollBench()
  private var view: LoggedScrollView { bench.view }

  /// A view in the content that writes down what it hears.
  private func addContent(_ content: TouchedView = TouchedView()) -> TouchedView {
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 2000)
    bench.stage.run { view.addSubview(content) }
    return content
  }

  private func at(_ y: CGFloat) -> CGPoint { CGPoint(x: 200, y: y) }

  @Test func contentHearsAfterAWhile() throws {
    let content = addContent()
    bench.touch(.down, at(400), at: 0)
    try bench.stage.advance(to: 0.149)
    #expect(content.log.isEmpty)
    try bench.stage.advance(to: 0.151)
    #expect(content.log == ["began"])
    bench.touch(.up, at(400), at: 1)
    try bench.stage.advance(to: 1)
    #expect(content.log == ["began", "ended"])
  }

  @Test func aTapIsHeardAtItsEnd() throws {
    let content = addContent()
    bench.touch(.down, at(400), at: 0)
    bench.touch(.up, at(400), at: 0.05)
    try bench.stage.advance(to: 0.05)
    #expect(content.log == ["began", "ended"])
  }

  @Test func aQuickDragIsNeverHeardOf() throws {
    let content = addContent()
    bench.flick(1000)
    try bench.stage.advance(to: 3)
    #expect(content.log.isEmpty && view.contentOffset.y > 400)
  }

  @Test func aLateDragTakesTheFingerAway() throws {
    let content = addContent()
    bench.touch(.down, at(400), at: 0)
    bench.touch(.move, at(300), at: 0.5)
    bench.touch(.up, at(300), at: 1)
    try bench.stage.advance(to: 2)
    #expect(
      content.log == ["began", "moved", "cancelled"] || content.log == ["began", "cancelled"])
    #expect(view.contentOffset.y == 90)
  }

  @Test func withoutADelayContentHearsAtOnce() throws {
    view.delaysContentTouches = false
    let content = addContent()
    bench.touch(.down, at(400), at: 0)
    try bench.stage.advance(to: 0)
    #expect(content.log == ["began"])
  }

  /// What has heard of a finger keeps it where it can't be cancelled, as do controls by default.
  @Test(arguments: ["can't", "shouldn't", "control", "should"])
  func contentMayKeepItsFinger(_ why: String) throws {
    let content = addContent()
    if why == "can't" { view.canCancelContentTouches = false }
    if why == "shouldn't" { view.cancels = false }
    if why == "should" { view.cancels = true }
    if why == "control" || why == "should" {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
      bench.stage.run { content.addSubview(control) }
    }
    bench.touch(.down, at(400), at: 0)
    bench.touch(.move, at(300), at: 0.5)
    bench.touch(.up, at(300), at: 1)
    try bench.stage.advance(to: 2)
    #expect(view.contentOffset.y == (why == "should" ? 90 : 0))
    #expect(!view.isTracking && !view.isDragging)
  }

  @Test func contentMayGetNoFingers() throws {
    let content = addContent()
    view.begins = false
    bench.touch(.down, at(400), at: 0)
    bench.touch(.up, at(400), at: 1)
    try bench.stage.advance(to: 2)
    #expect(content.log.isEmpty)
  }

  /// A finger that stops the content does nothing else.
  @Test func aCatchIsNoTap() throws {
    let content = addContent()
    bench.flick(2000)
    bench.touch(.down, at(400), at: 0.5)
    bench.touch(.up, at(400), at: 0.6)
    try bench.stage.advance(to: 1)
    #expect(content.log.isEmpty)
  }

  /// Recognizers in the content go before the scroll view's, which is further out (b.4).
  @Test func aTapInTheContentIsRecognized() throws {
    let content = addContent()
    Recorder.register()
    let log = GestureLog()
    let recorder = Recorder(log)
    bench.stage.run {
      let tap = UITapGestureRecognizer(target: recorder, action: Selector("handle:"))
      tap.name = "tap"
      content.addGestureRecognizer(tap)
    }
    bench.touch(.down, at(400), at: 0)
    bench.touch(.up, at(400), at: 0.05)
    bench.flick(1000, at: 1)
    try bench.stage.advance(to: 3)
    #expect(log.text.contains("tap") && log.text.split(separator: " ").count == 1)
    #expect(view.contentOffset.y > 300)
  }

  // MARK: Nested

  /// A row that scrolls sideways in a list that scrolls upward.
  private func addRow(
    content: CGSize = CGSize(width: 2000, height: 300)
  ) -> UIScrollView {
    let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 300))
    row.contentSize = content
    bench.stage.run { view.addSubview(row) }
    return row
  }

  @Test(arguments: [(-100.0, -10.0), (-10, -100), (-70, -60), (-60, -70)])
  func theDirectionTellsWhoMoves(_ x: Double, _ y: Double) throws {
    let row = addRow()
    bench.drag(from: at(400), by: CGPoint(x: x, y: y), for: 0.1, rest: 0.3)
    try bench.stage.advance(to: 2)
    if abs(x) > abs(y) {
      #expect(row.contentOffset.x > 40 && view.contentOffset == .zero)
    } else {
      #expect(row.contentOffset == .zero && view.contentOffset.y > 40)
    }
    #expect(!row.isTracking && !view.isTracking)
  }

  /// Of two that scroll the same way the inner one moves, until it is at its end when a drag begins.
  @Test func theInnerOneGoesFirst() throws {
    let inner = addRow(content: CGSize(width: 400, height: 400))
    bench.drag(from: at(400), by: CGPoint(x: 0, y: -200), for: 0.1, rest: 0.3)
    try bench.stage.advance(to: 2)
    #expect(inner.contentOffset.y == 100 && view.contentOffset == .zero)
    bench.drag(from: at(400), by: CGPoint(x: 0, y: -100), at: 2, for: 0.1, rest: 0.3)
    try bench.stage.advance(to: 4)
    #expect(inner.contentOffset.y == 100 && view.contentOffset.y == 90)
    bench.drag(from: at(300), by: CGPoint(x: 0, y: 100), at: 4, for: 0.1, rest: 0.3)
    try bench.stage.advance(to: 6)
    #expect(inner.contentOffset.y == 10 && view.contentOffset.y == 90)
  }

  /// A scroll view whose class is a recognizer's delegate decides on its own recognizer.
  @Test func aScrollViewIsItsRecognizersDelegate() throws {
    final class Both: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let inner = Both(frame: CGRect(x: 0, y: 200, width: 400, height: 300))
    inner.contentSize = CGSize(width: 400, height: 2000)
    #expect(inner.panGestureRecognizer.delegate === inner)
    bench.stage.run { view.addSubview(inner) }
    bench.drag(from: at(400), by: CGPoint(x: 0, y: -100), for: 0.1, rest: 0.3)
    try bench.stage.advance(to: 2)
    #expect(inner.contentOffset.y == 90 && view.contentOffset.y == 90)
  }

  @Test func aNewScrollViewListsItsRecognizers() {
    let view = UIScrollView()
    #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
    #expect(view.panGestureRecognizer.view === view)
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
  }
}

/// A view that writes down what it hears.
final class TouchedView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}
