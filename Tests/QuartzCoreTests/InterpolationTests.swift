// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lies between two values of each kind. The matrices are what one party measured on macOS
// (FACTS C5: decomposed, the shorter way round).

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct InterpolationTests {
  private func transform(
    from start: CATransform3D, to end: CATransform3D, at time: Double
  ) -> CATransform3D {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue) = (start, end)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let value = shown(layer, at: time).value(forKeyPath: "transform")
    return value as? CATransform3D ?? CATransform3D()
  }

  private func plane(_ t: CATransform3D) -> [Double] {
    [t.m11, t.m12, t.m21, t.m22].map { Double($0) }
  }

  private func expect(_ found: [Double], _ wanted: [Double]) {
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 2e-4 }, "\(found)")
  }

  // C5 (M).
  @Test func rotationsTakeTheShorterWay() {
    let turn = CATransform3DMakeRotation(170 * .pi / 180, 0, 0, 1)
    expect(
      plane(transform(from: CATransform3DIdentity, to: turn, at: 0.25)),
      [0.73728, 0.67559, -0.67559, 0.73728])
    let far = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
    expect(
      plane(transform(from: CATransform3DIdentity, to: far, at: 0.25)),
      [0.92388, -0.38268, 0.38268, 0.92388])
  }

  @Test func halfTurnsGoTheNegativeWay() {
    let h = 0.5.squareRoot()
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    expect(plane(transform(from: CATransform3DIdentity, to: half, at: 0.5)), [0, -1, 1, 0])
    expect(
      plane(
        transform(from: CATransform3DIdentity, to: CATransform3DMakeScale(-1, -1, 1), at: 0.25)),
      [h, -h, h, h])
    // In space as in the plane.
    let tilted = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(transform(from: CATransform3DIdentity, to: tilted, at: 0.5).m13 > 0.99)
  }

  @Test func mirrorsFlipAnAxis() {
    let h = 0.5.squareRoot()
    let (mirrorX, mirrorY) = (CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1))
    expect(plane(transform(from: CATransform3DIdentity, to: mirrorX, at: 0.25)), [0.5, 0, 0, 1])
    expect(plane(transform(from: CATransform3DIdentity, to: mirrorY, at: 0.25)), [1, 0, 0, 0.5])
    expect(plane(transform(from: mirrorX, to: mirrorY, at: 0.25)), [-h, -h, -h, h])
  }

  @Test func shearsBend() {
    let shear = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    expect(
      plane(transform(from: CATransform3DIdentity, to: shear, at: 0.25)), [1, 0, 0.1151, 1.0023])
  }

  // C5 (M).
  @Test func scaleRotationAndTranslationAreApart() {
    let end = CATransform3DRotate(CATransform3DMakeTranslation(40, 0, 0), 1, 0, 0, 1)
    let found = transform(from: CATransform3DMakeScale(2, 1, 1), to: end, at: 0.25)
    expect(plane(found), [1.69560, 0.43296, -0.24740, 0.96891])
    #expect(abs(found.m41 - 10) < 1e-4)
  }

  // C5 (M).
  @Test func rotationsOfSpaceAreArcs() {
    let end = CATransform3DMakeRotation(1.2, 0, 1, 0)
    let found = transform(from: CATransform3DIdentity, to: end, at: 0.25)
    expect(
      [found.m11, found.m13, found.m31, found.m33].map { Double($0) },
      [0.95534, -0.29552, 0.29552, 0.95534])
  }

  // C5 (M).
  @Test func perspectiveIsInterpolated() {
    var end = CATransform3DIdentity
    end.m34 = -1 / 500
    let found = transform(from: CATransform3DIdentity, to: end, at: 0.5)
    #expect(abs(found.m34 + 0.001) < 1e-9 && found.m11 == 1)
  }

  @Test func singularTransformsTakeTheEndAtOnce() {
    // Our choice; it explains why a view that shrinks to scale 0 vanishes at once.
    let nothing = CATransform3DMakeScale(0, 0, 1)
    #expect(transform(from: CATransform3DIdentity, to: nothing, at: 0.25).m11 == 0)
    #expect(transform(from: nothing, to: CATransform3DIdentity, at: 0.25).m11 == 1)
    #expect(transform(from: CATransform3D(), to: CATransform3D(), at: 0.25).m44 == 0)
  }

  @Test func numbersOfTransformsGoAllTheWay() {
    // Key paths are numbers, which know no singular transform.
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform.scale")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    layer.add(animation, forKey: nil)
    #expect(isClose(number(layer, "transform.scale.x", at: 0.25), 0.25))
  }

  @Test func partsLeaveTheOthersAlone() {
    // scale · shear · rotation · translation: one replaced, the others as they were.
    func make(_ sx: Double, _ sy: Double, _ angle: Double, _ tx: Double) -> CATransform3D {
      let rotated = CATransform3DRotate(CATransform3DMakeTranslation(tx, 5, 0), angle, 0, 0, 1)
      let shear = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0))
      let sheared = CATransform3DConcat(shear, rotated)
      return CATransform3DConcat(CATransform3DMakeScale(sx, sy, 1), sheared)
    }
    for (keyPath, wanted) in [
      ("transform.rotation.z", make(2, 3, 2.5, 7)), ("transform.scale.x", make(2.5, 3, 0.75, 7)),
      ("transform.scale.y", make(2, 2.5, 0.75, 7)),
      ("transform.translation.x", make(2, 3, 0.75, 2.5)),
    ] {
      let layer = CALayer()
      layer.transform = make(2, 3, 0.75, 7)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (2.5, 2.5, 1)
      layer.add(animation, forKey: nil)
      let found = shown(layer, at: 0.5).value(forKeyPath: "transform") as? CATransform3D
      expect(plane(found ?? CATransform3D()), plane(wanted))
      #expect(abs((found?.m41 ?? 0) - wanted.m41) < 1e-5, "\(keyPath)")
    }
  }

  @Test func coloursMixStraight() {
    // C7: straight in sRGB-encoded components.
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    animation.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let color = shown(layer, at: 0.5).value(forKeyPath: "backgroundColor") as? CGColor
    #expect(color?.components == [0.5, 0, 0.5, 0.75])
  }

  @Test func noColourCountsAsTheOtherOneClear() {
    // Our choice.
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.toValue = red
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let color = shown(layer, at: 0.25).value(forKeyPath: "backgroundColor") as? CGColor
    #expect(color?.components == [1, 0, 0, 0.25])
  }

  @Test func gradientColoursMixOneByOne() {
    let layer = CAGradientLayer()
    let animation = CABasicAnimation(keyPath: "colors")
    animation.fromValue = [red, green]
    animation.toValue = [green, green]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let colors = shown(layer, at: 0.5).value(forKeyPath: "colors") as? [CGColor]
    #expect(colors?.first?.components == [0.5, 0.5, 0, 1])
    // Unequal counts take the end at once: our choice.
    animation.toValue = [blue]
    layer.add(animation, forKey: nil)
    #expect((shown(layer, at: 0.01).value(forKeyPath: "colors") as? [CGColor])?.count == 1)
  }

  @Test func differencesOfEveryKind() throws {
    // C1: byValue adds; a transform is applied before the other.
    func value(_ keyPath: String, _ layer: CALayer, from: Any, by: Any) -> Any? {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.byValue) = (from, by)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      return shown(layer, at: 0.5).value(forKeyPath: keyPath)
    }
    let bounds = value(
      "bounds", CALayer(), from: CGRect(x: 0, y: 0, width: 10, height: 10),
      by: CGRect(x: 2, y: 0, width: 4, height: 8))
    #expect(bounds as? CGRect == CGRect(x: 1, y: 0, width: 12, height: 14))
    let offset = value(
      "shadowOffset", CALayer(), from: CGSize(width: 1, height: 1), by: CGSize(width: 2, height: 4))
    #expect(offset as? CGPoint == CGPoint(x: 2, y: 3))
    let moved = value(
      "transform", CALayer(), from: CATransform3DMakeScale(2, 2, 1),
      by: CATransform3DMakeTranslation(10, 0, 0))
    #expect(abs(try #require(moved as? CATransform3D).m41 - 10) < 1e-9)
    let locations = value("locations", CAGradientLayer(), from: [0, 0.5], by: [0.5, 0.5])
    #expect((locations as? [NSNumber])?.map(\.doubleValue) == [0.25, 0.75])
  }

  @Test func flagsTakeTheEndAtOnce() {
    // One party's measurement on macOS; unverified. At 0 it is still the start: Apple's picture of lottie's timeremap.
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue, animation.duration) = (false, true, 1)
    layer.add(animation, forKey: nil)
    #expect(shown(layer, at: 0).value(forKeyPath: "hidden") as? Bool == false)
    #expect(shown(layer, at: 0.25).value(forKeyPath: "hidden") as? Bool == true)
    #expect(shown(layer, at: 2).value(forKeyPath: "hidden") as? Bool == false)
  }

  @Test func scalesAndShadowPathsAnimate() throws {
    // C12.
    let layer = CALayer()
    for (keyPath, from, to) in [
      ("contentsScale", 1 as Any, 3 as Any),
      (
        "shadowPath", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
        CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      ),
    ] {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: nil)
    }
    let presented = shown(layer, at: 0.5)
    #expect((presented.value(forKeyPath: "contentsScale") as? NSNumber)?.doubleValue == 2)
    let path = try #require(presented.value(forKeyPath: "shadowPath") as! CGPath?)
    #expect(path.boundingBox.width == 20)
  }

  @Test func linesBendIntoCurves() throws {
    // C9 (H): Apple's pictures of lottie's TypeFace letters. The line counts as the curve that it is, and controls turn around
    // the ends (3.26): from (10, 0) by a right angle to (0, 20).
    let (line, curve) = (CGMutablePath(), CGMutablePath())
    line.addLines(between: [.zero, CGPoint(x: 30, y: 0)])
    curve.move(to: CGPoint(x: 2, y: 0))
    curve.addCurve(
      to: CGPoint(x: 32, y: 0), control1: CGPoint(x: 2, y: 20), control2: CGPoint(x: 32, y: 20))
    let layer = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (line, curve, 1)
    layer.add(animation, forKey: nil)
    let halfway = try #require(shown(layer, at: 0.5).value(forKeyPath: "path") as! CGPath?)
    let reach = 15 * 0.5.squareRoot()
    let wanted = [1, 0, 1 + reach, reach, 31 - reach, reach, 31, 0]
    var found: [Double] = []
    halfway.applyWithBlock { element in
      let count = element.pointee.type == .addCurveToPoint ? 3 : 1
      for i in 0..<count {
        found += [Double(element.pointee.points[i].x), Double(element.pointee.points[i].y)]
      }
    }
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 } && found.count == 8, "\(found)")
  }

  @Test func pathsOfAnotherStructureTakeTheEndAtOnce() throws {
    let layer = CAShapeLayer()
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 9, y: 0)])
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue, animation.duration) = (square, corner, 1)
    layer.add(animation, forKey: nil)
    #expect(shown(layer, at: 0).value(forKeyPath: "path") as! CGPath? == square)
    #expect(shown(layer, at: 0.01).value(forKeyPath: "path") as! CGPath? == corner)
  }

  @Test func picturesFadeIntoEachOther() throws {
    let layer = makeLayer(10, 10)
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = try makeImage(10, 10)
    animation.toValue = try makeImage(4, 4)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let list = DisplayList(width: 100, height: 100)
    emit(shown(layer, at: 0.25), into: list, options: EmitOptions())
    #expect(
      list.ops.map(\.kind) == [.beginGroup, .fillBox, .beginGroup, .fillBox, .endGroup, .endGroup])
    #expect(list.ops[1].alpha == 0.75 && list.ops[2].alpha == 0.25)
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    // Both are red all over: so is their mix.
    #expect((0..<4).map { pixmap.bytes[5 * pixmap.bytesPerRow + 20 + $0] } == [255, 0, 0, 255])
  }
}

@Suite struct ValueFunctionTests {
  private func matrix(
    _ name: CAValueFunctionName, _ from: Any?, _ to: Any?, at time: Double,
    _ edit: (CABasicAnimation) -> Void = { _ in }
  ) -> CATransform3D {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: name)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = 1
    edit(animation)
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.add(animation, forKey: nil)
    let value = shown(layer, at: time).value(forKeyPath: "transform")
    return value as? CATransform3D ?? CATransform3D()
  }

  @Test func everyFunction() {
    // As one party measured on macOS: the result replaces the layer's transform.
    #expect(isClose(Double(matrix(.rotateX, 0, 1, at: 0.5).m23), sin(0.5)))
    #expect(isClose(Double(matrix(.rotateY, 0, 1, at: 0.5).m31), sin(0.5)))
    #expect(isClose(Double(matrix(.rotateZ, 0, 1, at: 0.5).m11), cos(0.5)))
    let scaled = matrix(.scale, [1, 1, 1], [3, 5, 7], at: 0.5)
    #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4))
    #expect(matrix(.scaleX, 1, 3, at: 0.5).m11 == 2 && matrix(.scaleX, 1, 3, at: 0.5).m22 == 1)
    #expect(matrix(.scaleY, 1, 3, at: 0.5).m22 == 2 && matrix(.scaleZ, 1, 3, at: 0.5).m33 == 2)
    let moved = matrix(.translate, [0, 0, 0], [10, 20, 30], at: 0.5)
    #expect((moved.m41, moved.m42, moved.m43) == (5, 10, 15))
    #expect(matrix(.translateX, 0, 10, at: 0.5).m41 == 5)
    #expect(matrix(.translateY, 0, 10, at: 0.5).m42 == 5)
    #expect(matrix(.translateZ, 0, 10, at: 0.5).m43 == 5)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bogus")) == nil)
  }

  @Test func turnsMayBeMoreThanHalf() {
    let found = matrix(.rotateZ, 0, 4 * Double.pi, at: 0.125)
    #expect(isClose(Double(found.m12), 1))
  }

  @Test func numbersAccumulate() {
    let found = matrix(.translateX, 0, 1, at: 2.5) {
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    #expect(found.m41 == 2.5)
  }

  @Test func missingEndsAreNeutral() {
    #expect(matrix(.scaleX, nil, 3, at: 0.5).m11 == 2)
    #expect(matrix(.translateX, nil, 10, at: 0.5).m41 == 5)
  }

  @Test func keyframesGoThroughThem() {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.values = [0, 1, 3]
    animation.duration = 1
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    let found = shown(layer, at: 0.75).value(forKeyPath: "transform") as? CATransform3D
    #expect(isClose(found.map { Double($0.m11) }, cos(2)))
  }
}
