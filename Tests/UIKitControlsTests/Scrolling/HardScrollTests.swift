// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What no program should do, and some do: sizes that are no numbers, views that go away in the middle of
// a callback, a hundred fingers.

import Foundation
import TestScenes
import Testing

import UIKit

@Suite @MainActor struct HardScrollTests {
  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, -5,
  ]

  @Test(arguments: Self.numbers)
  func absurdMeasures(_ number: CGFloat) throws {
    let bench = ScrollBench()
    let view = bench.view
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    bench.stage.run {
      view.addSubview(content)
      bench.log.zoomed = content
      view.contentSize = CGSize(width: number, height: 4000)
      view.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 3)
      view.contentOffset = CGPoint(x: number, y: 5)
      view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = number
      view.zoomScale = number
      view.setZoomScale(number, animated: true)
      view.scrollRectToVisible(
        CGRect(x: number, y: number, width: number, height: 10), animated: true)
      view.zoom(to: CGRect(x: 0, y: number, width: number, height: 10), animated: true)
      view.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    }
    bench.flick(2000)
    try bench.stage.advance(to: 1)
    bench.stage.run {
      view.bounds = CGRect(x: number, y: 0, width: number, height: 800)
      view.frame = CGRect(x: 0, y: number, width: 400, height: number)
      view.isPagingEnabled = true
    }
    bench.flick(2000, at: 1)
    bench.touch(.down, CGPoint(x: number, y: 5), at: 2)
    bench.touch(.move, CGPoint(x: 5, y: number), at: 2.1)
    try bench.stage.advance(to: 4)
    #expect(view.contentOffset.y.isFinite)
  }

  nonisolated private static let calls = [
    "beginDrag", "scroll", "willEndDrag", "endDrag+", "beginDecel", "endDecel", "zoom",
    "beginZoom", "endZoom", "inset", "endAnimation",
  ]
  private static let deeds = [
    "remove", "move", "disable", "resize", "empty", "offset", "animate", "inset", "zoom",
    "delegate", "hide", "recognizer",
  ]

  private func act(_ deed: String, _ view: UIScrollView, _ other: UIView) {
    switch deed {
    case "remove": view.removeFromSuperview()
    case "move": other.addSubview(view)
    case "disable": view.isScrollEnabled.toggle()
    case "resize": view.frame.size.height = view.frame.height > 500 ? 300 : 800
    case "empty":
      view.contentSize = view.contentSize == .zero ? CGSize(width: 400, height: 4000) : .zero
    case "offset": if view.contentOffset.y < 1000 { view.contentOffset.y += 300 }
    case "animate": view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    case "inset": view.contentInset.top = view.contentInset.top == 0 ? 70 : 0
    case "zoom": view.setZoomScale(view.zoomScale == 1 ? 2 : 1, animated: true)
    case "delegate": view.delegate = nil
    case "hide": view.isHidden.toggle()
    default: view.removeGestureRecognizer(view.panGestureRecognizer)
    }
  }

  /// Every deed in every callback: nothing crashes, nothing hangs, and no state is left over.
  @Test(arguments: Self.calls)
  func deedsInCallbacks(_ call: String) throws {
    for deed in Self.deeds {
      let bench = ScrollBench()
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let (one, other) = (UIView(frame: parent.frame), UIView(frame: parent.frame))
      let view = LoggedScrollView(frame: parent.frame)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
      bench.stage.run {
        bench.stage.root?.view = parent
        parent.addSubview(other)
        parent.addSubview(one)
        view.contentSize = content.frame.size
        view.addSubview(content)
        view.maximumZoomScale = 3
        one.addSubview(view)
        view.delegate = bench.log
        bench.log.zoomed = content
      }
      var count = 0
      bench.log.acts[call] = { view in
        count += 1
        if count < 8 { act(deed, view, count % 2 == 0 ? one : other) }
      }
      bench.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 200), for: 0.1)
      bench.flick(2000, at: 0.5)
      for finger in 1...2 {
        let x = CGFloat(finger) * 100
        bench.touch(.down, CGPoint(x: x, y: 300), at: 1, finger: finger)
        bench.touch(.move, CGPoint(x: x * 1.5, y: 300), at: 1.1, finger: finger)
        bench.touch(.up, CGPoint(x: x * 1.5, y: 300), at: 1.2, finger: finger)
      }
      bench.flick(1500, at: 2)
      try bench.stage.advance(to: 6)
      #expect(!view.isTracking && !view.isDragging && !view.isZooming, "\(call) \(deed)")
      #expect(view.contentOffset.y.isFinite, "\(call) \(deed)")
      #expect(count > 0 || !["beginDrag", "scroll", "willEndDrag"].contains(call))
    }
  }

  @Test func aHundredFingers() throws {
    let bench = ScrollBench()
    var random = SystemlessRandom(seed: 7)
    for event in 0..<2000 {
      let finger = Int(random.next() % 100)
      let actions: [Contact.Action] = [.down, .move, .move, .move, .up, .cancel]
      let place = CGPoint(x: CGFloat(random.next() % 400), y: CGFloat(random.next() % 800))
      bench.touch(
        actions[Int(random.next() % 6)], place, at: Double(event) / 500, finger: finger)
    }
    for finger in 0..<100 { bench.touch(.up, CGPoint(x: 1, y: 1), at: 5, finger: finger) }
    try bench.stage.advance(to: 12)
    #expect(!bench.view.isTracking && !bench.view.isDragging && !bench.view.isDecelerating)
    #expect((0...3200).contains(bench.view.contentOffset.y))
  }

  /// A scroll view that goes away takes its motion along.
  @Test func aScrollViewThatDies() throws {
    let bench = ScrollBench()
    weak var gone: UIScrollView?
    try bench.stage.advance(to: 0)
    bench.stage.run {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      bench.view.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      gone = view
    }
    try bench.stage.advance(to: 0.1)
    bench.stage.run { bench.view.subviews.forEach { $0.removeFromSuperview() } }
    try bench.stage.advance(to: 1)
    #expect(gone == nil)
  }
}
