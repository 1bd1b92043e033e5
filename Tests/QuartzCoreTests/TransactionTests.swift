// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C12: transactions, their settings and the order of their completion blocks.

import Foundation
import QuartzCore
import Testing

@Suite struct TransactionTests {
  @Test func settingsAreReadAndWrittenByKey() throws {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "tag")
    #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? NSNumber == 1.5)
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "tag") as? String == "mine")
    CATransaction.setValue("inner", forKey: "tag")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "tag") as? String == "mine")
    let ease = CAMediaTimingFunction(name: .easeIn)
    CATransaction.setValue(ease, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() === ease)
    var runs = 0
    CATransaction.setValue({ runs += 1 } as () -> Void, forKey: kCATransactionCompletionBlock)
    CATransaction.completionBlock()?()
    #expect(runs == 1)
  }

  @Test func defaultsAreApples() {
    // C12.
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil && !CATransaction.disableActions())
  }

  @Test func innerBlocksRunBeforeOuterOnesAndAfterTheirAnimations() {
    let clock = VirtualClock()
    let layer = CALayer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(makeMove(), forKey: "move")
    CATransaction.commit()
    CATransaction.commit()
    #expect(log.isEmpty)
    _ = commitLayerTree(layer, at: 0, clock: clock)
    clock.advance(to: 0.9)
    #expect(log.isEmpty)
    clock.advance(to: 1)
    #expect(log == ["inner", "outer"])
  }

  @Test func anOuterBlockWaitsForAnimationsOfInnerTransactions() {
    let clock = VirtualClock()
    let layer = CALayer()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.begin()
    layer.add(makeMove(), forKey: "move")
    CATransaction.commit()
    CATransaction.commit()
    _ = commitLayerTree(layer, at: 0, clock: clock)
    #expect(!isDone)
    clock.advance(to: 1)
    #expect(isDone)
  }

  @Test func theImplicitTransactionEndsWithTheTurn() {
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.setAnimationDuration(3)
    #expect(!isDone)
    _ = commitLayerTree(CALayer(), at: 0)
    #expect(isDone && CATransaction.animationDuration() == 0.25)
  }

  @Test func aBlockOfALayerThatIsGoneStillRuns() {
    let clock = VirtualClock()
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    do {
      let layer = CALayer()
      layer.add(makeMove(), forKey: "move")
    }
    CATransaction.commit()
    // The implicit transaction keeps the layer until its commit.
    #expect(!isDone)
    CATransaction.flush()
    clock.advance(to: 0)
    #expect(isDone)
  }

  @Test func replacingAnAnimationStopsItUnfinished() {
    final class Witness: NSObject, CAAnimationDelegate {
      var log: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
    }
    let (layer, witness) = (CALayer(), Witness())
    let animation = makeMove()
    animation.delegate = witness
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(layer, at: 0)
    layer.add(makeMove(), forKey: "move")
    #expect(witness.log == [false])
  }

  @Test func leavingTheTreeTakesAnimationsOffUnfinishedAtTheCommit() {
    // Our choice for what iOS does without documenting it; moving within the tree keeps them.
    final class Witness: NSObject, CAAnimationDelegate {
      var log: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
    }
    let (root, a, b, layer, witness) = (CALayer(), CALayer(), CALayer(), CALayer(), Witness())
    root.addSublayer(a)
    root.addSublayer(b)
    a.addSublayer(layer)
    let animation = makeMove()
    animation.delegate = witness
    layer.add(animation, forKey: "move")
    _ = commitLayerTree(root, at: 0)
    b.addSublayer(layer)
    _ = commitLayerTree(root, at: 0.1)
    #expect(witness.log.isEmpty && layer.animationKeys() == ["move"])
    b.removeFromSuperlayer()
    #expect(witness.log.isEmpty)
    _ = commitLayerTree(root, at: 0.2)
    #expect(witness.log == [false] && layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
  }

  @Test func aProgramThatAlwaysAsksForAnotherTurnDoesNotStopTime() {
    let clock = VirtualClock()
    var turns = 0
    func again() {
      turns += 1
      guard clock.now < 0.1 else { return }
      clock.schedule(at: clock.now) { again() }
    }
    again()
    clock.advance(to: 0.2)
    #expect(clock.now == 0.2 && turns > 1000 && turns < 10_000)
  }

  @Test func manyEventsRunInOrder() {
    let clock = VirtualClock()
    var seen: [Int] = []
    for i in 0..<2000 { clock.schedule(at: Double((i * 7919) % 50)) { seen.append(i) } }
    clock.advance(to: 50)
    let expected = (0..<2000).sorted { (($0 * 7919) % 50, $0) < (($1 * 7919) % 50, $1) }
    #expect(seen == expected)
  }

  /// A server without a run loop draws card after card: no commit comes that would let go of what it changed.
  @Test func layersOfAThreadWithoutACommitAreLetGo() {
    final class Witness { weak var layer: CALayer? }
    var witnesses: [Witness] = []
    for index in 0..<300 {
      let (layer, witness) = (CALayer(), Witness())
      layer.frame = CGRect(x: 0, y: 0, width: CGFloat(index), height: 10)
      witness.layer = layer
      witnesses.append(witness)
    }
    #expect(witnesses.prefix(200).allSatisfy { $0.layer == nil })
    #expect(witnesses.last?.layer != nil, "what was changed just now stays until a commit")
    CATransaction.flush()
    #expect(witnesses.allSatisfy { $0.layer == nil })
  }
}
