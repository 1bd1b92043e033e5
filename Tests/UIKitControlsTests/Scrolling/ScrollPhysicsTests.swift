// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How scroll views move by themselves: FACTS C11.

import Foundation
import Testing
import UIKit

@testable import UIKitControls

@Suite struct ScrollPhysicsTests {
  /// C11: the way is 0.499 of the velocity less 10 points per second.
  @Test(arguments: [750.0, 1500, 3000, 4875, -750, -3000])
  func aFlickComesToRest(_ speed: Double) {
    let flick = Deceleration(start: 100, speed: speed, rate: 0.998)
    let expected = 100 + (speed - (speed < 0 ? -10 : 10)) * 0.998 / 0.002 / 1000
    #expect(abs(flick.end - expected) < 1e-9)
    #expect(abs(flick.position(at: flick.duration) - expected) < 1e-9)
    #expect(abs(flick.position(at: 1e9) - expected) < 1e-9)
    #expect(abs(flick.velocity(at: flick.duration - 1e-9)) < 10.001)
  }

  @Test func theVelocityFallsByTheRateEachMillisecond() {
    let flick = Deceleration(start: 0, speed: 3000, rate: 0.998)
    #expect(abs(flick.velocity(at: 0.001) - 3000 * 0.998) < 1e-9)
    #expect(abs(flick.velocity(at: 1) - 3000 * pow(0.998, 1000)) < 1e-6)
    let fast = Deceleration(start: 0, speed: 3000, rate: 0.99)
    #expect(abs(fast.end - 2990 * 0.099) < 1e-9)
  }

  @Test func aProgramsTargetIsReached() {
    for target in [101.0, 500, 2000] {
      let speed = Deceleration.speed(from: 100, to: target, rate: 0.998)
      #expect(abs(Deceleration(start: 100, speed: speed, rate: 0.998).end - target) < 1e-9)
    }
  }

  /// C11: c x dim / (c x + dim), c = 0.55.
  @Test func theRubberBand() {
    #expect(abs(ScrollPhysics.banded(100, in: 480) - 55 * 480 / 535) < 1e-12)
    #expect(ScrollPhysics.banded(-100, in: 480) == -ScrollPhysics.banded(100, in: 480))
    #expect(ScrollPhysics.banded(1e9, in: 480) < 480)
    #expect(ScrollPhysics.banded(.nan, in: 480) == 0 && ScrollPhysics.banded(9, in: 0) == 0)
    for way in [0.0, 3, 90, 400, -70] {
      let banded = ScrollPhysics.banded(way, in: 480)
      #expect(abs(ScrollPhysics.unbanded(banded, in: 480) - way) < 1e-9)
    }
  }

  @Test func anEdgeIsHitAndLeft() {
    let axis = ReleasedAxis(range: 0...1000, rate: 0.998, bounces: true)
    let motion = axis.motion(from: 900, velocity: 2000)
    let times = stride(from: 0.0, through: motion.duration + 0.1, by: 0.001)
    let most = times.map(motion.position).max() ?? 0
    #expect(most > 1020 && most < 1100, "\(most)")
    #expect(motion.end == 1000 && motion.position(at: motion.duration + 1) == 1000)
    // Without a jump in place or velocity.
    for time in times {
      let step = abs(motion.position(at: time + 0.001) - motion.position(at: time))
      #expect(step <= 2.01)
    }
    let hard = ReleasedAxis(range: 0...1000, rate: 0.998, bounces: false)
    let stopped = hard.motion(from: 900, velocity: 2000)
    #expect(times.map(stopped.position).max() == 1000)
  }

  /// C11: from rest a (1 + 3.8 t) e^(-11 t).
  @Test func aPulledViewSettles() {
    let motion = ReleasedAxis(range: 0...1000, rate: 0.998, bounces: true)
      .motion(from: -100, velocity: 0)
    #expect(motion.position(at: 0) == -100)
    for time in [0.01, 0.1, 0.3] {
      let expected = -100 * (1 + 3.8 * time) * exp(-11 * time)
      #expect(abs(motion.position(at: time) - expected) < 1e-9)
    }
    #expect(motion.end == 0 && motion.position(at: motion.duration) == 0)
    #expect(motion.duration > 0.4 && motion.duration < 1)
  }

  @Test func springsArriveFromAnywhere() {
    for start in [-300.0, -1, 0, 5, 700] {
      for velocity in [-5000.0, -20, 0, 20, 5000] {
        let spring = CriticalSpring(from: start, velocity: velocity, to: 0, pace: 18.26)
        #expect(spring.position(at: spring.duration) == 0)
        #expect(abs(spring.position(at: spring.duration - 1e-6)) <= 0.46)
        #expect(spring.duration >= 0 && spring.duration < 3)
        guard spring.duration > 0 else { continue }
        #expect(spring.position(at: 0) == start)
        let slope = (spring.position(at: 1e-7) - start) / 1e-7
        #expect(abs(slope - velocity) < 0.02 * max(100, abs(velocity)))
      }
    }
  }
}
