// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5, C7, C9: what a layer becomes in a display list, in which order, in which groups.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct EmitTests {
  // C5 (H).
  @Test func drawOrder() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = red
    layer.colors = [red, blue]
    layer.contents = try makeImage(2, 2)
    layer.borderWidth = 2
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    shape.strokeColor = blue
    layer.addSublayer(shape)
    #expect(
      steps(of: layer) == [
        "box solid", "box gradient", "box image", "path solid", "stroke", "ring",
      ])
  }

  // C5 (H).
  @Test func sublayersAreSortedByDepthThenIndex() {
    let root = CALayer()
    let layers = [0.25, 0.5, 0.75].map { opacity -> CALayer in
      let layer = makeLayer(5, 5, color: red)
      layer.opacity = Float(opacity)
      return layer
    }
    root.sublayers = layers
    layers[0].zPosition = 1
    #expect(list(of: root).ops.map(\.alpha) == [0.5, 0.75, 0.25])
    layers[2].zPosition = -1
    #expect(list(of: root).ops.map(\.alpha) == [0.75, 0.5, 0.25])
  }

  @Test func opacityNeedsAGroupOnlyAroundSeveralThings() {
    let layer = makeLayer(20, 20, color: red)
    layer.opacity = 0.5
    #expect(steps(of: layer) == ["box solid"])
    #expect(list(of: layer).ops[0].alpha == 0.5)
    layer.addSublayer(makeLayer(5, 5, color: blue))
    #expect(steps(of: layer) == ["group", "box solid", "box solid", "end"])
    #expect(list(of: layer).ops.map(\.alpha) == [0.5, 1, 1, 1])
    layer.allowsGroupOpacity = false
    #expect(steps(of: layer) == ["box solid", "box solid"])
    #expect(list(of: layer).ops.map(\.alpha) == [0.5, 0.5])
  }

  @Test func nestedOpacityMultiplies() {
    let (outer, inner) = (makeLayer(20, 20), makeLayer(10, 10, color: red))
    outer.opacity = 0.5
    inner.opacity = 0.5
    outer.addSublayer(inner)
    #expect(steps(of: outer) == ["box solid"])
    #expect(list(of: outer).ops[0].alpha == 0.25)
  }

  @Test func invisibleLayersDrawNothing() {
    let layer = makeLayer(20, 20, color: red)
    layer.addSublayer(makeLayer(5, 5, color: blue))
    layer.isHidden = true
    #expect(steps(of: layer).isEmpty)
    layer.isHidden = false
    layer.opacity = 0
    #expect(steps(of: layer).isEmpty)
    layer.opacity = -1
    #expect(steps(of: layer).isEmpty)
    layer.opacity = .nan
    #expect(steps(of: layer).isEmpty)
    layer.opacity = 7
    #expect(list(of: layer).ops.map(\.alpha) == [1, 1])
    layer.bounds = .zero
    #expect(steps(of: layer) == ["box solid"])
  }

  @Test func maskOfOneFillOverOneThingIsAClip() {
    let layer = makeLayer(20, 20, color: red)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    layer.mask = mask
    #expect(steps(of: layer) == ["box solid"])
    #expect(list(of: layer).ops[0].clip >= 0)
    mask.opacity = 0.5
    #expect(list(of: layer).ops[0].alpha == 0.5)
    mask.opacity = 1
    mask.strokeColor = blue
    #expect(steps(of: layer) == ["group", "box solid", "mask", "path solid", "stroke", "end"])
  }

  @Test func maskOverSeveralThingsIsAGroup() {
    let layer = makeLayer(20, 20, color: red)
    layer.addSublayer(makeLayer(5, 5, color: blue))
    layer.mask = makeLayer(10, 10, color: red)
    layer.opacity = 0.5
    #expect(
      steps(of: layer) == ["group", "box solid", "box solid", "mask", "box solid", "end"])
    #expect(list(of: layer).ops[0].alpha == 0.5)
    layer.mask?.isHidden = true
    #expect(steps(of: layer).isEmpty)
  }

  @Test func masksToBoundsClipsAllButTheBorder() {
    let layer = makeLayer(20, 20, color: red)
    layer.borderWidth = 1
    layer.addSublayer(makeLayer(50, 50, color: blue))
    layer.masksToBounds = true
    let clips = list(of: layer).ops.map(\.clip)
    #expect(clips[0] == -1 && clips[1] >= 0 && clips[2] == -1)
  }

  // C5 (M), C0: our choice for layers that are off the pixel grid, unverified.
  @Test func edgesAreHardUnlessAskedForOrOnWholePixels() {
    let layer = makeLayer(20, 20, color: red)
    #expect(list(of: layer).ops[0].antialias)
    layer.position.x += 0.5
    #expect(!list(of: layer).ops[0].antialias)
    #expect(list(of: layer, options: EmitOptions(scale: 2)).ops[0].antialias)
    #expect(list(of: layer, options: EmitOptions(smoothEdges: true)).ops[0].antialias)
    layer.allowsEdgeAntialiasing = true
    #expect(list(of: layer).ops[0].antialias)
    layer.allowsEdgeAntialiasing = false
    #expect(!list(of: layer, options: EmitOptions(smoothEdges: true)).ops[0].antialias)
    layer.cornerRadius = 5
    #expect(list(of: layer).ops[0].antialias)
    layer.cornerRadius = 0
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    #expect(!list(of: layer).ops[0].antialias)
  }

  @Test func perspectiveIsRecordedAsAPathOnTheSurface() {
    let root = makeLayer(50, 50)
    root.sublayerTransform.m34 = -1.0 / 500
    let child = makeLayer(20, 20, color: red)
    child.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    root.addSublayer(child)
    #expect(steps(of: root) == ["path solid"])
    // Without a turn out of the plane it costs nothing.
    child.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    #expect(steps(of: root) == ["box solid"])
  }

  @Test func severalThreadsMayEmitAtOnce() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.add(makeMove(), forKey: nil)
    layer.setNeedsDisplay()
    updateLayerTree(layer)
    let snapshot = commitLayerTree(layer, at: 0)
    let lists = (0..<8).map { _ in DisplayList(width: 100, height: 100) }
    DispatchQueue.concurrentPerform(iterations: lists.count) { index in
      emit(present(snapshot, at: 0.5), into: lists[index], options: EmitOptions())
    }
    #expect(lists.allSatisfy { $0.ops.count == 1 && $0.ops[0].paintKind == .image })
  }
}
