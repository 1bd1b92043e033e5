// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations whose key path leads to a layer below.

import Foundation
import QuartzCore
import Testing

@Suite struct SublayerAnimationTests {
  private func makeTree() -> (CALayer, CALayer) {
    let (root, child) = (CALayer(), CALayer())
    child.name = "ball"
    root.addSublayer(child)
    return (root, child)
  }

  private func opacity(_ snapshot: LayerSnapshot, at time: Double) -> Double? {
    let child = present(snapshot, at: time).sublayers.first
    return (child?.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue
  }

  private func makeFade(_ keyPath: String) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: keyPath)
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    return fade
  }

  @Test func sublayersAreFoundByName() {
    let (root, child) = makeTree()
    root.add(makeFade("sublayers.ball.opacity"), forKey: "fade")
    #expect(opacity(commitLayerTree(root, at: 0), at: 0.25) == 0.25)
    // A later commit of the child alone keeps it, one without the animation does not.
    child.position.x = 7
    #expect(opacity(commitLayerTree(root, at: 0.1), at: 0.25) == 0.25)
    root.removeAllAnimations()
    #expect(opacity(commitLayerTree(root, at: 0.2), at: 0.25) == 1)
  }

  @Test func theAnimationLivesInTheUpperLayersTime() {
    let (root, child) = makeTree()
    (child.speed, child.timeOffset) = (3, 5)
    root.add(makeFade("sublayers.ball.opacity"), forKey: nil)
    let found = opacity(commitLayerTree(root, at: 0), at: 0.25) ?? 0
    #expect(abs(found - 0.25) < 1e-6)
  }

  @Test func groupsReachBelow() {
    let (root, _) = makeTree()
    let group = CAAnimationGroup()
    let fade = makeFade("sublayers.ball.opacity")
    fade.beginTime = 1
    group.animations = [fade]
    group.duration = 2
    root.add(group, forKey: nil)
    let snapshot = commitLayerTree(root, at: 0)
    #expect(opacity(snapshot, at: 0.5) == 1 && opacity(snapshot, at: 1.5) == 0.5)
  }

  @Test func unknownNamesHaveNoEffect() {
    let (root, _) = makeTree()
    root.add(makeFade("sublayers.nobody.opacity"), forKey: nil)
    #expect(opacity(commitLayerTree(root, at: 0), at: 0.25) == 1)
  }
}
