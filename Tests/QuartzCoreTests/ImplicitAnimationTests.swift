// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C12: which changes of bare layers animate by themselves, how, and who may say otherwise.

import Foundation
import QuartzCore
import Testing

private final class Chooser: NSObject, CALayerDelegate {
  var action: (any CAAction)?
  var asked: [String] = []
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return action
  }
}

private final class Recorder: CAAction {
  var events: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

private final class Still: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}

@Suite struct ImplicitAnimationTests {
  private let clock = VirtualClock()

  /// A layer that was committed at time 0 under a root, on a screen.
  private func makeCommitted() -> (root: CALayer, layer: CALayer) {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    _ = commitLayerTree(root, at: 0, clock: clock)
    return (root, layer)
  }

  private func x(_ root: CALayer, at time: Double, committed: Double = 0) -> Double {
    let snapshot = commitLayerTree(root, at: committed, clock: clock)
    let shown = present(snapshot, at: time).sublayers[0]
    return (shown.value(forKeyPath: "position.x") as? NSNumber)?.doubleValue ?? .nan
  }

  @Test func aCommittedLayerAnimatesFromWhatIsShown() throws {
    // C12: 0.25 s, the `default` curve.
    let (root, layer) = makeCommitted()
    layer.position.x = 100
    #expect(layer.position.x == 100, "the model changes at once")
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25 && animation.fromValue as? CGPoint == .zero)
    var point: [Float] = [0, 0]
    animation.timingFunction?.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.1])
    #expect(x(root, at: 0) == 0 && x(root, at: 0.25) == 100)
    let half = x(root, at: 0.125)
    #expect(half > 70 && half < 90, "the default curve is past the middle: \(half)")
  }

  @Test func standaloneLayersDoNotAnimate() {
    // C12, H.
    let layer = CALayer()
    #expect(layer.action(forKey: "position") == nil)
    layer.position.x = 100
    layer.isHidden = true
    #expect(layer.animationKeys() == nil)
  }

  // C12 (H).
  @Test func transactionsSetThePace() {
    let (root, layer) = makeCommitted()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 100
    CATransaction.commit()
    #expect(x(root, at: 0.5) == 25 && x(root, at: 1.5) == 75)
  }

  @Test func disableActionsStopsAnimationButNotTheLookup() {
    // C12, H.
    let (_, layer) = makeCommitted()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 100
    #expect(layer.animationKeys() == nil)
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    CATransaction.commit()
  }

  @Test func anInterruptedChangeGoesOnFromWhatIsShown() {
    let (root, layer) = makeCommitted()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setAnimationDuration(1)
    layer.position.x = 100
    _ = commitLayerTree(root, at: 0, clock: clock)
    clock.advance(to: 0.5)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setAnimationDuration(1)
    layer.position.x = 0
    #expect(x(root, at: 0.5, committed: 0.5) == 50 && x(root, at: 1, committed: 0.5) == 25)
  }

  @Test func twoChangesInOneTurnStartFromWhatIsShown() {
    let (root, layer) = makeCommitted()
    layer.position.x = 100
    layer.position.x = 200
    #expect(layer.animationKeys() == ["position"])
    #expect(x(root, at: 0) == 0 && x(root, at: 0.25) == 200)
  }

  @Test func anEqualValueSetsOffNothing() {
    let (_, layer) = makeCommitted()
    layer.position = layer.position
    layer.isHidden = false
    layer.backgroundColor = nil
    #expect(layer.animationKeys() == nil)
  }

  @Test func framesAnimatePositionAndBounds() {
    let (_, layer) = makeCommitted()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.animationKeys() == ["position", "bounds"])
  }

  @Test(arguments: [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform",
    "sublayerTransform", "contents", "contentsRect", "contentsScale", "cornerRadius", "borderWidth",
    "borderColor", "opacity", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
    "backgroundColor",
  ])
  func propertiesThatAnimate(key: String) {
    // C12, one measurement: unverified beyond that.
    let (_, layer) = makeCommitted()
    let animation = layer.action(forKey: key) as? CABasicAnimation
    #expect(animation?.keyPath == key)
  }

  @Test(arguments: ["hidden", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners"])
  func changesThatFade(key: String) {
    // C12, one measurement: unverified beyond that.
    let (_, layer) = makeCommitted()
    let transition = layer.action(forKey: key) as? CATransition
    #expect(transition?.type == .fade && transition?.duration == 0.25)
  }

  @Test func shapesAndGradientsAnimateTheirOwn() {
    // C12, C9: a path does not animate by itself.
    let (root, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    root.addSublayer(shape)
    root.addSublayer(gradient)
    _ = commitLayerTree(root, at: 0, clock: clock)
    for key in [
      "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
      "lineDashPhase",
    ] {
      #expect(shape.action(forKey: key) is CABasicAnimation, "\(key)")
      #expect(gradient.action(forKey: key) == nil, "\(key)")
    }
    for key in ["colors", "locations", "startPoint", "endPoint"] {
      #expect(gradient.action(forKey: key) is CABasicAnimation, "\(key)")
    }
    #expect(shape.action(forKey: "path") == nil && shape.action(forKey: "shadowPath") == nil)
    #expect(shape.action(forKey: "name") == nil && shape.action(forKey: "nothing") == nil)
  }

  @Test func shadowPathsHaveNoActionUnlessOneIsGiven() {
    // C12 (H): the lookup is for every change, also of what does not animate by itself.
    let (_, layer) = makeCommitted()
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(layer.animationKeys() == nil)
    let recorder = Recorder()
    layer.actions = ["shadowPath": recorder, "contentsScale": recorder]
    layer.shadowPath = nil
    layer.contentsScale = 3
    #expect(recorder.events == ["shadowPath", "contentsScale"])
  }

  @Test func actionsAreLookedUpInApplesOrder() throws {
    // C12, H: delegate, actions, style, class, implicit.
    let (_, layer) = makeCommitted()
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    let inStyle = Recorder()
    layer.style = ["style": ["actions": ["opacity": inStyle]]]
    #expect(layer.action(forKey: "opacity") as? Recorder === inStyle)
    let inActions = Recorder()
    layer.actions = ["opacity": inActions]
    #expect(layer.action(forKey: "opacity") as? Recorder === inActions)
    let (chooser, fromDelegate) = (Chooser(), Recorder())
    layer.delegate = chooser
    #expect(layer.action(forKey: "opacity") as? Recorder === inActions)
    chooser.action = fromDelegate
    #expect(layer.action(forKey: "opacity") as? Recorder === fromDelegate)
    layer.opacity = 0.5
    #expect(fromDelegate.events == ["opacity"] && layer.animationKeys() == nil)
  }

  @Test func nullStopsTheLookupAtEachStep() {
    // C12, H.
    let (root, layer) = makeCommitted()
    layer.actions = ["opacity": NSNull()]
    layer.style = ["actions": ["position": NSNull()]]
    #expect(layer.action(forKey: "opacity") == nil && layer.action(forKey: "position") == nil)
    let chooser = Chooser()
    chooser.action = NSNull()
    layer.delegate = chooser
    layer.cornerRadius = 4
    #expect(layer.animationKeys() == nil && chooser.asked == ["cornerRadius"])
    let still = Still()
    root.addSublayer(still)
    _ = commitLayerTree(root, at: 0, clock: clock)
    still.opacity = 0
    #expect(still.animationKeys() == nil)
  }

  @Test func comingAndGoingAreEvents() {
    let (root, _) = makeCommitted()
    let (child, recorder) = (CALayer(), Recorder())
    child.actions = ["onOrderIn": recorder, "onOrderOut": recorder]
    root.addSublayer(child)
    #expect(recorder.events == ["onOrderIn"])
    _ = commitLayerTree(root, at: 0, clock: clock)
    child.isHidden = true
    child.isHidden = false
    child.removeFromSuperlayer()
    #expect(recorder.events == ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
    #expect(root.animationKeys() == ["transition"], "the tree's change fades (C12)")
  }

  @Test func styleGivesValuesOfNamesThatAreNoProperty() {
    let layer = CALayer()
    layer.style = ["tone": 3, "style": ["tone": 5, "depth": 7]]
    #expect(layer.value(forKey: "tone") as? Int == 3 && layer.value(forKey: "depth") as? Int == 7)
    layer.setValue(1, forKey: "tone")
    #expect(layer.value(forKey: "tone") as? Int == 1)
  }

  @Test func drawingAnewDoesNotFade() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let (root, layer) = (CALayer(), Drawing())
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    root.addSublayer(layer)
    updateLayerTree(root)
    _ = commitLayerTree(root, at: 0, clock: clock)
    layer.setNeedsDisplay()
    updateLayerTree(root)
    #expect(layer.contents != nil && layer.animationKeys() == nil)
  }
}
