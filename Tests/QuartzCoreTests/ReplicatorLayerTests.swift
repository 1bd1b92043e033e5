// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C8: what instances of a replicator's sublayers look like, where they lie, when they move.

import Foundation
import MicaRaster
import MicaScene
import Testing

@testable import QuartzCore

@Suite struct ReplicatorLayerTests {
  /// A replicator of the surface's size with one white square of 10 points at (0, 0), each instance
  /// 20 points to the right of the one before.
  private func makeRow(_ count: Int) -> CAReplicatorLayer {
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    row.instanceCount = count
    row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    row.addSublayer(makeLayer(10, 10, color: .white))
    return row
  }

  private func replicator(_ layer: CAReplicatorLayer) throws -> ReplicatorProperties {
    guard case .replicator(let properties) = LayerProperties(layer).content else {
      throw CancellationError()
    }
    return properties
  }

  @Test func defaultsAreApples() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    #expect(!layer.preservesDepth)
    #expect(layer.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(layer.instanceTransform))
    #expect(layer.instanceColor?.components == [1, 1, 1, 1])
    let offsets = [
      layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset,
      layer.instanceAlphaOffset,
    ]
    #expect(offsets == [0, 0, 0, 0])
  }

  /// FACTS C8, seeds 6.8: ten instances in a ring about a point 200 below the centre.
  @Test func ringTurnsAboutThePointBelowTheCentre() throws {
    let ring = CAReplicatorLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    ring.instanceCount = 10
    var transform = CATransform3DMakeTranslation(0, 200, 0)
    transform = CATransform3DRotate(transform, .pi / 5, 0, 0, 1)
    ring.instanceTransform = CATransform3DTranslate(transform, 0, -200, 0)
    var properties = ReplicatorProperties()
    properties.transform = ring.instanceTransform
    let step = properties.step(bounds: ring.bounds.vector)
    var placement = CATransform3DIdentity
    for k in 0..<10 {
      if k > 0 { placement = CATransform3DConcat(step, placement) }
      let angle = Double(k) * .pi / 5
      // Every corner of the square (100, 100, 100, 100), turned about (150, 350).
      for corner in [SIMD2(100.0, 100), SIMD2(200, 100), SIMD2(100, 200), SIMD2(200, 200)] {
        let d = corner - SIMD2(150, 350)
        let p = Projection(placement).apply(CGPoint(x: corner.x, y: corner.y))
        #expect(abs(p.x - (150 + d.x * cos(angle) - d.y * sin(angle))) < 1e-9)
        #expect(abs(p.y - (350 + d.x * sin(angle) + d.y * cos(angle))) < 1e-9)
      }
    }
  }

  /// FACTS C8: colour k = colour + k · offsets, which runs from white to red.
  @Test func colorsRunFromWhiteToRed() {
    let row = makeRow(5)
    row.instanceGreenOffset = -0.25
    row.instanceBlueOffset = -0.25
    let shown = picture(of: row)
    for k in 0..<5 {
      let pixel = shown.pixel(20 * k + 5, 5)
      let expected = Int((255 * (1 - 0.25 * Double(k))).rounded())
      #expect(pixel[0] == 255 && pixel[3] == 255)
      #expect(abs(Int(pixel[1]) - expected) <= 1 && abs(Int(pixel[2]) - expected) <= 1)
    }
    #expect(shown.pixel(15, 5) == [0, 0, 0, 0])
  }

  /// FACTS C8: each part of a colour stays within 0 ... 1.
  @Test func colorsAreClamped() throws {
    let row = makeRow(4)
    row.instanceColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    row.instanceRedOffset = 0.3
    row.instanceGreenOffset = -0.3
    row.instanceAlphaOffset = -0.5
    let properties = try replicator(row)
    #expect(properties.color(ofInstance: 3) == SIMD4(1, 0, 0.5, 0))
    #expect(properties.color(ofInstance: 0) == SIMD4(0.5, 0.5, 0.5, 1))
    // Instances without alpha are not drawn.
    #expect(steps(of: row) == ["box solid", "box solid"])
  }

  @Test func colorsMultiplyPicturesGradientsAndShadows() throws {
    let row = makeRow(1)
    row.sublayers = []
    row.instanceColor = CGColor(srgbRed: 0.5, green: 0, blue: 1, alpha: 0.5)
    let image = makeLayer(10, 10)
    image.contents = try makeImage(10, 10)
    row.addSublayer(image)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    gradient.colors = [CGColor.white, CGColor.white]
    row.addSublayer(gradient)
    let shown = picture(of: row)
    func isNear(_ pixel: [UInt8], _ expected: [Int]) -> Bool {
      zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= 1 }
    }
    #expect(isNear(shown.pixel(5, 5), [64, 0, 0, 128]))
    #expect(isNear(shown.pixel(25, 5), [64, 0, 128, 128]))
  }

  /// FACTS C8: a count of 0 draws nothing; the layer's own parts are drawn once.
  @Test func countIncludesTheOriginalAndMayBeZero() {
    let row = makeRow(0)
    #expect(steps(of: row).isEmpty)
    row.instanceCount = -3
    #expect(steps(of: row).isEmpty)
    row.backgroundColor = red
    #expect(steps(of: row).count == 1)
    row.instanceCount = 3
    #expect(steps(of: row).count == 4)
  }

  /// FACTS C8: replicas ignore the layer's bounds.
  @Test func replicasLeaveTheBounds() {
    let row = makeRow(3)
    row.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(picture(of: row).pixel(45, 5) == [255, 255, 255, 255])
    row.masksToBounds = true
    #expect(picture(of: row).pixel(45, 5) == [0, 0, 0, 0])
  }

  @Test func layersWithoutASizeReplicateToo() {
    let row = makeRow(3)
    row.frame = .zero
    #expect(picture(of: row).pixel(45, 5) == [255, 255, 255, 255])
    // In a space of three dimensions as well.
    let room = makeRoom()
    row.zPosition = 1
    row.instanceTransform = CATransform3DMakeTranslation(20, 0, -1)
    room.addSublayer(row)
    #expect(picture(of: room).pixel(45, 5) == [255, 255, 255, 255])
  }

  /// FACTS C8: nested replicators multiply.
  @Test func nestedReplicatorsMultiply() {
    let outer = CAReplicatorLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.instanceCount = 3
    outer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
    outer.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
    let inner = makeRow(4)
    inner.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
    outer.addSublayer(inner)
    #expect(steps(of: outer).count == 12)
    let pixel = picture(of: outer).pixel(65, 45)
    #expect(pixel[0] == 255 && abs(Int(pixel[1]) - 64) <= 1)
  }

  /// FACTS C8: instance k shows k delays ago.
  @Test func instancesLagByTheDelay() {
    let row = makeRow(3)
    row.instanceDelay = 0.25
    row.sublayers?[0].add(makeMove(), forKey: nil)
    let shown = present(commitLayerTree(row, at: 0), at: 0.75)
    let places = shown.replicas.map { $0[0].value(forKeyPath: "position.x") as? NSNumber }
    #expect(places.count == 3)
    for (place, expected) in zip(places, [75.0, 50, 25]) {
      #expect(isClose(place?.doubleValue, expected))
    }
  }

  /// A copy may be seen while the original is not.
  @Test func delayedInstancesShowThoughTheOriginalIsHidden() {
    let row = makeRow(3)
    row.instanceDelay = 0.5
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    (fade.values, fade.duration, fade.calculationMode) = ([1, 0], 2, .discrete)
    row.sublayers?[0].add(fade, forKey: nil)
    let list = DisplayList(width: 100, height: 100)
    emit(shown(row, at: 1.25), into: list, options: EmitOptions())
    #expect(list.ops.count == 2)
  }

  @Test func stillSublayersAreNotPresentedAgain() {
    let row = makeRow(3)
    row.instanceDelay = 0.25
    #expect(present(commitLayerTree(row, at: 0), at: 1).replicas.isEmpty)
  }

  /// Our choice, unverified: an instance that fades and draws several things fades as one picture.
  @Test func alphaFadesAnInstanceAsOnePicture() {
    let row = makeRow(1)
    row.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(steps(of: row) == ["box solid"])
    row.addSublayer(makeLayer(10, 10, color: red))
    #expect(steps(of: row) == ["group", "box solid", "box solid", "end"])
    #expect(picture(of: row).pixel(5, 5) == [128, 0, 0, 128])
  }

  @Test func maskAndOpacityCoverAllInstances() {
    let row = makeRow(3)
    row.opacity = 0.5
    #expect(steps(of: row) == ["group", "box solid", "box solid", "box solid", "end"])
    row.opacity = 1
    row.mask = makeLayer(50, 5, color: .black)
    #expect(steps(of: row).filter { $0 == "mask" }.count == 1)
    let shown = picture(of: row)
    #expect(shown.pixel(45, 2) == [255, 255, 255, 255])
    #expect(shown.pixel(45, 7) == [0, 0, 0, 0])
  }

  @Test func propertiesAnimate() {
    let row = makeRow(1)
    let count = CABasicAnimation(keyPath: "instanceCount")
    (count.fromValue, count.toValue, count.duration) = (1, 4, 1)
    row.add(count, forKey: nil)
    let slide = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 40, 1)
    row.add(slide, forKey: nil)
    #expect(number(row, "instanceCount", at: 0.5) == 2.5)
    #expect(isClose(number(row, "instanceTransform.translation.x", at: 0.5), 20))
    let list = DisplayList(width: 100, height: 100)
    emit(shown(row, at: 0.5), into: list, options: EmitOptions())
    #expect(list.ops.count == 2)
  }

  @Test func keysReadAndWrite() {
    let row = makeRow(1)
    row.setValue(7, forKey: "instanceCount")
    row.setValue(0.5, forKeyPath: "instanceDelay")
    row.setValue(-0.25, forKey: "instanceAlphaOffset")
    #expect(row.instanceCount == 7 && row.instanceDelay == 0.5)
    #expect(row.value(forKey: "instanceAlphaOffset") as? NSNumber == -0.25)
    row.setValue(Double.nan, forKey: "instanceCount")
    #expect(row.instanceCount == 0)
  }

  /// Copies are no layers: only the sublayers themselves are hit.
  @Test func onlyTheOriginalIsHit() {
    let row = makeRow(3)
    #expect(row.hitTest(CGPoint(x: 5, y: 5)) === row.sublayers?[0])
    #expect(row.hitTest(CGPoint(x: 45, y: 5)) === row)
  }

  @Test func hugeCountsAndBadNumbersEnd() {
    let row = makeRow(.max)
    row.sublayers?[0].add(makeMove(), forKey: nil)
    row.instanceDelay = 0.001
    #expect(present(commitLayerTree(row, at: 0), at: 1).replicas.count == 10_000)
    let outer = CAReplicatorLayer()
    outer.instanceCount = .max
    outer.instanceTransform = CATransform3DMakeScale(.nan, 1, .infinity)
    outer.instanceDelay = .infinity
    outer.instanceRedOffset = .nan
    outer.instanceAlphaOffset = -.infinity
    outer.addSublayer(row)
    #expect(steps(of: outer).count <= 1_000_001)
  }
}
