// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a delegate is told, in which order: FACTS_UIKIT c.2 and c.8, a row each.

import Foundation
import Testing

import UIKit

@Suite @MainActor struct ScrollOrderTests {
  /// What is done, and what the delegate hears; calls of didScroll in a row count once.
  private static let rows: [(name: String, told: String)] = [
    ("a flick", "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"),
    ("a drag that rests", "beginDrag scroll willEndDrag endDrag-"),
    ("a tap", ""),
    ("a drag of less than 10 points", ""),
    ("a pull", "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"),
    ("a pull without bounces", "beginDrag willEndDrag endDrag-"),
    ("a page", "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"),
    (
      "a flick, caught",
      "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"
    ),
    (
      "a flick, caught and dragged on",
      "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"
        + " beginDrag scroll willEndDrag endDrag-"
    ),
    ("a flick, stopped by the program", "beginDrag scroll willEndDrag endDrag+ beginDecel scroll"),
    ("a drag, disabled", "beginDrag scroll willEndDrag endDrag-"),
    ("a drag, cancelled", "beginDrag scroll willEndDrag endDrag-"),
    ("an offset", "scroll"),
    ("the same offset", ""),
    ("an animated offset", "scroll endAnimation"),
    ("the same offset, animated", ""),
    ("an animated offset, caught", "scroll"),
    ("two animated offsets", "scroll endAnimation"),
    ("less content", "scroll"),
    ("more content", ""),
    ("an inset at the top", "scroll inset"),
    ("an inset further down", "inset"),
    ("a scale", "scroll zoom"),
    ("an animated scale", "beginZoom scroll zoom endZoom"),
    (
      "a view that is removed while it moves",
      "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel"
    ),
  ]

  @Test(arguments: 0..<25) func theOrderOfCalls(_ index: Int) throws {
    let row = Self.rows[index]
    let bench = ScrollBench()
    let (view, log) = (bench.view, bench.log)
    let middle = CGPoint(x: 200, y: 400)
    if row.name == "a view that is removed while it moves" {
      bench.stage.run {
        let parent = UIView(frame: view.frame)
        bench.stage.root?.view = parent
        parent.addSubview(view)
      }
    }
    try bench.stage.advance(to: 0)
    func rest(_ way: CGFloat) {
      bench.drag(from: middle, by: CGPoint(x: 0, y: way), for: 0.1, rest: 0.3)
    }
    func now(_ body: () -> Void) {
      log.clear()
      bench.stage.run(body)
    }
    switch row.name {
    case "a flick": bench.flick(1000)
    case "a drag that rests": rest(-100)
    case "a tap": rest(0)
    case "a drag of less than 10 points": rest(-9)
    case "a pull": rest(200)
    case "a pull without bounces":
      view.bounces = false
      rest(200)
    case "a page":
      view.isPagingEnabled = true
      rest(-100)
    case "a flick, caught":
      bench.flick(2000)
      bench.touch(.down, middle, at: 0.5)
      bench.touch(.up, middle, at: 0.6)
    case "a flick, caught and dragged on":
      bench.flick(2000)
      bench.drag(from: middle, by: CGPoint(x: 0, y: 50), at: 0.5, for: 0.1, rest: 0.3)
    case "a flick, stopped by the program":
      bench.flick(2000)
      bench.stage.perform(at: 0.5) { view.setContentOffset(view.contentOffset, animated: false) }
    case "a drag, disabled":
      rest(-100)
      bench.stage.perform(at: 0.2) { view.isScrollEnabled = false }
    case "a drag, cancelled":
      bench.touch(.down, middle, at: 0)
      bench.touch(.move, CGPoint(x: 200, y: 300), at: 0.1)
      bench.touch(.cancel, CGPoint(x: 200, y: 300), at: 0.2)
    case "an offset": now { view.contentOffset.y = 5 }
    case "the same offset": now { view.contentOffset = .zero }
    case "an animated offset": now { view.setContentOffset(middle, animated: true) }
    case "the same offset, animated": now { view.setContentOffset(.zero, animated: true) }
    case "an animated offset, caught":
      now { view.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
      bench.touch(.down, middle, at: 0.15)
      bench.touch(.up, middle, at: 0.2)
    case "two animated offsets":
      now { view.setContentOffset(middle, animated: true) }
      bench.stage.perform(at: 0.1) { view.setContentOffset(CGPoint(x: 0, y: 9), animated: true) }
    case "less content":
      view.contentOffset.y = 3000
      now { view.contentSize.height = 1000 }
    case "more content":
      view.contentOffset.y = 3000
      now { view.contentSize.height = 9000 }
    case "an inset at the top": now { view.contentInset.top = 9 }
    case "an inset further down":
      view.contentOffset.y = 100
      now { view.contentInset.top = 9 }
    case "a scale", "an animated scale":
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
      view.addSubview(content)
      log.zoomed = content
      view.maximumZoomScale = 2
      now { view.setZoomScale(2, animated: row.name == "an animated scale") }
    default:
      bench.flick(2000)
      bench.stage.perform(at: 0.5) { view.removeFromSuperview() }
    }
    try bench.stage.advance(to: 8)
    #expect(log.text == row.told, "\(row.name)")
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "\(row.name)")
  }

  @Test func everyRowIsPlayed() { #expect(Self.rows.count == 25) }

  /// Dragging puts the keyboard away: the first responder gives way.
  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func aDragPutsTheKeyboardAway(_ mode: UIScrollView.KeyboardDismissMode) throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let bench = ScrollBench()
    let field = Field()
    try bench.stage.advance(to: 0)
    bench.stage.run {
      bench.view.addSubview(field)
      bench.view.keyboardDismissMode = mode
      #expect(field.becomeFirstResponder())
    }
    bench.flick(1000)
    try bench.stage.advance(to: 1)
    #expect(bench.stage.run { field.isFirstResponder } == (mode == .none))
  }

  /// An offset in an animation block moves as other properties of views do.
  @Test func anOffsetInAnAnimationBlock() throws {
    let bench = ScrollBench()
    try bench.stage.advance(to: 0)
    bench.stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        bench.view.contentOffset.y = 800
      }
    }
    #expect(bench.view.contentOffset.y == 800 && bench.log.scrolls == 1)
    try bench.stage.advance(to: 0.5)
    let shown = try #require(bench.stage.run { bench.view.layer.presentation() })
    #expect(abs(shown.bounds.origin.y - 400) < 1)
  }
}
