// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layers through keyed archives and back: every property of every class, the tree, and what is cut off.

import CoreGraphics
import Foundation
import MicaRaster
import QuartzCore
import Testing

@Suite struct LayerArchiveTests {
  private func copy<Layer: CALayer>(_ layer: Layer) throws -> Layer {
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
  }

  private static let red = CGColor(srgbRed: 1, green: 0.25, blue: 0, alpha: 0.5)
  private static let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 8), control1: CGPoint(x: 7, y: 6), control2: CGPoint(x: 5, y: 4))
    path.closeSubpath()
    return path
  }()

  /// Another value than the default for every key of a layer that can be archived.
  private static var values: [String: Any] {
    [
      "bounds": CGRect(x: 1, y: 2, width: 30, height: 40), "position": CGPoint(x: 5, y: 6),
      "zPosition": 3, "anchorPoint": CGPoint(x: 0, y: 1), "anchorPointZ": 2, "opacity": 0.5,
      "transform": CATransform3DMakeRotation(1, 0, 0, 1),
      "sublayerTransform": CATransform3DMakeScale(2, 3, 4), "backgroundColor": red,
      "cornerRadius": 4, "borderWidth": 2, "borderColor": red, "shadowColor": red,
      "shadowOpacity": 0.75, "shadowOffset": CGSize(width: 1, height: 2), "shadowRadius": 7,
      "shadowPath": path, "hidden": true, "masksToBounds": true, "maskedCorners": 3,
      "cornerCurve": "continuous", "geometryFlipped": true, "doubleSided": false,
      "contentsRect": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
      "contentsCenter": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), "contentsScale": 3,
      "contentsGravity": "center", "minificationFilter": "nearest",
      "magnificationFilter": "nearest",
      "opaque": true, "name": "one", "beginTime": 1, "speed": 0.5, "timeOffset": 2,
      "rasterizationScale": 2, "shouldRasterize": true, "fillMode": "both", "repeatCount": 2,
      "autoreverses": true,
    ]
  }

  private func check(_ layer: CALayer, _ values: [String: Any]) throws {
    for (key, value) in values { layer.setValue(value, forKey: key) }
    let other = try copy(layer)
    #expect(type(of: other) == type(of: layer))
    for key in values.keys.sorted() {
      let (left, right) = (layer.value(forKey: key), other.value(forKey: key))
      let usual = type(of: layer).defaultValue(forKey: key)
      #expect(!Self.areEqual(left, usual), "\(key) has its default")
      #expect(Self.areEqual(left, right), "\(key): \(left as Any) and \(right as Any)")
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as CGColor, let other as CGColor): one == other
    case (let one as CGPath, let other as CGPath): one == other
    case (let one as [CGColor], let other as [CGColor]): one == other
    case (let one as CGPoint, let other as CGPoint): one == other
    case (let one as CGSize, let other as CGSize): one == other
    case (let one as CGRect, let other as CGRect): one == other
    case (let one as CATransform3D, let other as CATransform3D):
      CATransform3DEqualToTransform(one, other)
    case (let one?, let other?): (one as? NSObject)?.isEqual(other as? NSObject) ?? false
    default: false
    }
  }

  @Test func `every property of a layer comes back`() throws { try check(CALayer(), Self.values) }

  @Test func `so do those of its subclasses`() throws {
    try check(
      CAShapeLayer(),
      [
        "strokeStart": 0.25, "strokeEnd": 0.75, "lineWidth": 3, "miterLimit": 4,
        "lineDashPhase": 1, "fillRule": "even-odd", "lineCap": "round", "lineJoin": "bevel",
        "lineDashPattern": [1, 2] as [NSNumber], "fillColor": Self.red, "strokeColor": Self.red,
      ])
    try check(
      CAGradientLayer(),
      [
        "locations": [0.25, 0.75] as [NSNumber], "startPoint": CGPoint(x: 0, y: 0.5),
        "endPoint": CGPoint(x: 1, y: 0.5), "type": "radial",
      ])
    try check(
      CATextLayer(),
      [
        "string": "Hello", "fontSize": 12, "wrapped": true, "truncationMode": "end",
        "alignmentMode": "center", "foregroundColor": Self.red,
      ])
    try check(
      CAReplicatorLayer(),
      [
        "instanceCount": 3, "instanceDelay": 0.5, "instanceColor": Self.red,
        "instanceTransform": CATransform3DMakeTranslation(1, 2, 3), "instanceRedOffset": 0.1,
      ])
    try check(
      CAEmitterLayer(),
      [
        "birthRate": 2, "emitterPosition": CGPoint(x: 3, y: 4), "emitterShape": "line",
        "renderMode": "additive", "seed": 9,
      ])
    try check(CAScrollLayer(), ["scrollMode": "vertically"])
  }

  @Test func `paths, colours and pictures are the same`() throws {
    let shape = CAShapeLayer()
    shape.path = Self.path
    shape.fillColor = nil
    let gradient = CAGradientLayer()
    gradient.colors = [Self.red, CGColor(gray: 0.5, alpha: 1)]
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    gradient.contents = context.makeImage()
    let (other, colored) = (try copy(shape), try copy(gradient))
    #expect(other.path == shape.path && other.fillColor == nil)
    #expect(colored.colors?.count == 2)
    #expect(colored.colors?.first.map { $0 as! CGColor } == Self.red)
    let image = try #require(colored.contents).self as! CGImage
    #expect(image.width == 2 && image.height == 1)
  }

  @Test func `trees come whole, with masks, cells and values of the program's own`() throws {
    let layer = CALayer()
    let (first, second) = (CAShapeLayer(), CAEmitterLayer())
    first.lineWidth = 5
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.color) = ("spark", 12, Self.red)
    second.emitterCells = [cell]
    first.addSublayer(CATextLayer())
    layer.sublayers = [first, second]
    layer.mask = CAGradientLayer()
    layer.setValue("mine", forKey: "note")
    layer.setValue(NSNumber(value: 4), forKey: "count")
    let other = try copy(layer)
    #expect(other.sublayers?.count == 2 && other.mask is CAGradientLayer)
    let shape = try #require(other.sublayers?.first as? CAShapeLayer)
    #expect(shape.lineWidth == 5 && shape.superlayer === other)
    #expect(shape.sublayers?.first is CATextLayer)
    let spark = try #require((other.sublayers?.last as? CAEmitterLayer)?.emitterCells?.first)
    #expect(spark.name == "spark" && spark.birthRate == 12 && spark.color == Self.red)
    #expect(other.value(forKey: "note") as? String == "mine")
    #expect((other.value(forKey: "count") as? NSNumber) == 4)
  }

  @Test func `a program's class comes back as itself, its setters don't reach what is below`()
    throws
  {
    let card = LayerArchiveCard()
    card.addSublayer(CAShapeLayer())
    card.fillColor = Self.red
    (card.sublayers?.first as? CAShapeLayer)?.fillColor = nil
    card.opacity = 0.5
    let other = try copy(card)
    #expect(other.fillColor == Self.red && other.title == "card" && other.opacity == 1)
    let below = try #require(other.sublayers?.first as? CAShapeLayer)
    #expect(below.fillColor == nil)
  }

  @Test func `a layer with its defaults has nothing in its archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    CALayer().encode(with: archiver)
    CAShapeLayer().encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    for key in ["bounds", "opacity", "fillColor", "sublayers", "contentsScale", "name"] {
      #expect(!reader.containsValue(forKey: key), "\(key)")
    }
  }
}

// Foundation on Linux archives top-level classes alone.
final class LayerArchiveCard: CAShapeLayer {
  var title = "card"
  override var fillColor: CGColor? {
    didSet {
      for case let shape as CAShapeLayer in sublayers ?? [] { shape.fillColor = fillColor }
    }
  }
  override func shouldArchiveValue(forKey key: String) -> Bool {
    key != "opacity" && super.shouldArchiveValue(forKey: key)
  }
}
