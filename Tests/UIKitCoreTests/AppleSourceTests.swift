// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Animation as iOS programs write it: every layer and animation class, as source that Xcode
// compiles too. What they look like is tested elsewhere; here it must compile, run and be read back.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@MainActor @Suite(.serialized, .ownProgram) struct AppleSourceTests {
  @Test func aStrokeIsAnimatedByAViewOfItsOwn() throws {
    let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1)
    let root = UIViewController()
    let ring = ProgressRing(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.view.addSubview(ring)
    stage.root = root
    _ = try stage.snapshot()
    ring.show(0.75)
    // The model's change animates by itself, too; what was added later is what shows.
    #expect(ring.shownKeys == ["strokeEnd", "progress"])
    _ = try stage.snapshot(at: 1)
    #expect(ring.shownKeys == nil && ring.gradient?.locations == [0, 0.5])
  }

  @Test func looksOfAnyLayer() {
    let layer = CALayer()
    layer.contents = UIImage().cgImage
    layer.contentsGravity = .resizeAspectFill
    layer.contentsScale = UIScreen.main.scale
    layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .trilinear
    layer.backgroundColor = UIColor(white: 0.5, alpha: 1).cgColor
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.borderWidth = 1 / UIScreen.main.scale
    layer.borderColor = UIColor.black.withAlphaComponent(0.2).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 5
    layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 8).cgPath
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    layer.allowsGroupOpacity = false
    layer.allowsEdgeAntialiasing = true
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge]
    layer.isDoubleSided = false
    layer.isGeometryFlipped = true
    layer.drawsAsynchronously = true
    layer.zPosition = 100
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    layer.compositingFilter = "multiplyBlendMode"
    layer.filters = nil
    layer.name = "card"
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
    layer.masksToBounds = true
    let mask = CALayer()
    mask.frame = layer.bounds
    layer.mask = mask
    #expect(layer.mask === mask && layer.name == "card" && layer.affineTransform().b > 0.7)
    #expect(layer.contains(CGPoint(x: 0, y: 0)) == false && layer.hitTest(.zero) == nil)
  }

  @Test func layersInLayers() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(b)
    a.insertSublayer(c, at: 0)
    a.insertSublayer(c, below: b)
    a.insertSublayer(c, above: b)
    a.replaceSublayer(c, with: CALayer())
    a.sublayers?.forEach { $0.removeFromSuperlayer() }
    a.sublayers = [b, c]
    #expect(a.sublayers?.last === c && c.superlayer === a)
    #expect(a.convert(CGPoint(x: 1, y: 1), to: c) == CGPoint(x: 1, y: 1))
    #expect(a.convert(CGRect(x: 1, y: 1, width: 2, height: 2), from: b).width == 2)
    #expect(a.convertTime(CACurrentMediaTime(), from: nil) == CACurrentMediaTime())
  }

  @Test func keyframesAndGroups() {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 10, 0]
    shake.keyTimes = [0, 0.16, 0.5, 0.83, 1]
    shake.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    shake.isAdditive = true
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 30, y: 60),
      controlPoint2: CGPoint(x: 60, y: -60))
    let fly = CAKeyframeAnimation(keyPath: "position")
    fly.path = path.cgPath
    fly.calculationMode = .paced
    fly.rotationMode = .rotateAuto
    fly.tensionValues = [0]
    fly.continuityValues = [0]
    fly.biasValues = [0]
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.byValue = CGFloat.pi
    turn.isCumulative = true
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    fade.fromValue = UIColor.red.cgColor
    fade.toValue = UIColor.blue.cgColor
    let group = CAAnimationGroup()
    group.animations = [shake, fly, turn, fade]
    group.duration = 2
    group.repeatCount = .infinity
    group.autoreverses = true
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.beginTime = CACurrentMediaTime() + 1
    group.setValue("intro", forKey: "name")
    let layer = CALayer()
    layer.add(group, forKey: "all")
    let attached = layer.animation(forKey: "all") as? CAAnimationGroup
    #expect(attached?.animations?.count == 4)
    #expect(attached?.value(forKey: "name") as? String == "intro")
    layer.removeAnimation(forKey: "all")
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func springsAndTransitions() {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.mass = 1
    spring.stiffness = 120
    spring.damping = 8
    spring.initialVelocity = 4
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    #expect(spring.duration > 1)
    #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).bounce > 0.19)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    transition.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.1, 1)
    let layer = CALayer()
    layer.add(transition, forKey: kCATransition)
    layer.add(transition, forKey: nil)
    #expect(layer.animationKeys() == ["transition"])
    var range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    range.maximum = 60
    spring.preferredFrameRateRange = range
  }

  @Test func transactions() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 2.5 && CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.flush()
    #expect(isDone)
  }

  @Test func replicatorsAndTransformLayers() {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.1
    replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 5, 0, 0, 1)
    replicator.instanceColor = UIColor.white.cgColor
    replicator.instanceRedOffset = -0.1
    replicator.instanceGreenOffset = -0.1
    replicator.instanceBlueOffset = -0.1
    replicator.instanceAlphaOffset = -0.1
    replicator.preservesDepth = true
    let cube = CATransformLayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    perspective = CATransform3DRotate(perspective, .pi / 4, 1, 0, 0)
    perspective = CATransform3DTranslate(perspective, 0, 0, 50)
    perspective = CATransform3DScale(perspective, 1, 1, 2)
    replicator.sublayerTransform = perspective
    replicator.addSublayer(cube)
    #expect(replicator.value(forKeyPath: "instanceTransform") is CATransform3D)
    #expect(!CATransform3DIsAffine(perspective) && !CATransform3DIsIdentity(perspective))
    #expect(CATransform3DEqualToTransform(cube.transform, CATransform3DIdentity))
    cube.transform = CATransform3DConcat(perspective, CATransform3DInvert(perspective))
    #expect(abs(cube.transform.m11 - 1) < 1e-12)
  }

  @Test func particles() {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = UIImage().cgImage
    cell.birthRate = 20
    cell.lifetime = 3
    cell.lifetimeRange = 0.5
    cell.velocity = 100
    cell.velocityRange = 20
    cell.emissionLongitude = -.pi / 2
    cell.emissionLatitude = 0
    cell.emissionRange = .pi / 4
    cell.scale = 0.5
    cell.scaleRange = 0.2
    cell.scaleSpeed = -0.1
    cell.spin = 1
    cell.spinRange = 2
    cell.yAcceleration = 80
    cell.color = UIColor.orange.cgColor
    cell.redRange = 0.1
    cell.alphaSpeed = -0.3
    cell.setValue(5, forKeyPath: "xAcceleration")
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterSize = CGSize(width: 100, height: 1)
    emitter.emitterShape = .line
    emitter.emitterMode = .outline
    emitter.renderMode = .additive
    emitter.birthRate = 1
    emitter.seed = UInt32(7)
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterCells = [cell]
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    #expect(cell.birthRate == 0 && cell.xAcceleration == 5)
    #expect(cell.value(forKeyPath: "scale") as? Double == 0.5)
  }

  @Test func scrollTiledAndTextLayers() {
    let scroller = CAScrollLayer()
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 10, y: 20))
    scroller.scroll(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let content = CALayer()
    scroller.addSublayer(content)
    content.scroll(CGPoint(x: 0, y: 5))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(content.visibleRect.isEmpty)
    let tiles = CATiledLayer()
    tiles.levelsOfDetail = 4
    tiles.levelsOfDetailBias = 2
    tiles.tileSize = CGSize(width: 512, height: 512)
    #expect(CATiledLayer.fadeDuration() == 0.25)
    let text = CATextLayer()
    text.string = "Hello"
    text.fontSize = 14
    text.foregroundColor = UIColor.black.cgColor
    text.alignmentMode = .center
    text.truncationMode = .end
    text.isWrapped = true
    text.contentsScale = UIScreen.main.scale
    #expect(text.string as? String == "Hello" && text.font is CTFont)
  }

  @Test func layersDrawAndAnimatePropertiesOfTheirOwn() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let root = UIViewController()
    let pie = PieLayer()
    pie.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.view.layer.addSublayer(pie)
    stage.root = root
    _ = try stage.snapshot()
    let watcher = Watcher()
    let spin = CABasicAnimation(keyPath: "angle")
    spin.fromValue = CGFloat(0)
    spin.toValue = CGFloat.pi
    spin.duration = 1
    spin.delegate = watcher
    pie.angle = .pi
    pie.add(spin, forKey: "angle")
    _ = try stage.snapshot(at: 0.5)
    #expect(abs((pie.presentation()?.angle ?? 0) - .pi / 2) < 1e-6)
    _ = try stage.snapshot(at: 2)
    #expect(watcher.events == ["start", "end"])
    let drawn = CALayer()
    drawn.delegate = watcher
    drawn.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    #expect(drawn.contents != nil && drawn.action(forKey: "opacity") == nil)
  }

  @Test func viewsAnimate() {
    let view = UIView()
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in view.tag = 1 }
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: nil)
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.center = CGPoint(x: 1, y: 1) }, completion: { _ in })
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.2,
      options: [], animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) })
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      })
    UIView.transition(
      with: view, duration: 0.2, options: .transitionCrossDissolve,
      animations: { view.backgroundColor = .red }, completion: nil)
    UIView.performWithoutAnimation { view.alpha = 0.25 }
    #expect(view.alpha == 0.25 && view.center.x == 1 && UIView.areAnimationsEnabled)
    #expect(UIView.AnimationOptions([.repeat, .autoreverse]).rawValue == 24)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }
}
