// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C1: groups.

import Foundation
import QuartzCore
import Testing

private final class Listener: NSObject, CAAnimationDelegate {
  var log: [String] = []
  func animationDidStart(_ anim: CAAnimation) { log.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

@Suite struct AnimationGroupTests {
  private func makeFade(_ duration: Double) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, duration)
    return fade
  }

  /// What a layer at x = 50 with opacity 0.5 shows of a group.
  private func shownPairs(
    _ children: [CAAnimation], at times: [Double], _ edit: (CAAnimationGroup) -> Void
  ) -> [[Double]] {
    let group = CAAnimationGroup()
    group.animations = children
    group.duration = 2
    edit(group)
    let layer = CALayer()
    layer.opacity = 0.5
    layer.position.x = 50
    layer.add(group, forKey: "group")
    let snapshot = commitLayerTree(layer, at: 0)
    return times.map { time in
      let presented = present(snapshot, at: time)
      return ["opacity", "position.x"].map {
        ((presented.value(forKeyPath: $0) as? NSNumber)?.doubleValue ?? .nan)
      }
    }
  }

  @Test func childrenRunInTheGroupsTime() {
    // C1 (H); a child without a duration takes the group's, as one party measured.
    let fade = makeFade(1)
    fade.beginTime = 0.5
    let move = makeMove()
    move.duration = 0
    let found = shownPairs([fade, move], at: [0.25, 0.5, 1, 1.25, 1.75]) { _ in }
    #expect(found == [[0.5, 12.5], [0, 25], [0.5, 50], [0.75, 62.5], [0.5, 87.5]])
  }

  @Test func longerChildrenAreCutOff() {
    // C1 (H): clipped, not scaled.
    let found = shownPairs([makeFade(4)], at: [1, 1.5, 2.5]) { _ in }
    #expect(found.map { $0[0] } == [0.25, 0.375, 0.5])
  }

  @Test func theGroupsTimingAppliesToAll() {
    let found = shownPairs([makeFade(2)], at: [0.5, 1, 1.5, 2.5]) {
      $0.speed = 2
      $0.autoreverses = true
    }
    #expect(found.map { $0[0] } == [0.5, 1, 0.5, 0.5])
    let paced = shownPairs([makeFade(2)], at: [1]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(paced[0][0] < 0.4)
  }

  @Test func childrensOwnPacingComesAfter() {
    let fade = makeFade(2)
    fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let found = shownPairs([fade], at: [1]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    let inner = shownPairs([fade], at: [1]) { _ in }
    let outer = shownPairs([makeFade(2)], at: [1]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(outer[0][0] < found[0][0] && found[0][0] < inner[0][0])
  }

  @Test func aGroupThatStaysShowsItsEnd() {
    // The children's own fill mode need not be set for that; one that ended before is gone.
    let found = shownPairs([makeFade(2), makeMove()], at: [2, 9]) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(found == [[1, 50], [1, 50]])
    let kept = makeMove()
    kept.fillMode = .forwards
    let filled = shownPairs([kept], at: [1.5, 9]) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(filled.map { $0[1] } == [100, 100])
  }

  @Test func groupsNest() {
    let inner = CAAnimationGroup()
    inner.animations = [makeFade(0.5)]
    inner.beginTime = 1
    inner.speed = 0.5
    let found = shownPairs([inner], at: [0.5, 1.5, 1.75]) { _ in }
    #expect(found.map { $0[0] } == [0.5, 0.5, 0.75])
  }

  @Test func onlyTheGroupsDelegateHears() {
    // C1; Apple's documentation: children's delegates and isRemovedOnCompletion are ignored.
    let clock = VirtualClock()
    let (all, one) = (Listener(), Listener())
    let child = makeFade(1)
    child.delegate = one
    child.isRemovedOnCompletion = false
    let group = CAAnimationGroup()
    group.animations = [child]
    group.duration = 2
    group.delegate = all
    let layer = CALayer()
    layer.add(group, forKey: "group")
    _ = commitLayerTree(layer, at: 0, clock: clock)
    clock.advance(to: 3)
    #expect(all.log == ["start", "stop true"] && one.log.isEmpty && layer.animationKeys() == nil)
  }

  @Test func groupsTakeCopiesOfTheirChildren() {
    let move = makeMove()
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 1
    let layer = CALayer()
    layer.add(group, forKey: nil)
    move.toValue = 0
    #expect(number(layer, "position.x", at: 0.5) == 50)
  }

  @Test func aGroupInsideItselfIsLeftOut() {
    let group = CAAnimationGroup()
    group.animations = [group, makeMove(), group]
    group.duration = 1
    let layer = CALayer()
    layer.add(group, forKey: nil)
    #expect(number(layer, "position.x", at: 0.5) == 50)
    group.animations = nil
  }
}
