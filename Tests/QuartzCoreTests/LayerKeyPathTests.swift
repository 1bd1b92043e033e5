// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key paths of all properties, also into sublayers, masks and filters.

import Foundation
import QuartzCore
import Testing

@Suite struct LayerKeyPathTests {
  @Test(arguments: [
    ("position.x", 7), ("position.y", 7), ("bounds.size.width", 7), ("bounds.origin.x", 7),
    ("shadowOffset.width", 7), ("shadowOffset.height", 7), ("anchorPoint.x", 7),
    ("contentsRect.origin.y", 7), ("contentsRect.size.height", 7), ("contentsCenter.origin.x", 7),
    ("transform.translation.x", 7), ("transform.scale.x", 7), ("transform.scale.xy", 7),
    ("transform.scale.yx", 7),
    ("transform.rotation.z", 0.5),
    ("transform.rotation.x", 0.5), ("sublayerTransform.rotation.y", 0.5), ("zPosition", 7),
    ("rasterizationScale", 7), ("minificationFilterBias", 7), ("maskedCorners", 7),
    ("edgeAntialiasingMask", 7), ("cornerRadius", 7), ("shadowRadius", 7), ("frame.size.width", 7),
    ("beginTime", 7), ("timeOffset", 7), ("speed", 7), ("duration", 7), ("repeatCount", 7),
    ("repeatDuration", 7),
  ])
  func numbersAreReadBack(path: String, value: Double) throws {
    let layer = makeLayer(10, 10)
    layer.setValue(value, forKeyPath: path)
    let read = try #require(layer.value(forKeyPath: path) as? NSNumber)
    #expect(abs(read.doubleValue - value) < 1e-9, "\(path) is \(read)")
  }

  @Test(arguments: [
    "shouldRasterize", "drawsAsynchronously", "allowsGroupOpacity", "masksToBounds", "hidden",
    "doubleSided", "isDoubleSided", "opaque", "isOpaque", "geometryFlipped", "isGeometryFlipped",
    "allowsEdgeAntialiasing", "needsDisplayOnBoundsChange", "autoreverses",
  ])
  func flagsAreReadBack(key: String) {
    let layer = CALayer()
    for value in [true, false] {
      layer.setValue(value, forKey: key)
      #expect((layer.value(forKey: key) as? NSNumber)?.boolValue == value)
    }
  }

  @Test func namesAreReadBack() {
    let layer = CAShapeLayer()
    for (key, name) in [
      ("cornerCurve", "continuous"), ("minificationFilter", "trilinear"),
      ("magnificationFilter", "nearest"), ("contentsFormat", "Gray8"), ("fillRule", "even-odd"),
      ("lineCap", "round"), ("lineJoin", "bevel"), ("compositingFilter", "sourceIn"),
      ("name", "Mica"), ("fillMode", "forwards"),
    ] {
      layer.setValue(name, forKey: key)
      #expect(layer.value(forKey: key) as? String == name, "\(key)")
    }
    layer.setValue(CAShapeLayerLineCap.square, forKey: "lineCap")
    #expect(layer.lineCap == .square)
    let gradient = CAGradientLayer()
    gradient.setValue("conic", forKey: "type")
    #expect(gradient.type == .conic)
    layer.setValue([3, 4], forKey: "lineDashPattern")
    #expect(layer.lineDashPattern == [3, 4])
  }

  @Test func pathsLeadIntoNamedSublayers() {
    let root = makeLayer(100, 100)
    let (first, second) = (CALayer(), CALayer())
    first.name = "first"
    second.name = "second"
    first.addSublayer(second)
    root.addSublayer(CALayer())
    root.addSublayer(first)
    root.setValue(5, forKeyPath: "sublayers.first.position.x")
    #expect(first.position.x == 5)
    root.setValue(0.5, forKeyPath: "sublayers.first.sublayers.second.opacity")
    #expect(second.opacity == 0.5)
    let read = root.value(forKeyPath: "sublayers.first.sublayers.second.opacity") as? NSNumber
    #expect(read == 0.5)
    #expect(root.value(forKeyPath: "sublayers.nobody.opacity") == nil)
    root.setValue(1, forKeyPath: "sublayers.nobody.opacity")
  }

  @Test func pathsLeadIntoMasksAndFilters() {
    let layer = CALayer()
    #expect(layer.value(forKeyPath: "mask.opacity") == nil)
    layer.mask = CALayer()
    layer.setValue(0.25, forKeyPath: "mask.opacity")
    #expect(layer.mask?.opacity == 0.25)
    layer.filters = [["type": "gaussianBlur", "name": "soft", "inputRadius": 1]]
    layer.setValue(9, forKeyPath: "filters.soft.inputRadius")
    #expect(layer.value(forKeyPath: "filters.soft.inputRadius") as? Int == 9)
    #expect(layer.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? Int == 9)
  }

  @Test func defaultValuesAreThoseOfANewLayer() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? NSNumber == 1)
    #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? NSNumber == 10)
    #expect(CALayer.defaultValue(forKey: "miterLimit") == nil)
  }

  /// A key with a dot is no property's, so that the class is asked for its default.
  @Test func defaultsOfAClassWithoutItsOwnInitialiserAreThoseOfItsSuperclass() {
    final class Named: CAShapeLayer {
      let title: String
      init(title: String) {
        self.title = title
        super.init()
        opacity = 0.5
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Named(title: "a").value(forKey: "transform.rotation.z") as? NSNumber == 0)
    #expect(Named.defaultValue(forKey: "opacity") as? NSNumber == 1)
    #expect(Named.defaultValue(forKey: "miterLimit") as? NSNumber == 10)
  }

  @Test func preferredSizesComeFromTheLayoutManager() {
    final class Manager: NSObject, CALayoutManager {
      var calls: [String] = []
      func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 30, height: 20) }
      func invalidateLayout(of layer: CALayer) { calls.append("invalidate") }
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    }
    let (layer, manager) = (makeLayer(10, 10), Manager())
    #expect(layer.preferredFrameSize() == CGSize(width: 10, height: 10))
    layer.layoutManager = manager
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(layer.preferredFrameSize() == CGSize(width: 60, height: 20))
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(manager.calls == ["invalidate", "layout"])
  }
}
