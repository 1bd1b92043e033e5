// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5: perspective by sublayerTransform and by a layer's own transform, flattening, points and
// pictures seen through it.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct PerspectiveTests {
  // C5 (H): m34 = −1/d.
  @Test func cubesCornersAreProjectedByM34AboutTheParentsAnchor() {
    let room = makeRoom()
    let cube = makeCube(100, colors: [red])
    cube.position = CGPoint(x: 50, y: 50)
    let turn = CATransform3DRotate(CATransform3DMakeRotation(-.pi / 4, 1, 0, 0), -.pi / 4, 0, 1, 0)
    cube.transform = turn
    room.addSublayer(cube)
    let r = 0.5.squareRoot()
    // Own corners of the front (z = 50): turned by hand, −45° about y, then −45° about x.
    for (x, y) in [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50)] {
      let (x1, z1) = ((x - 50) * r, (x + 50) * r)
      let (y2, z2) = ((y + z1) * r, (z1 - y) * r)
      let w = 1 - z2 / 500
      let p = room.convert(CGPoint(x: x + 50, y: y + 50), from: cube.sublayers?[0])
      #expect(abs(p.x - (50 + x1 / w)) < 1e-9 && abs(p.y - (50 + y2 / w)) < 1e-9)
    }
  }

  @Test func ownTransformMayHoldThePerspective() {
    var own = CATransform3DIdentity
    own.m34 = -1 / 200.0
    own = CATransform3DRotate(own, .pi / 3, 0, 1, 0)
    let plane = makePlane(80, 40, red, own)
    let room = makeLayer(100, 100)
    room.addSublayer(plane)
    // The right edge goes back by 40 sin 60°, the left one comes forward.
    let (c, s) = (40 * 0.5, 40 * 3.0.squareRoot() / 2)
    let right = 50 + c / (1 + s / 200)
    let left = 50 - c / (1 - s / 200)
    #expect(abs(plane.frame.minX - left) < 1e-9 && abs(plane.frame.maxX - right) < 1e-9)
    #expect(abs(plane.frame.maxY - (50 + 20 / (1 - s / 200))) < 1e-9)
  }

  // C5 (H).
  @Test func ordinaryLayersFlattenTheirSublayers() {
    // A sublayer that stands out by 100 pt is only a drawing on a turned parent: it turns with it.
    let room = makeRoom()
    let parent = makePlane(100, 100, nil, CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    let child = makePlane(20, 20, red, CATransform3DMakeTranslation(0, 0, 100))
    parent.addSublayer(child)
    room.addSublayer(parent)
    let p = room.convert(CGPoint(x: 10, y: 10), from: child)
    #expect(abs(p.x - 50) < 1e-9 && abs(p.y - 50) < 1e-9)
    // In a transform layer it stays in space.
    let solid = CATransformLayer()
    solid.frame = parent.bounds
    solid.position = CGPoint(x: 50, y: 50)
    solid.transform = parent.transform
    solid.addSublayer(child)
    room.addSublayer(solid)
    let q = room.convert(CGPoint(x: 10, y: 10), from: child)
    #expect(abs(q.x - (50 + 100 * 0.75.squareRoot() / (1 - 50 / 500.0))) < 1e-9)
  }

  @Test func pointsGoThereAndBack() throws {
    let room = makeRoom(distance: 300)
    let a = makePlane(60, 60, red, CATransform3DMakeRotation(0.9, 0.3, 1, 0.2))
    let b = makePlane(60, 60, red, CATransform3DMakeRotation(-1.1, 1, 0.4, 0))
    room.addSublayer(a)
    room.addSublayer(b)
    let p = CGPoint(x: 13, y: 41)
    let there = a.convert(p, to: b)
    let back = a.convert(there, from: b)
    #expect(abs(back.x - p.x) < 1e-9 && abs(back.y - p.y) < 1e-9)
    let box = room.convert(a.bounds, from: a)
    let corners = [(0.0, 0.0), (60, 0), (60, 60), (0, 60)].map {
      room.convert(CGPoint(x: $0.0, y: $0.1), from: a)
    }
    #expect(isClose(corners.map { Double($0.x) }.min(), Double(box.minX)))
    #expect(isClose(corners.map { Double($0.y) }.max(), Double(box.maxY)))
  }

  @Test func edgeOnAndBrokenTransformsDrawNothingAndKeepPoints() {
    var broken = CATransform3DIdentity
    broken.m12 = .nan
    var huge = CATransform3DMakeScale(1e300, 1e300, 1)
    huge.m34 = 1e300
    var behind = CATransform3DMakeTranslation(0, 0, 600)
    behind = CATransform3DRotate(behind, 0.1, 0, 1, 0)
    let edgeOn = CATransform3DMakeScale(0, 1, 1)
    for transform in [broken, huge, behind, edgeOn, CATransform3D()] {
      let room = makeRoom()
      let plane = makePlane(50, 50, red, transform)
      plane.addSublayer(makeLayer(10, 10, color: blue))
      room.addSublayer(plane)
      room.addSublayer(makePlane(0, 0, nil, CATransform3DMakeRotation(0.5, 1, 0, 0)))
      let pixels = picture(of: room)
      #expect((0..<100).allSatisfy { x in (0..<100).allSatisfy { pixels.pixel(x, $0)[3] == 0 } })
      _ = room.hitTest(CGPoint(x: 50, y: 50))
    }
    let plane = makePlane(50, 50, red, edgeOn)
    let room = makeRoom()
    room.addSublayer(plane)
    #expect(plane.convert(CGPoint(x: 3, y: 4), from: room) == CGPoint(x: 3, y: 4))
  }

  @Test func whatLiesBehindTheEyeIsCutOff() {
    // A floor 20 pt below the eye, from 400 pt before it to 400 pt behind it.
    let room = makeRoom(distance: 100)
    let floor = CATransform3DRotate(
      CATransform3DMakeTranslation(0, 20, 100), .pi / 2, 1, 0, 0)
    room.addSublayer(makePlane(400, 800, green, floor))
    let pixels = picture(of: room)
    // The horizon of the far edge: 20 pt down at 400 pt is 20 · 100 / 400 = 5 pt on the surface.
    for y in 0..<100 { #expect(pixels.pixel(50, y)[3] == (y >= 55 ? 255 : 0), "row \(y)") }
  }

  @Test func texturesAreSampledWithPerspective() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let room = makeRoom(distance: 60)
    let plane = makePlane(80, 40, nil, CATransform3DMakeRotation(1, 0, 1, 0))
    plane.contents = try #require(context.makeImage())
    plane.magnificationFilter = .nearest
    room.addSublayer(plane)
    let pixels = picture(of: room)
    // The halves meet where the plane's middle is seen, which is not the middle of what is seen.
    let frame = room.convert(plane.bounds, from: plane)
    #expect(abs(frame.midX - 50) > 5)
    for x in Int(frame.minX.rounded(.up))..<Int(frame.maxX) {
      #expect(pixels.pixel(x, 50) == (x < 50 ? [255, 0, 0, 255] : [0, 0, 255, 255]), "x \(x)")
    }
  }

  @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
  func gradientsFollowThePerspective(type: CAGradientLayerType) {
    let gradient = CAGradientLayer()
    gradient.type = type
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    gradient.startPoint = type == .axial ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: type == .radial ? 1 : 0.5)
    gradient.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    gradient.position = CGPoint(x: 50, y: 50)
    gradient.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let room = makeRoom(distance: 90)
    room.addSublayer(gradient)
    let pixels = picture(of: room)
    var checked = 0
    for (x, y) in [(40, 40), (45, 52), (53, 61), (58, 47), (62, 55)] {
      let p = gradient.convert(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), from: room)
      let (u, v) = (p.x / 80 - 0.5, p.y / 80 - 0.5)
      var t = u + 0.5
      if type == .radial { t = min(1, (u * u + v * v).squareRoot() * 2) }
      if type == .conic { t = atan2(v, u) / (2 * .pi) }
      if t < 0 { t += 1 }
      #expect(abs(Double(pixels.pixel(x, y)[0]) - 255 * t) < 1.5, "at \(x), \(y)")
      checked += pixels.pixel(x, y)[3] == 255 ? 1 : 0
    }
    #expect(checked == 5)
  }

  @Test func shapesStaySharpUnderPerspective() {
    // A circle of 20 pt, 8 times as large on the surface as its layer's points: still a circle.
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    shape.fillColor = red
    shape.position = CGPoint(x: 50, y: 50)
    let room = makeRoom(distance: 100)
    // W = 1 − 87.5 / 100: eight times as large. The tilt makes it a perspective.
    shape.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, 87.5), 0.02, 0, 1, 0)
    room.addSublayer(shape)
    let pixels = picture(of: room)
    var area = 0.0
    for y in 0..<100 { for x in 0..<100 { area += Double(pixels.pixel(x, y)[3]) / 255 } }
    #expect(abs(area - .pi * 40 * 40) < 15)
    #expect(pixels.pixel(50, 12)[3] == 255 && pixels.pixel(50, 8)[3] == 0)
  }

  // C5 (M), 3.9.
  @Test func edgesAreHardUnlessAskedForOtherwise() {
    // FACTS 3.9 (M): rotated and projected layers have hard edges on screen.
    func edgeLevels(smooth: Bool) -> Int {
      let room = makeRoom()
      let plane = makePlane(60, 60, red, CATransform3DMakeRotation(0.8, 0.2, 1, 0.4))
      if smooth { plane.allowsEdgeAntialiasing = true }
      room.addSublayer(plane)
      let pixels = picture(of: room)
      var count = 0
      for y in 0..<100 {
        for x in 0..<100 where ![0, 255].contains(pixels.pixel(x, y)[3]) { count += 1 }
      }
      return count
    }
    #expect(edgeLevels(smooth: false) == 0)
    #expect(edgeLevels(smooth: true) > 50)
  }

  @Test func edgesAreSmoothOneByOne() {
    let plane = makePlane(50.5, 50.5, red, CATransform3DIdentity)
    plane.allowsEdgeAntialiasing = true
    plane.position = CGPoint(x: 50.1, y: 50.1)
    plane.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
    let room = makeLayer(100, 100)
    room.addSublayer(plane)
    let pixels = picture(of: room)
    // From 24.85 to 75.35: 15 % of the first pixel, 35 % of the last where that edge is smooth.
    #expect(pixels.pixel(24, 50)[3] == 38 && pixels.pixel(75, 50)[3] == 0)
    #expect(pixels.pixel(50, 24)[3] == 0 && pixels.pixel(50, 75)[3] == 89)
  }

  @Test func masksClipsAndShadowsFollowThePerspective() {
    let room = makeRoom(distance: 100)
    let tilt = CATransform3DMakeRotation(1, 0, 1, 0)
    let plane = makePlane(80, 80, nil, tilt)
    plane.masksToBounds = true
    plane.cornerRadius = 20
    plane.addSublayer(makeLayer(200, 200, color: red))
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80), transform: nil)
    plane.mask = mask
    room.addSublayer(plane)
    var pixels = picture(of: room)
    var wrong = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let p = plane.convert(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), from: room)
        let distance = ((p.x - 40) * (p.x - 40) + (p.y - 40) * (p.y - 40)).squareRoot() - 40
        if abs(distance) > 4, (pixels.pixel(x, y)[3] == 255) != (distance < 0) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    // Our choice: a shadow's offset and radius are those in the middle of the layer.
    let caster = makePlane(40, 40, red, tilt)
    caster.shadowOpacity = 1
    caster.shadowRadius = 0
    caster.shadowOffset = CGSize(width: 0, height: 20)
    let other = makeRoom(distance: 100)
    other.addSublayer(caster)
    pixels = picture(of: other)
    #expect(pixels.pixel(50, 88) == [0, 0, 0, 255] && pixels.pixel(50, 92)[3] == 0)
  }
}
