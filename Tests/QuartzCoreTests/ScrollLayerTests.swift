// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scroll layers and scrolling from inside one; seeds 6.10.

import Foundation
import QuartzCore
import Testing

@Suite struct ScrollLayerTests {
  /// A window of 100 × 50 onto content of 400 × 400 at (−20, −20).
  private func makeScroller() -> (scroller: CAScrollLayer, content: CALayer) {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let content = makeLayer(400, 400, color: red)
    content.frame.origin = CGPoint(x: -20, y: -20)
    scroller.addSublayer(content)
    return (scroller, content)
  }

  @Test func defaults() {
    let scroller = CAScrollLayer()
    #expect(scroller.scrollMode == .both)
    // Our choice, unverified.
    #expect(scroller.masksToBounds)
    #expect(CAScrollLayer.defaultValue(forKey: "masksToBounds") as? NSNumber == true)
  }

  @Test func scrollingMovesTheOriginOfTheBounds() {
    let (scroller, _) = makeScroller()
    scroller.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroller.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
    #expect(scroller.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
    scroller.scroll(to: CGPoint(x: CGFloat.nan, y: 1))
    #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
  }

  @Test func modesLimitTheDirection() {
    let origins: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.none, .zero), (.horizontally, CGPoint(x: 30, y: 0)),
      (.vertically, CGPoint(x: 0, y: 40)), (.both, CGPoint(x: 30, y: 40)),
    ]
    for (mode, origin) in origins {
      let (scroller, _) = makeScroller()
      scroller.scrollMode = mode
      scroller.scroll(to: CGPoint(x: 30, y: 40))
      #expect(scroller.bounds.origin == origin)
    }
  }

  @Test func rectanglesAreShownByTheSmallestMove() {
    let (scroller, _) = makeScroller()
    func origin(showing rect: CGRect) -> CGPoint {
      scroller.scroll(to: rect)
      return scroller.bounds.origin
    }
    #expect(origin(showing: CGRect(x: 10, y: 10, width: 20, height: 20)) == .zero)
    #expect(
      origin(showing: CGRect(x: 90, y: 10, width: 30, height: 20)) == CGPoint(x: 20, y: 0))
    #expect(
      origin(showing: CGRect(x: 5, y: 60, width: 30, height: 20)) == CGPoint(x: 5, y: 30))
    #expect(
      origin(showing: CGRect(x: 0, y: 40, width: 300, height: 20)) == CGPoint(x: 0, y: 30))
    #expect(origin(showing: .zero) == CGPoint(x: 0, y: 30))
  }

  @Test func descendantsScrollTheNearestScrollLayer() {
    let (scroller, content) = makeScroller()
    let leaf = makeLayer(10, 10, color: blue)
    leaf.frame.origin = CGPoint(x: 200, y: 100)
    content.addSublayer(leaf)
    leaf.scroll(CGPoint(x: 1, y: 2))
    #expect(scroller.bounds.origin == CGPoint(x: 181, y: 82))
    #expect(leaf.visibleRect == CGRect(x: 1, y: 2, width: 9, height: 8))
    #expect(content.visibleRect == CGRect(x: 201, y: 102, width: 100, height: 50))
    scroller.scroll(to: CGPoint.zero)
    #expect(leaf.visibleRect == .zero)
    leaf.scrollRectToVisible(leaf.bounds)
    #expect(scroller.bounds.origin == CGPoint(x: 90, y: 40))
  }

  @Test func layersWithoutScrollLayerAreWhollyVisible() {
    let layer = makeLayer(10, 10)
    layer.scroll(CGPoint(x: 5, y: 5))
    layer.scrollRectToVisible(CGRect(x: 5, y: 5, width: 100, height: 100))
    #expect(layer.visibleRect == layer.bounds)
  }

  @Test func contentIsDrawnWhereItWasScrolled() {
    let (scroller, content) = makeScroller()
    let mark = makeLayer(10, 10, color: blue)
    mark.frame.origin = CGPoint(x: 70, y: 60)
    content.addSublayer(mark)
    let root = makeLayer(200, 100)
    root.addSublayer(scroller)
    scroller.scroll(to: CGPoint(x: 45, y: 35))
    let shown = picture(of: root, 200, 100)
    // The mark lies at (50, 40) of the scroll layer's space, 5 points into the window.
    #expect(shown.pixel(16, 16) == [0, 0, 255, 255])
    #expect(shown.pixel(12, 12) == [255, 0, 0, 255])
    #expect(shown.pixel(115, 12) == [0, 0, 0, 0])
  }
}
