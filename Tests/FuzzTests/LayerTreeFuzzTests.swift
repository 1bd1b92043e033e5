// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Random trees of layers, hard numbers included, through all stages: nothing crashes or hangs, a
// picture depends on its snapshot and time only, and a kept picture is the one drawn anew.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// A tree that changes step by step.
private struct RandomTree {
  var random: SceneRandom
  let root = CALayer()
  var layers: [CALayer]

  init(seed: UInt64) {
    random = SceneRandom(seed: seed)
    random.wildness = seed % 2 == 0 ? 0 : 12
    root.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
    root.position = CGPoint(x: 24, y: 24)
    layers = [root]
    for _ in 0..<random.below(12) { grow() }
  }

  private mutating func makeLayer() -> CALayer {
    let layer: CALayer
    switch random.below(8) {
    case 0: layer = CAGradientLayer()
    case 1: layer = CAShapeLayer()
    case 2: layer = CATransformLayer()
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = random.below(4)
      replicator.instanceTransform = CATransform3DMakeTranslation(number(9), number(9), 0)
      replicator.instanceDelay = Double(number(1))
      layer = replicator
    default: layer = CALayer()
    }
    layers.append(layer)
    for _ in 0..<4 { change(layer) }
    return layer
  }

  private mutating func number(_ reach: CGFloat) -> CGFloat { random.number(-reach, reach) }

  /// A new layer somewhere, sometimes as a mask.
  private mutating func grow() {
    let parent = random.pick(layers)
    let layer = makeLayer()
    if random.once(in: 8) {
      parent.mask = layer
    } else {
      parent.insertSublayer(layer, at: UInt32(random.below(4)))
    }
  }

  /// Anything that a program may do.
  mutating func step() {
    switch random.below(8) {
    case 0: grow()
    case 1: random.pick(layers).removeFromSuperlayer()
    // Also inside itself, which is refused.
    case 2: random.pick(layers).addSublayer(random.pick(layers))
    case 3: random.pick(layers).mask = random.pick(layers)
    case 4: animate(random.pick(layers))
    default: change(random.pick(layers))
    }
    // The screen's own layer is never inside another one.
    root.removeFromSuperlayer()
  }

  private mutating func change(_ layer: CALayer) {
    switch random.below(18) {
    case 0: layer.bounds = random.rect(48)
    case 1: layer.position = random.point(48)
    case 2: layer.backgroundColor = random.color()
    case 3: layer.cornerRadius = number(20)
    case 4: layer.opacity = Float(number(1.5))
    case 5: layer.transform = CATransform3DMakeAffineTransform(random.transform())
    case 6:
      layer.transform = CATransform3DMakeRotation(number(4), number(1), number(1), number(1))
      layer.zPosition = number(30)
    case 7:
      layer.sublayerTransform = CATransform3DIdentity
      layer.sublayerTransform.m34 = -1 / number(200)
    case 8:
      layer.shadowOpacity = Float(random.unit())
      layer.shadowRadius = number(6)
      layer.shadowOffset = random.size(8)
    case 9: layer.masksToBounds = random.once(in: 2)
    case 10:
      layer.borderWidth = number(5)
      layer.borderColor = random.color()
    case 11: layer.isHidden = random.once(in: 4)
    case 12: layer.anchorPoint = random.point(1)
    case 13: layer.speed = Float(number(2))
    case 14: layer.timeOffset = Double(number(2))
    case 15: layer.isGeometryFlipped = random.once(in: 2)
    default: changeOwn(layer)
    }
  }

  private mutating func changeOwn(_ layer: CALayer) {
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = (0..<random.below(4)).map { _ in random.color() }
      gradient.startPoint = random.point(1)
      gradient.endPoint = random.point(1)
      gradient.type = random.pick([.axial, .radial, .conic])
    } else if let shape = layer as? CAShapeLayer {
      let path = CGMutablePath()
      path.move(to: random.point(48))
      for _ in 0..<random.below(4) {
        path.addCurve(
          to: random.point(48), control1: random.point(48), control2: random.point(48))
      }
      shape.path = path
      shape.strokeColor = random.color()
      shape.lineWidth = number(6)
      shape.strokeEnd = number(1.5)
    } else {
      layer.contentsRect = random.rect(1)
    }
  }

  private mutating func animate(_ layer: CALayer) {
    let paths = [
      "position", "position.x", "bounds.size.width", "opacity", "transform.rotation.z",
      "cornerRadius", "backgroundColor", "zPosition", "shadowOpacity", "strokeEnd",
      "nothing.at.all",
    ]
    let animation: CAPropertyAnimation
    let path = random.pick(paths)
    if random.once(in: 2) {
      let basic = CABasicAnimation(keyPath: path)
      basic.fromValue = path == "position" ? random.point(48) as Any : number(40)
      basic.toValue = path == "position" ? random.point(48) as Any : number(40)
      animation = basic
    } else {
      let frames = CAKeyframeAnimation(keyPath: path)
      frames.values = (0..<random.below(5)).map { _ in number(40) }
      frames.calculationMode = random.pick([.linear, .discrete, .paced, .cubic])
      animation = frames
    }
    animation.duration = Double(number(3))
    animation.speed = Float(number(2))
    animation.repeatCount = Float(number(9))
    animation.timeOffset = Double(number(2))
    animation.autoreverses = random.once(in: 2)
    animation.isRemovedOnCompletion = random.once(in: 2)
    animation.isAdditive = random.once(in: 4)
    animation.fillMode = random.pick([.both, .removed])
    layer.add(animation, forKey: path)
  }
}

@Suite struct LayerTreeFuzzTests {
  private static let side = 48

  private static func bytes(_ pixmap: Pixmap) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pixmap.bytes, count: pixmap.height * pixmap.bytesPerRow))
  }

  private static func record(
    _ snapshot: LayerSnapshot, at time: Double, into list: DisplayList
  ) -> DisplayList {
    emit(present(snapshot, at: time), into: list, options: EmitOptions())
    return list
  }

  private static func picture(_ snapshot: LayerSnapshot, at time: Double) -> [UInt8] {
    let list = record(snapshot, at: time, into: DisplayList(width: side, height: side))
    let pixmap = Pixmap(width: side, height: side)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return bytes(pixmap)
  }

  private static func failure(seed: UInt64) -> String? {
    var tree = RandomTree(seed: seed)
    let clock = VirtualClock()
    let sequence = FrameSequence(width: side, height: side, threads: 1)
    let history = EmitHistory()
    var shown: [(snapshot: LayerSnapshot, time: Double, bytes: [UInt8])] = []
    for frame in 0..<6 {
      let time = Double(frame) / 3
      clock.advance(to: time)
      for _ in 0..<tree.random.below(4) { tree.step() }
      updateLayerTree(tree.root)
      let snapshot = commitLayerTree(tree.root, at: time, clock: clock)
      // Parts of the last list are copied here, and nothing is below.
      let list = sequence.makeList()
      history.emit(
        present(snapshot, at: time), into: list, options: EmitOptions(), after: sequence.last)
      let kept = bytes(sequence.picture(of: list))
      if sequence.last === list { history.keep() }
      if kept != picture(snapshot, at: time) { return "seed \(seed), frame \(frame): damage" }
      shown.append((snapshot, time, kept))
    }
    // Earlier moments again, the last one first.
    for (frame, old) in shown.enumerated().reversed()
    where picture(old.snapshot, at: old.time) != old.bytes {
      return "seed \(seed), frame \(frame): changed afterwards"
    }
    return nil
  }

  /// MICA_TREE_SCENES seeds for each part.
  @Test(arguments: 0..<4)
  func randomTreesAreDrawnTheSameAgain(part: Int) {
    let count = ProcessInfo.processInfo.environment["MICA_TREE_SCENES"].flatMap { Int($0) } ?? 12
    for seed in part * count..<(part + 1) * count {
      if let failure = Self.failure(seed: UInt64(seed)) {
        Issue.record(Comment(rawValue: failure))
      }
    }
  }

  /// Hard input of the issue: 10 000 layers inside each other.
  @Test func deepTreesAreDrawn() async {
    await #expect(processExitsWith: .success) {
      let root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      root.position = CGPoint(x: 4, y: 4)
      var last = root
      for _ in 0..<10_000 {
        let layer = CALayer()
        layer.bounds = root.bounds
        layer.position = root.position
        last.addSublayer(layer)
        last = layer
      }
      last.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      let sequence = FrameSequence(width: 8, height: 8, threads: 1)
      for frame in 0..<2 {
        last.cornerRadius = CGFloat(frame)
        last.setNeedsLayout()
        updateLayerTree(root)
        let snapshot = commitLayerTree(root, at: Double(frame))
        let list = sequence.makeList()
        emit(present(snapshot, at: Double(frame)), into: list, options: EmitOptions())
        #expect(sequence.picture(of: list)[4, 4] == SIMD4(255, 0, 0, 255))
      }
      root.sublayers = nil
    }
  }

  /// A layer whose delegate takes it out of the tree while it lays out or draws.
  @Test func aLayerMayLeaveDuringItsDelegatesCall() {
    final class Leaver: NSObject, CALayerDelegate {
      func layoutSublayers(of layer: CALayer) { layer.removeFromSuperlayer() }
      func draw(_ layer: CALayer, in ctx: CGContext) { layer.superlayer?.sublayers = nil }
    }
    let leaver = Leaver()
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    for index in 0..<6 {
      let layer = CALayer()
      layer.bounds = root.bounds
      root.addSublayer(layer)
      layer.delegate = leaver
      if index % 2 == 0 { layer.setNeedsDisplay() }
    }
    updateLayerTree(root)
    let snapshot = commitLayerTree(root, at: 0)
    _ = Self.picture(snapshot, at: 0)
    #expect(root.sublayers == nil)
  }

  /// A mask that is also somebody's sublayer leaves its place; a tree never contains itself.
  @Test func aLayerIsInOnePlaceOnly() {
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    a.addSublayer(b)
    b.addSublayer(c)
    c.addSublayer(a)
    #expect(c.sublayers == nil && a.superlayer == nil)
    a.mask = c
    #expect(b.sublayers == nil && a.mask === c)
    c.mask = a
    #expect(c.mask == nil)
  }

  @Test func aMillionKeyframesAreSampled() {
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = (0..<1_000_000).map { $0 % 1000 }
    animation.duration = 1000
    layer.add(animation, forKey: nil)
    let snapshot = commitLayerTree(root, at: 0)
    for time in [0, 0.5, 999.9] {
      #expect(present(snapshot, at: time).sublayers.count == 1)
    }
  }
}
