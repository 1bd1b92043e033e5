// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SwiftUI

/// Springs, curves and keyframes as values (FACTS_SWIFTUI j.1 to j.5, j.9).
struct SpringTests {
  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func springsByDurationAndBounce() {
    // j.2
    for (duration, bounce) in [(0.5, 0.0), (0.5, 0.3), (1.2, -0.4)] {
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(isClose(spring.mass, 1))
      #expect(isClose(spring.stiffness, pow(2 * .pi / duration, 2)))
      let damping =
        bounce >= 0
        ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration * (1 + bounce))
      #expect(isClose(spring.damping, damping))
      #expect(isClose(spring.dampingRatio, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
      #expect(isClose(spring.bounce, bounce))
      #expect(isClose(spring.response, duration))
    }
  }

  @Test func springsMoveInClosedForm() {
    // j.2
    let (w, t, v) = (2 * Double.pi / 0.5, 0.13, 2.0)
    let critical = Spring(duration: 0.5, bounce: 0)
    #expect(
      isClose(
        critical.unitMotion(velocity: v, time: t).position, 1 - (1 + (w - v) * t) * exp(-w * t)))
    let z = 0.7
    let under = Spring(duration: 0.5, bounce: 0.3)
    let d = w * sqrt(1 - z * z)
    let x = 1 - exp(-z * w * t) * (cos(d * t) + (z * w - v) / d * sin(d * t))
    #expect(isClose(under.unitMotion(velocity: v, time: t).position, x))
    // The velocity is the slope.
    for spring in [critical, under, Spring(duration: 0.5, bounce: -0.5)] {
      let motion = { spring.unitMotion(velocity: v, time: $0) }
      let slope = (motion(t + 1e-6).position - motion(t - 1e-6).position) / 2e-6
      #expect(isClose(motion(t).velocity, slope, 1e-4))
      #expect(isClose(motion(0).position, 0) && isClose(motion(0).velocity, v))
      #expect(isClose(motion(20).position, 1, 1e-6))
    }
  }

  @Test func motionInStepsIsTheSame() {
    let spring = Spring(duration: 0.6, bounce: 0.25)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1.0 / 60)
    }
    #expect(isClose(value, spring.value(target: 10, time: 0.5), 1e-9))
    #expect(isClose(velocity, spring.velocity(target: 10.0, time: 0.5), 1e-7))
  }

  @Test func namedSprings() {
    // j.1
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(
      Animation.default.progress(at: 0.2)
        == Spring(response: 0.55, dampingRatio: 1)
        .unitMotion(velocity: 0, time: 0.2).position)
    #expect(
      Animation.interactiveSpring
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
  }

  @Test func curves() {
    // j.3: cubic Bézier curves with these control points.
    #expect(isClose(UnitCurve.linear.value(at: 0.3), 0.3))
    #expect(isClose(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(isClose(curve.value(at: 0), 0) && isClose(curve.value(at: 1), 1))
      #expect(isClose(curve.value(at: -3), 0) && isClose(curve.value(at: 4), 1))
      let slope = (curve.value(at: 0.4 + 1e-6) - curve.value(at: 0.4 - 1e-6)) / 2e-6
      #expect(isClose(curve.velocity(at: 0.4), slope, 1e-4))
    }
    // A point of the curve: t = 0.5 has x = 3/8 (x1 + x2) + 1/8.
    #expect(isClose(UnitCurve.easeIn.value(at: 0.6575), 0.5, 1e-6))
    #expect(isClose(UnitCurve.easeOut.value(at: 0.3425), 0.5, 1e-6))
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isClose(UnitCurve.easeIn.inverse.value(at: 0.5), 0.6575, 1e-6))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
  }

  @Test func timeOfAnimations() {
    // j.5
    let linear = Animation.linear(duration: 2)
    #expect(linear.delay(1).progress(at: 2) == 0.5)
    #expect(linear.speed(2).progress(at: 0.5) == 0.5)
    #expect(linear.repeatCount(3).logicalDuration == 6)
    #expect(linear.repeatCount(3).progress(at: 2.5) == 0.75)
    #expect(isClose(linear.repeatCount(3, autoreverses: false).progress(at: 2.5), 0.25))
    #expect(linear.repeatCount(2).progress(at: 100) == 0)
    #expect(linear.repeatForever().logicalDuration == .infinity)
    #expect(isClose(linear.repeatForever().progress(at: 401), 0.5))
    #expect(Animation.spring(duration: 0.4).logicalDuration == 0.4)
    #expect(Animation.spring(duration: 0.4).settlingDuration > 0.4)
  }

  @Test func hardValuesGiveNumbers() {
    for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e300] {
      let springs = [
        Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
        Spring(mass: number, stiffness: number, damping: number),
      ]
      for spring in springs {
        #expect(spring.unitMotion(velocity: 0, time: 0.1).position.isFinite)
        #expect(!spring.settlingDuration.isNaN)
      }
      #expect(Animation.linear(duration: number).progress(at: 0.1).isFinite)
      #expect(UnitCurve.easeIn.value(at: number).isFinite)
    }
  }

  @Test func keyframes() {
    // j.9: the longest track says how long it takes.
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 1)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(8, duration: 2)
        SpringKeyframe(0, duration: 1, spring: .bouncy)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1.5).x == 55)
    #expect(timeline.value(time: 9).x == 60)
    #expect(isClose(timeline.value(time: 2).y, 8))
    #expect(timeline.value(progress: 0).y == 0)
  }

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }
}

/// Changes with animations, which are shown at once for now (FACTS_SWIFTUI i.10, j.10).
@MainActor
struct WithAnimationTests {
  private struct Mover: View {
    let probe: StateProbe
    @State var width: CGFloat = 10
    var body: some View {
      let _ =
        probe.action = {
          withAnimation(.linear(duration: 0.05)) {
            width = 40
          } completion: {
            probe.note("complete")
          }
        }
      Color.red.frame(width: width, height: 4).transition(.opacity.combined(with: .slide))
        .animation(.spring, value: width)
    }
  }

  @Test func changesJumpToTheirEndAndCompleteOnce() async throws {
    let probe = StateProbe()
    let screen = Shown(100, 100, Mover(probe: probe))
    probe.action()
    screen.update()
    #expect(screen.frames.map(\.width) == [40])
    #expect(probe.log.isEmpty)
    try await Task.sleep(for: .milliseconds(400))
    #expect(probe.take() == ["complete"])
  }

  @Test func transactionsHoldForTheirClosure() {
    var seen: [Animation?] = []
    withAnimation(.linear) {
      seen.append(Transaction.current.animation)
      withTransaction(\.disablesAnimations, true) {
        seen.append(Transaction.current.disablesAnimations ? nil : .easeIn)
      }
    }
    #expect(seen == [.linear, nil])
    #expect(Transaction.current.animation == nil)
  }
}
