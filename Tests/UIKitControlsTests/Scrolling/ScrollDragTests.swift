// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers on a scroll view, by FACTS C11 and FACTS_UIKIT c.

import Foundation
import Testing

import UIKit

@testable import UIKitControls

@Suite @MainActor struct ScrollDragTests {
  private let bench = ScrollBench()
  private var view: LoggedScrollView { bench.view }

  /// C11: 10 points move nothing, then the content follows one to one.
  @Test func aDragFollowsAfterTenPoints() throws {
    bench.touch(.down, CGPoint(x: 200, y: 600), at: 0)
    for (step, expected) in [(5.0, 0.0), (9, 0), (10, 0), (12, 2), (40, 30), (300, 290)] {
      bench.touch(.move, CGPoint(x: 200, y: 600 - step), at: step / 100)
      #expect(try bench.offset(at: step / 100).y == expected)
    }
    #expect(view.isTracking && view.isDragging && !view.isDecelerating)
    // Held still, then lifted: it stays.
    bench.touch(.up, CGPoint(x: 200, y: 300), at: 4)
    #expect(try bench.offset(at: 6).y == 290)
    #expect(!view.isTracking && !view.isDragging)
    #expect(bench.log.text == "beginDrag scroll willEndDrag endDrag-")
    #expect(bench.log.velocity == .zero && bench.log.target == CGPoint(x: 0, y: 290))
  }

  /// C11 H: the way after a flick is (v - 10) d / (1 - d) / 1000, whatever the speed.
  @Test(arguments: [750.0, 1500, 3000, 4875])
  func aFlickGoesAsFarAsItShould(_ speed: Double) throws {
    let bench = ScrollBench(content: CGSize(width: 400, height: 40_000), scale: 3)
    let end = bench.flick(speed)
    let start = try bench.offset(at: end).y
    #expect(abs(bench.log.velocity.y * 1000 - speed) < 1e-6)
    let motion = try #require(bench.view.core.motion)
    let expected = start + (bench.log.velocity.y * 1000 - 10) * 0.998 / 0.002 / 1000
    #expect(abs(motion.end.y - expected) < 1e-9)
    #expect(abs(bench.log.target.y - expected) <= 0.5 / 3 + 1e-9)
    for step in 1...30 {
      let time = ((end * 60).rounded(.down) + Double(step) * 5) / 60
      let exact = Deceleration(start: start, speed: bench.log.velocity.y * 1000, rate: 0.998)
        .position(at: time - end)
      #expect(abs(try bench.offset(at: time).y - exact) <= 0.5 / 3 + 1e-9)
    }
    #expect(try bench.offset(at: 20).y == bench.log.target.y)
    #expect(
      bench.log.text == "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel")
  }

  @Test func theFastRateStopsSooner() throws {
    bench.view.decelerationRate = .fast
    let end = bench.flick(2000)
    let start = try bench.offset(at: end).y
    let expected = start + (bench.log.velocity.y * 1000 - 10) * 0.99 / 0.01 / 1000
    #expect(try bench.offset(at: 10).y == expected.rounded())
  }

  /// C11 H: beyond an edge the content follows c x dim / (c x + dim).
  @Test func theRubberBandHoldsBack() throws {
    bench.touch(.down, CGPoint(x: 200, y: 100), at: 0)
    for step in 1...60 {
      bench.touch(.move, CGPoint(x: 200, y: 100 + step * 10), at: Double(step) / 100)
    }
    for way in [100.0, 300, 590] {
      let offset = try bench.offset(at: (way + 10) / 1000).y
      let expected = -0.55 * way * 800 / (0.55 * way + 800)
      #expect(abs(offset - expected) <= 0.5)
    }
    // Lifted from rest it comes back by (1 + 3.8 t) e^(-11 t) (C11 M).
    bench.touch(.up, CGPoint(x: 200, y: 700), at: 2)
    let start = try bench.offset(at: 2).y
    let later = try bench.offset(at: 2.1).y
    let expected = start * 1.38 * exp(-1.1)
    #expect(abs(later - expected) <= 0.5)
    #expect(try bench.offset(at: 4).y == 0)
    #expect(
      bench.log.text == "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel")
  }

  /// C11 M: a deceleration into an edge bounces, critically damped by 11.
  @Test func anEdgeIsHit() throws {
    view.contentSize.height = 1300
    let end = bench.flick(2000)
    let start = try bench.offset(at: end).y
    let free = Deceleration(start: start, speed: bench.log.velocity.y * 1000, rate: 0.998)
    let hit = try #require(free.time(at: 500))
    let speed = free.velocity(at: hit)
    for step in 1...30 {
      let time = ((end * 60).rounded(.up) + Double(step)) / 60
      let late = time - end - hit
      let expected = late < 0 ? free.position(at: time - end) : 500 + speed * late * exp(-11 * late)
      #expect(abs(try bench.offset(at: time).y - expected) <= 0.75)
    }
    #expect(try bench.offset(at: 5).y == 500)
  }

  @Test func withoutBouncesTheEdgeIsTheEnd() throws {
    view.bounces = false
    bench.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 300), for: 0.2)
    #expect(try bench.offset(at: 0.3).y == 0)
    view.contentSize.height = 1000
    var most = 0.0
    bench.log.acts["scroll"] = { most = max(most, $0.contentOffset.y) }
    bench.flick(4000, at: 1)
    #expect(try bench.offset(at: 5).y == 200)
    #expect(most == 200)
  }

  /// c.5: content that fits isn't dragged unless it always bounces.
  @Test func contentThatFitsStays() throws {
    view.contentSize = CGSize(width: 400, height: 300)
    bench.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: 100), for: 0.2)
    #expect(try bench.offset(at: 1) == .zero)
    #expect(bench.log.text.isEmpty)
    view.alwaysBounceVertical = true
    bench.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: 100), at: 1, for: 0.2, rest: 1)
    #expect(try bench.offset(at: 2).y < -40)
    #expect(try bench.offset(at: 4) == .zero)
    view.isScrollEnabled = false
    bench.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: 100), at: 4, for: 0.2, rest: 1)
    #expect(try bench.offset(at: 5) == .zero)
  }

  /// c.6 L: within 25 degrees of an axis a drag stays on it.
  @Test(arguments: [(20.0, 90.0, true), (60, 80, false), (90, 20, true)])
  func aLockedDragKeepsItsDirection(_ x: Double, _ y: Double, _ isLocked: Bool) throws {
    view.contentSize.width = 4000
    view.isDirectionalLockEnabled = true
    bench.drag(
      from: CGPoint(x: 300, y: 700), by: CGPoint(x: -x, y: -y), for: 0.2, rest: 0.5)
    let offset = try bench.offset(at: 1)
    #expect((min(offset.x, offset.y) == 0) == isLocked)
    #expect(max(offset.x, offset.y) > 60)
  }

  /// c.2: a finger that catches the content ends the deceleration.
  @Test func aFingerCatchesTheContent() throws {
    bench.flick(3000)
    bench.touch(.down, CGPoint(x: 200, y: 300), at: 0.5)
    let caught = try bench.offset(at: 0.5)
    #expect(!view.isDecelerating && view.isTracking)
    #expect(try bench.offset(at: 1) == caught)
    bench.touch(.up, CGPoint(x: 200, y: 300), at: 1)
    #expect(try bench.offset(at: 2) == caught)
    #expect(
      bench.log.text == "beginDrag scroll willEndDrag endDrag+ beginDecel scroll endDecel")
  }

  @Test func aCaughtBounceComesBackAfterwards() throws {
    bench.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 500), for: 0.4, rest: 0.2)
    bench.touch(.down, CGPoint(x: 200, y: 300), at: 0.65)
    bench.touch(.up, CGPoint(x: 200, y: 300), at: 1)
    #expect(try bench.offset(at: 0.9).y < -10)
    #expect(try bench.offset(at: 3).y == 0)
    #expect(!view.isDecelerating)
  }

  /// The delegate's target is reached; c.5.
  @Test func theDelegateSaysWhereToRest() throws {
    bench.log.wanted = CGPoint(x: 0, y: 800)
    bench.flick(1500)
    #expect(try bench.offset(at: 10).y == 800)
    bench.log.wanted = CGPoint(x: 0, y: 1e9)
    bench.flick(500, at: 10)
    #expect(try bench.offset(at: 20).y == 3200)
  }

  /// c.7 L: one page a flick, the nearest one after a slow drag, the same place to the last bit.
  @Test func pagesAreTurned() throws {
    let bench = ScrollBench(
      size: CGSize(width: 300, height: 200), content: CGSize(width: 1500, height: 200))
    bench.view.isPagingEnabled = true
    func swipe(_ way: Double, for duration: Double, rest: Double = 0) throws -> CGFloat {
      let start = bench.stage.time
      bench.drag(
        from: CGPoint(x: 150, y: 100), by: CGPoint(x: way, y: 0), at: start, for: duration,
        rest: rest)
      return try bench.offset(at: start + 4).x
    }
    #expect(try swipe(-100, for: 0.08) == 300)
    #expect(try swipe(-120, for: 1, rest: 0.5) == 300)
    #expect(try swipe(-200, for: 1, rest: 0.5) == 600)
    #expect(try swipe(-140, for: 0.024) == 900)
    #expect(try swipe(60, for: 0.08) == 600)
    #expect(try swipe(140, for: 0.024) == 300)
    #expect(try swipe(140, for: 0.1) == 0)
    #expect(try swipe(140, for: 0.1) == 0)
  }

  /// layoutSubviews is called with each step, and the offset is the origin of the bounds.
  @Test func eachStepIsLaidOut() throws {
    try bench.stage.advance(to: 0)
    let end = bench.flick(1000)
    try bench.stage.advance(to: end)
    let layouts = view.layouts
    let scrolls = bench.log.scrolls
    try bench.stage.advance(to: end + 0.5)
    #expect(bench.log.scrolls - scrolls == 30)
    #expect(view.layouts - layouts == 30)
    #expect(view.bounds.origin == view.contentOffset)
  }

  /// The same offsets whatever the times at which the screen is looked at.
  @Test(arguments: [60.0, 120, 24])
  func noFrameRateReachesTheContent(_ rate: Double) throws {
    func run(_ rate: Double) throws -> ([CGFloat], String, Int) {
      let bench = ScrollBench(scale: 3)
      bench.flick(1700)
      bench.drag(
        from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: 450), at: 1.1, for: 0.2)
      var seen: [CGFloat] = []
      for frame in 0...Int(4 * rate) {
        let time = Double(frame) / rate
        let offset = try bench.offset(at: time).y
        if time * 2 == (time * 2).rounded() { seen.append(offset) }
      }
      return (seen, bench.log.text, bench.log.scrolls)
    }
    let plain = try run(2)
    let other = try run(rate)
    #expect(plain.0 == other.0 && plain.0.count == 9)
    #expect(plain.1 == other.1 && plain.2 == other.2)
  }
}
