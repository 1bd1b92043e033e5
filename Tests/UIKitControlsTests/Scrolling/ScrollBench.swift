// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen that is filled by a scroll view, fingers that drag, and the log of what its delegate was
// told.

import Foundation
import Mica

import UIKit

/// A screen of 400 x 800 points; the content is 4000 high unless a test says otherwise.
@MainActor
final class ScrollBench {
  let stage: Stage
  let view: LoggedScrollView
  let log = ScrollLog()
  /// What the velocity of fingers is made of: a movement each 8 ms.
  let interval = 0.008

  init(
    size: CGSize = CGSize(width: 400, height: 800),
    content: CGSize = CGSize(width: 400, height: 4000), scale: CGFloat = 1
  ) {
    stage = Stage(size: size, scale: scale)
    let stage = stage
    view = stage.run {
      let view = LoggedScrollView(frame: CGRect(origin: .zero, size: size))
      view.contentSize = content
      let controller = UIViewController()
      controller.view = view
      stage.root = controller
      return view
    }
    stage.run { view.delegate = log }
  }

  /// Puts a finger down at `start`, moves it evenly by `way` within `duration` seconds in steps of
  /// 8 ms, and lifts it after `rest` seconds; returns when.
  @discardableResult
  func drag(
    from start: CGPoint, by way: CGPoint, at time: Double = 0, for duration: Double,
    rest: Double = 0, finger: Int = 1
  ) -> Double {
    touch(.down, start, at: time, finger: finger)
    let count = max(1, Int((duration / interval).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      let place = CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
      touch(.move, place, at: time + Double(step) * interval, finger: finger)
    }
    let end = time + Double(count) * interval + rest
    touch(.up, CGPoint(x: start.x + way.x, y: start.y + way.y), at: end, finger: finger)
    return end
  }

  /// A flick upward of a speed in points per second, 14 movements long; returns when it is over.
  @discardableResult
  func flick(_ speed: Double, at time: Double = 0, from y: CGFloat = 700) -> Double {
    drag(
      from: CGPoint(x: 200, y: y), by: CGPoint(x: 0, y: -speed * 14 * interval), at: time,
      for: 14 * interval)
  }

  func touch(_ action: Contact.Action, _ place: CGPoint, at time: Double, finger: Int = 1) {
    stage.touch([Contact(finger: finger, action: action, location: place)], at: time)
  }

  /// The offset at a time.
  func offset(at time: Double) throws -> CGPoint {
    try stage.advance(to: time)
    return view.contentOffset
  }
}

/// A scroll view that counts layouts and answers about touches.
final class LoggedScrollView: UIScrollView {
  var layouts = 0
  var begins = true
  var cancels: Bool?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { begins }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancels ?? super.touchesShouldCancel(in: view)
  }
}

/// A delegate that writes down what it is told; movements that follow each other count once.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var entries: [String] = []
  var text: String { entries.joined(separator: " ") }
  private(set) var scrolls = 0
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// What each call does besides, by its name.
  var acts: [String: (UIScrollView) -> Void] = [:]
  /// Where the delegate wants the content.
  var wanted: CGPoint?
  var zoomed: UIView?

  func note(_ entry: String, _ view: UIScrollView) {
    if entry != "scroll" || entries.last != "scroll" { entries.append(entry) }
    acts[entry]?(view)
  }

  func clear() {
    entries = []
    scrolls = 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    note("scroll", scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("beginDrag", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
    note("willEndDrag", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "endDrag+" : "endDrag-", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("beginDecel", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("endDecel", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("endAnimation", scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("beginZoom", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("endZoom", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("inset", scrollView)
  }
}
