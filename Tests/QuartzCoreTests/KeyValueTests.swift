// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding and the forms that values may have (FACTS C16).

import Foundation
import MicaRaster
import MicaRuntime
import QuartzCore
import Testing

@Suite struct KeyValueTests {
  // C16.
  @Test func numbersComeInEveryForm() {
    let forms: [Any] = [
      0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5), NSNumber(value: Float(0.5)),
    ]
    for form in forms {
      let layer = CALayer()
      layer.setValue(form, forKey: "opacity")
      #expect(layer.opacity == 0.5, "\(type(of: form))")
    }
    for form in [2, Int32(2), UInt8(2)] as [Any] {
      let layer = CALayer()
      layer.setValue(form, forKeyPath: "cornerRadius")
      #expect(layer.cornerRadius == 2, "\(type(of: form))")
    }
    let layer = CALayer()
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden)
  }

  // C16.
  @Test func structuresComeRawOrInNSValue() {
    let layer = CALayer()
    layer.setValue(NSValue(point: NSPoint(x: 1, y: 2)), forKey: "position")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    layer.setValue(NSValue(rect: NSRect(x: 0, y: 0, width: 3, height: 4)), forKey: "bounds")
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    layer.setValue(NSValue(size: NSSize(width: 5, height: 6)), forKey: "shadowOffset")
    #expect(layer.shadowOffset == CGSize(width: 5, height: 6))
    var t = CATransform3DMakeScale(2, 3, 4)
    let boxed = NSValue(bytes: &t, objCType: BoxEncoding.transform3D)
    layer.setValue(boxed, forKey: "transform")
    #expect(CATransform3DEqualToTransform(layer.transform, t))
    layer.setValue(CGPoint(x: 9, y: 8), forKeyPath: "position")
    #expect(layer.position == CGPoint(x: 9, y: 8))
  }

  @Test func partsOfPropertiesHavePaths() {
    let layer = makeLayer(10, 20)
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(7, forKeyPath: "position.x")
    #expect(layer.bounds.size == CGSize(width: 30, height: 20) && layer.position.x == 7)
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(isClose(Double(layer.transform.m12), 1))
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(isClose(Double(layer.transform.m12), 2))
    layer.setValue(4, forKeyPath: "transform.translation.x")
    #expect(layer.transform.m41 == 4)
    let angle = layer.value(forKeyPath: "transform.rotation") as? NSNumber
    #expect(isClose(angle?.doubleValue, .pi / 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 20))
  }

  // C16.
  @Test func coloursAndPathsAndArrays() {
    let shape = CAShapeLayer()
    shape.setValue(red, forKey: "fillColor")
    shape.setValue(nil, forKey: "strokeColor")
    #expect(shape.fillColor == red && shape.strokeColor == nil)
    let gradient = CAGradientLayer()
    gradient.setValue([red, blue], forKey: "colors")
    gradient.setValue([0, 0.5], forKey: "locations")
    #expect(gradient.colors?.count == 2 && gradient.locations == [0, 0.5])
  }

  @Test func unknownNamesAreStored() {
    let layer = CALayer()
    layer.setValue("value", forKey: "mine")
    layer.setValue(3, forKeyPath: "fillColor")
    #expect(layer.value(forKey: "mine") as? String == "value")
    #expect(layer.value(forKey: "fillColor") as? Int == 3)
    #expect(layer.value(forKey: "nothing") == nil)
  }

  @Test func valuesOfTheWrongKindChangeNothingAndSaySo() {
    let layer = CALayer()
    layer.setValue(CALayer(), forKey: "borderWidth")
    layer.setValue(nil, forKey: "borderWidth")
    #expect(layer.borderWidth == 0)
    #expect(Unsupported.features.contains("a value of type CALayer for CALayer.borderWidth"))
    #expect(Unsupported.features.contains("a value of type nil for CALayer.borderWidth"))
    // A text is the number that it begins with, as for all objects.
    layer.setValue("2.5 wide", forKey: "borderWidth")
    #expect(layer.borderWidth == 2.5)
  }

  @Test func defaultsOfAClass() {
    #expect((CALayer.defaultValue(forKey: "opacity") as? NSNumber)?.doubleValue == 1)
    #expect((CAShapeLayer.defaultValue(forKey: "miterLimit") as? NSNumber)?.doubleValue == 10)
  }

  @Test func classesMayAskForDisplayOnChange() {
    final class Redrawing: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "opacity" }
    }
    let layer = Redrawing()
    layer.cornerRadius = 3
    #expect(!layer.needsDisplay())
    layer.opacity = 0.5
    #expect(layer.needsDisplay())
  }
}

@Suite struct TransformTests {
  @Test func rotationAboutZIsClockwiseInYDown() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let m = CATransform3DGetAffineTransform(t)
    #expect(isClose(m.a, 0) && isClose(m.b, 1) && isClose(m.c, -1) && isClose(m.d, 0))
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func scaleThenTranslateComposesOnTheLeft() {
    // The new operation happens first, in row-vector order.
    let t = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
    #expect(t.m41 == 10 && t.m11 == 2)
    let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(u.m41 == 20)
  }

  @Test func inverseUndoesAndSingularStays() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -1.0 / 500
    t = CATransform3DTranslate(t, 5, 6, 7)
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(isClose(product.m11, 1) && isClose(product.m12, 0) && isClose(product.m43, 0))
    #expect(isClose(product.m44, 1) && isClose(product.m34, 0))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }
}
