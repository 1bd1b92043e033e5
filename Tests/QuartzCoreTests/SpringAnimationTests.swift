// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C4: springs.

import Foundation
import QuartzCore
import Testing

@Suite struct SpringAnimationTests {
  private func makeSpring(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    (spring.mass, spring.stiffness) = (mass, stiffness)
    (spring.damping, spring.initialVelocity) = (damping, velocity)
    return spring
  }

  @Test func defaults() {
    // C4 (H).
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping && spring.duration == 0)
  }

  @Test func settlingDurationsOfApple() {
    // C4 (H): Apple's three values, to 1e-9.
    #expect(abs(makeSpring().settlingDuration - 1.4727003346780927) < 1e-9)
    #expect(abs(makeSpring(damping: 1).settlingDuration - 13.91321015404625) < 1e-9)
    let perceptual = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(abs(perceptual.settlingDuration - 2.3438753795710707) < 1e-9)
  }

  @Test(arguments: [
    [1, 300, 20, 0, 0.7442555275721707], [2, 100, 5, 0, 5.658348137358159],
    [1, 100, 10, 5, 1.3815510557964275], [1, 100, 10, -5, 1.5350814063145797],
    [1, 100, 20, 0, 1], [1, 100, 30, 0, 1], [1, 400, 40, 0, 0.5], [1, 25, 10, 0, 1.9],
  ])
  func settlingDurationsMeasured(row: [Double]) {
    // C4: velocities and critical damping, as one party measured them on macOS.
    let spring = makeSpring(mass: row[0], stiffness: row[1], damping: row[2], velocity: row[3])
    #expect(abs(spring.settlingDuration - row[4]) < 1e-9)
  }

  @Test func withoutDampingItNeverSettles() {
    // C4 (M).
    #expect(makeSpring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test(arguments: [
    [10, 0, 10.44054701924324, 61.04925274848938, 102.33595371246338, 111.84459924697876],
    [20, 0, 9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874],
    [30, 0, 9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874],
    [10, 5, 29.307806491851807, 87.320476770401, 116.04145765304565, 107.67215490341187],
    [10, -5, -8.426713198423386, 34.77803170681, 88.63046169281006, 116.01705551147461],
  ])
  func positionsOfApple(row: [Double]) {
    // C4 (H): x(t) below, at and beyond critical damping; as one party measured on macOS.
    let spring = makeSpring(damping: row[0], velocity: row[1])
    spring.duration = spring.settlingDuration
    let found = positions(of: spring, at: [0.05, 0.15, 0.25, 0.45])
    #expect(zip(found, row.dropFirst(2)).allSatisfy { abs($0 - $1) < 2e-4 }, "\(found)")
  }

  @Test func theDurationCutsTheSpring() {
    // C4: duration does not follow settlingDuration; the spring runs in seconds whatever it is.
    let spring = makeSpring()
    spring.duration = 0.5
    let found = positions(of: spring, at: [0.1, 0.49, 0.5])
    #expect(abs(found[0] - 34.02998447418213) < 1e-4 && abs(found[1] - 108.34387540817261) < 1e-4)
    #expect(found[2] == 50)
  }

  @Test func undampedSpringsSwingForEver() {
    let spring = makeSpring(damping: 0)
    spring.duration = 100
    // ω = 10: half a period is π/10.
    let found = positions(of: spring, at: [Double.pi / 10, Double.pi / 5])
    #expect(abs(found[0] - 200) < 1e-4 && abs(found[1]) < 1e-4)
  }

  @Test func overdampingCreepsWhenAllowed() {
    // C4 (H): beyond critical it counts as critical unless allowed.
    let (limited, creeping) = (makeSpring(damping: 40), makeSpring(damping: 40))
    creeping.allowsOverdamping = true
    limited.duration = 10
    creeping.duration = 10
    #expect(positions(of: creeping, at: [0.5])[0] < positions(of: limited, at: [0.5])[0])
    #expect(creeping.settlingDuration > limited.settlingDuration)
    // ζ = 2, ω = 10: the roots are 10 (2 ∓ √3).
    let (slow, fast) = (10 * (2 - 3.0.squareRoot()), 10 * (2 + 3.0.squareRoot()))
    let rest = (fast * exp(-slow * 0.5) - slow * exp(-fast * 0.5)) / (fast - slow)
    #expect(abs(positions(of: creeping, at: [0.5])[0] - 100 * (1 - rest)) < 1e-4)
  }

  @Test func perceptualSprings() {
    // C4 (M): k = (2π/d)², ζ = 1 − bounce or 1/(1 + bounce).
    let soft = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(
      isClose(Double(soft.stiffness), 4 * .pi * .pi) && isClose(Double(soft.damping), 2 * .pi))
    #expect(soft.allowsOverdamping && soft.duration == soft.settlingDuration)
    #expect(isClose(soft.perceptualDuration, 1) && isClose(Double(soft.bounce), 0.5))
    let stiff = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(isClose(Double(stiff.damping), 8 * .pi) && isClose(Double(stiff.bounce), -0.5))
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).duration - 0.863) < 1e-3)
    let immediate = CASpringAnimation(perceptualDuration: 1, bounce: -1)
    #expect(immediate.damping == .infinity && immediate.settlingDuration == 0)
    let plain = CASpringAnimation()
    #expect(isClose(plain.perceptualDuration, 2 * .pi / 10) && plain.bounce == 0.5)
  }

  @Test func impossibleParametersAreRefused() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (0, 0, -1)
    (spring.mass, spring.stiffness, spring.damping) = (.nan, .nan, .nan)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
  }

  @Test func copiesKeepTheSpring() throws {
    let spring = CASpringAnimation(perceptualDuration: 0.75, bounce: -0.25)
    spring.initialVelocity = 3
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring && copy.allowsOverdamping && copy.initialVelocity == 3)
    #expect(copy.damping == spring.damping && copy.stiffness == spring.stiffness)
  }
}
