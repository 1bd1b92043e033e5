// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hard input: every property of every kind of layer under NaN, infinite and huge numbers, as a model
// value and as an animation's, through all stages; trees that change under user code; times that are
// none. Nothing crashes or hangs, and a bad value is over when a good one is set.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import Testing

@testable import QuartzCore

@Suite struct HardValueTests {
  private static let numbers: [Double] = [.nan, .infinity, -1e300, 0]

  /// One layer of each kind with something to draw.
  private static func makeLayers() throws -> [CALayer] {
    let gradient = CAGradientLayer()
    gradient.colors = [red, green]
    gradient.locations = [0, 1]
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20), transform: nil)
    shape.strokeColor = blue
    shape.lineDashPattern = [3, 2]
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(5, 5, 0)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.contents = try makeImage(2, 2)
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 10)
    emitter.emitterCells = [cell]
    let picture = CALayer()
    picture.contents = try makeImage(4, 4)
    picture.shadowOpacity = 0.5
    picture.borderWidth = 1
    let layers = [
      picture, gradient, shape, replicator, emitter, CATransformLayer(), CATiledLayer(),
      CAScrollLayer(), CATextLayer(),
    ]
    for layer in layers {
      layer.frame = CGRect(x: 4, y: 4, width: 24, height: 24)
      layer.addSublayer(makeLayer(3, 3, 8, 8, color: red))
      if layer !== picture { layer.backgroundColor = green }
    }
    return layers
  }

  /// Bad values in the form that the property has.
  private static func badValues(like value: Any?) -> [Any] {
    switch AnimatableValue(value) {
    case .number: return numbers
    case .point: return numbers.map { CGPoint(x: $0, y: 1) }
    case .rect: return numbers.map { CGRect(x: 1, y: $0, width: $0, height: 8) }
    case .transform:
      return numbers.map { number in
        var transform = CATransform3DIdentity
        (transform.m11, transform.m34) = (number, number)
        return transform
      }
    case .color: return numbers.map { CGColor(srgbRed: $0, green: 1, blue: 0, alpha: $0) }
    case .numbers: return numbers.map { [0, NSNumber(value: $0)] }
    default: return []
    }
  }

  private static func draw(_ root: CALayer, at times: [Double]) {
    updateLayerTree(root)
    let snapshot = commitLayerTree(root, at: 0)
    for time in times {
      let list = DisplayList(width: 32, height: 32)
      emit(present(snapshot, at: time), into: list, options: EmitOptions())
      let pixmap = Pixmap(width: 32, height: 32)
      FrameRenderer(threads: 1).render(list, into: pixmap)
      // Whatever the numbers, these are colours: none exceeds its alpha.
      for y in 0..<32 {
        for x in 0..<32 {
          let pixel = pixmap[x, y]
          if max(pixel.x, pixel.y, pixel.z) > pixel.w {
            Issue.record("\(pixel) at \(x), \(y) at \(time)")
          }
        }
      }
    }
  }

  @Test func everyPropertyOfEveryLayerTakesBadNumbers() throws {
    for index in try Self.makeLayers().indices {
      let layer = try Self.makeLayers()[index]
      let root = makeLayer(32, 32)
      root.addSublayer(layer)
      Self.draw(root, at: [0])
      for (name, property) in describedProperties(of: layer) {
        let good = layer.value(forKey: name)
        for bad in Self.badValues(like: good) {
          layer.setValue(bad, forKey: name)
          Self.draw(root, at: [0.5])
          layer.setValue(good, forKey: name)
          guard property.field != nil else { continue }
          let animation = CABasicAnimation(keyPath: property.key)
          animation.fromValue = good
          animation.toValue = bad
          animation.duration = 1
          layer.add(animation, forKey: "bad")
          Self.draw(root, at: [0.5])
          layer.removeAnimation(forKey: "bad")
        }
      }
      #expect(layer.superlayer === root && layer.animationKeys() == nil)
    }
  }

  @Test func partsOfTransformsTakeBadNumbers() {
    for part in [
      "rotation", "rotation.x", "rotation.y", "scale", "scale.x", "translation.z", "translation",
    ] {
      for bad in Self.numbers {
        let layer = makeLayer(8, 8, color: red)
        let animation = CAKeyframeAnimation(keyPath: "transform.\(part)")
        animation.values = [0, bad, 1]
        animation.calculationMode = .cubic
        animation.duration = 1
        animation.isAdditive = true
        animation.isCumulative = true
        animation.repeatCount = 3
        layer.add(animation, forKey: nil)
        Self.draw(layer, at: [0, 0.3, 1.7])
        layer.setValue(bad, forKeyPath: "transform.\(part)")
        Self.draw(layer, at: [0.1])
      }
    }
  }

  @Test func everyTimingTakesBadNumbers() {
    let seconds: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300]
    for duration in seconds {
      for other in seconds {
        for field in 0..<5 {
          let layer = makeLayer(8, 8, color: red)
          let animation = CABasicAnimation(keyPath: "opacity")
          (animation.fromValue, animation.toValue) = (0, 1)
          animation.duration = duration
          switch field {
          case 0: animation.beginTime = other
          case 1: animation.speed = Float(other)
          case 2: animation.timeOffset = other
          case 3: animation.repeatCount = Float(other)
          default: animation.repeatDuration = other
          }
          animation.autoreverses = field % 2 == 0
          animation.fillMode = .both
          let group = CAAnimationGroup()
          group.animations = [animation]
          group.duration = 1
          layer.add(animation, forKey: "a")
          layer.add(group, forKey: "b")
          let clock = VirtualClock()
          let snapshot = commitLayerTree(layer, at: 0, clock: clock)
          for time in [0, 0.25, 1e9] {
            let opacity = present(snapshot, at: time).value(forKeyPath: "opacity") as? NSNumber
            #expect((0...1).contains(opacity?.doubleValue ?? .nan))
          }
          clock.advance(to: 2)
          _ = commitLayerTree(layer, at: 2, clock: clock)
          layer.speed = Float(other)
          layer.beginTime = other
          _ = present(commitLayerTree(layer, at: 3, clock: clock), at: 3.5)
        }
      }
    }
  }

  /// A delegate that takes its layer away, or the next one, whatever it is called for.
  private final class Remover: NSObject, CALayerDelegate, CAAnimationDelegate {
    weak var victim: CALayer?
    var calls = 0
    private var isRemoving = false

    private func remove() {
      calls += 1
      // Setting what one is asked about asks again, on Apple's systems too.
      guard !isRemoving else { return }
      isRemoving = true
      defer { isRemoving = false }
      victim?.removeFromSuperlayer()
      victim?.sublayers = nil
      victim?.mask = nil
    }
    func display(_ layer: CALayer) { remove() }
    func layoutSublayers(of layer: CALayer) { remove() }
    func layerWillDraw(_ layer: CALayer) { remove() }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      remove()
      return nil
    }
    func animationDidStart(_ anim: CAAnimation) { remove() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { remove() }
  }

  @Test func delegatesMayRemoveAnyLayerInAnyCall() {
    for place in 0..<4 {
      let clock = VirtualClock()
      let root = makeLayer(32, 32)
      let (parent, layer, child) = (makeLayer(20, 20), makeLayer(10, 10), makeLayer(5, 5))
      root.addSublayer(parent)
      parent.addSublayer(layer)
      layer.addSublayer(child)
      layer.mask = makeLayer(10, 10, color: red)
      _ = commitLayerTree(root, at: 0, clock: clock)
      let remover = Remover()
      remover.victim = [parent, layer, child, layer.mask][place]
      layer.delegate = remover
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      layer.position.x += 5
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.5)
      fade.delegate = remover
      layer.add(fade, forKey: "fade")
      for time in [0.1, 0.7] {
        clock.advance(to: time)
        updateLayerTree(root)
        _ = present(commitLayerTree(root, at: time, clock: clock), at: time)
      }
      #expect(remover.calls > 0, "\(place)")
    }
  }

  /// An old parent's delegate that puts the new parent into the layer that moves there.
  @Test func cyclesThatAreMadeDuringAMoveAreRefused() {
    final class Twister: NSObject, CALayerDelegate {
      var twist: (() -> Void)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let twist = twist
        self.twist = nil
        twist?()
        return nil
      }
    }
    let (root, parent, layer, goal) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.sublayers = [parent, goal]
    parent.addSublayer(layer)
    _ = commitLayerTree(root, at: 0, clock: VirtualClock())
    let twister = Twister()
    twister.twist = { layer.addSublayer(goal) }
    parent.delegate = twister
    goal.addSublayer(layer)
    #expect(goal.superlayer === layer && goal.sublayers == nil)
    _ = commitLayerTree(root, at: 1)
    // The same for a mask.
    twister.twist = { layer.addSublayer(root) }
    parent.sublayers = [layer]
    root.mask = layer
    #expect(root.superlayer == nil || root.mask == nil)
  }

  @Test func aMaskThatIsASublayerElsewhereLeavesItsPlace() {
    let (a, b) = (makeLayer(32, 32), makeLayer(32, 32, color: red))
    let mask = makeLayer(8, 8, color: red)
    a.addSublayer(b)
    a.addSublayer(mask)
    b.mask = mask
    #expect(a.sublayers == [b] && mask.superlayer === b)
    a.mask = mask
    #expect(b.mask == nil && a.mask === mask)
    Self.draw(a, at: [0])
    b.addSublayer(mask)
    #expect(a.mask == nil && mask.superlayer === b)
    Self.draw(a, at: [0])
    // A layer's own ancestor cannot be its mask.
    b.mask = a
    #expect(b.mask == nil && a.superlayer == nil)
  }
}
