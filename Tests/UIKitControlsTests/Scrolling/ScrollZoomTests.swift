// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Content that is zoomed by two fingers and by the program: FACTS_UIKIT c.8.

import Foundation
import Testing

import UIKit

@Suite @MainActor struct ScrollZoomTests {
  private let bench = ScrollBench(content: CGSize(width: 1000, height: 1000))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private var view: LoggedScrollView { bench.view }
  private var log: ScrollLog { bench.log }

  init() {
    bench.stage.run {
      view.addSubview(picture)
      log.zoomed = picture
      view.minimumZoomScale = 0.8
      view.maximumZoomScale = 3
    }
  }

  @Test func theScaleTransformsTheView() {
    #expect(view.zoomScale == 1 && view.pinchGestureRecognizer != nil)
    view.contentOffset = CGPoint(x: 300, y: 100)
    log.clear()
    view.zoomScale = 2
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
    #expect(view.contentSize == CGSize(width: 2000, height: 2000))
    // What was in the middle is in the middle.
    #expect(view.contentOffset == CGPoint(x: 800, y: 600))
    #expect(log.text == "scroll zoom")
    view.zoomScale = 100
    #expect(view.zoomScale == 3)
    view.zoomScale = .nan
    #expect(view.zoomScale == 3)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.8 && view.contentOffset == CGPoint(x: 200, y: 0))
    view.maximumZoomScale = 0.8
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test func withoutAViewNothingIsZoomed() {
    log.zoomed = nil
    view.zoomScale = 2
    view.setZoomScale(2, animated: true)
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(view.zoomScale == 1 && log.text.isEmpty)
  }

  @Test func aRectangleIsShown() {
    view.zoom(to: CGRect(x: 400, y: 400, width: 200, height: 200), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 800, y: 600))
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(view.zoomScale == 3 && view.contentOffset == .zero)
  }

  @Test func aChangeOfScaleIsAnimated() throws {
    try bench.stage.advance(to: 0)
    bench.stage.run { view.setZoomScale(2, animated: true) }
    #expect(log.text == "beginZoom scroll zoom")
    try bench.stage.advance(to: 0.15)
    let shown = try #require(picture.layer.presentation())
    #expect(abs(shown.affineTransform().a - 1.5) < 0.02)
    try bench.stage.advance(to: 1)
    #expect(log.text == "beginZoom scroll zoom endZoom" && !view.isZooming)
  }

  /// Two fingers move apart by 2 around the same middle.
  private func pinch(from start: CGFloat, to end: CGFloat, at time: Double = 0) {
    func move(_ action: Contact.Action, _ gap: CGFloat, _ time: Double) {
      for (finger, side) in [(1, -1.0), (2, 1.0)] {
        bench.touch(
          action, CGPoint(x: 200 + gap / 2 * side, y: 400), at: time, finger: finger)
      }
    }
    move(.down, start, time)
    for step in 1...20 {
      move(.move, start + (end - start) * CGFloat(step) / 20, time + Double(step) / 100)
    }
    move(.up, end, time + 0.3)
  }

  @Test func twoFingersZoom() throws {
    view.contentOffset = CGPoint(x: 100, y: 100)
    log.clear()
    var wasZooming = false
    log.acts["zoom"] = { wasZooming = $0.isZooming }
    pinch(from: 100, to: 200)
    try bench.stage.advance(to: 0.29)
    #expect(wasZooming)
    // The first 8 points and more are absorbed: the first event that is counted is that of 110.
    #expect(abs(view.zoomScale - 200.0 / 110) < 1e-9)
    // What was under the fingers still is.
    let under = picture.convert(CGPoint(x: 200, y: 400) + view.contentOffset, from: view)
    #expect(abs(under.x - 300) < 0.6 && abs(under.y - 500) < 0.6)
    try bench.stage.advance(to: 3)
    #expect(!view.isZooming && !view.isTracking)
    let zooms = log.text.replacingOccurrences(of: " scroll zoom", with: "")
    #expect(zooms == "beginZoom endZoom" || zooms == "beginZoom zoom endZoom", "\(log.text)")
  }

  @Test func aPinchBeyondTheLimitComesBack() throws {
    pinch(from: 40, to: 380)
    try bench.stage.advance(to: 0.29)
    #expect(view.zoomScale > 3.2 && view.zoomScale < 6)
    try bench.stage.advance(to: 0.31)
    #expect(view.isZoomBouncing && view.zoomScale == 3)
    try bench.stage.advance(to: 2)
    #expect(!view.isZoomBouncing && log.entries.last == "endZoom")
    #expect(view.contentSize == CGSize(width: 3000, height: 3000))
  }

  @Test func withoutBouncesTheLimitIsTheEnd() throws {
    view.bouncesZoom = false
    pinch(from: 380, to: 100)
    try bench.stage.advance(to: 0.29)
    #expect(view.zoomScale == 0.8)
    try bench.stage.advance(to: 2)
    #expect(view.zoomScale == 0.8 && !view.isZoomBouncing)
  }

  /// Fingers that come and go drag on from where the content is.
  @Test func aFingerThatStaysDragsOn() throws {
    bench.touch(.down, CGPoint(x: 100, y: 300), at: 0)
    bench.touch(.move, CGPoint(x: 100, y: 250), at: 0.1)
    bench.touch(.down, CGPoint(x: 300, y: 250), at: 0.2, finger: 2)
    bench.touch(.move, CGPoint(x: 350, y: 250), at: 0.3, finger: 2)
    bench.touch(.move, CGPoint(x: 390, y: 250), at: 0.4, finger: 2)
    bench.touch(.up, CGPoint(x: 390, y: 250), at: 0.5, finger: 2)
    let before = try bench.offset(at: 0.5)
    #expect(view.zoomScale > 1 && view.isDragging && !view.isZooming)
    bench.touch(.move, CGPoint(x: 90, y: 220), at: 0.6)
    let after = try bench.offset(at: 0.6)
    #expect(abs(after.y - before.y - 30) <= 1 && abs(after.x - before.x - 10) <= 1)
    bench.touch(.up, CGPoint(x: 90, y: 220), at: 1)
    try bench.stage.advance(to: 2)
    #expect(!view.isDragging && !view.isTracking)
  }
}
