// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of pictures, paths and colours by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIColor: PropertyValue {
  package static var propertyKind: PropertyKind { .color }
}

extension UIImage: PropertyValue {
  package static var propertyKind: PropertyKind { .image }
}

extension UIImage {
  static func keys(_ table: ClassTable<UIImage>) {
    table.property("size", \.size)
    table.property("scale", \.scale)
    table.property("imageOrientation", \.imageOrientation)
    table.property("capInsets", \.capInsets)
    table.property("resizingMode", \.resizingMode)
    table.property("renderingMode", \.renderingMode)
    table.property("alignmentRectInsets", \.alignmentRectInsets)
    table.property("CGImage", \.cgImage)
  }
}

extension UIBezierPath {
  static func keys(_ table: ClassTable<UIBezierPath>) {
    table.property("lineWidth", \.lineWidth, default: 1)
    table.property("lineCapStyle", \.lineCapStyle, default: .butt)
    table.property("lineJoinStyle", \.lineJoinStyle, default: .miter)
    table.property("miterLimit", \.miterLimit, default: 10)
    table.property("flatness", \.flatness, default: 0.6)
    table.property("usesEvenOddFillRule", \.usesEvenOddFillRule, default: false)
    table.property("isEmpty", \.isEmpty)
    table.property("bounds", \.bounds)
    table.property("currentPoint", \.currentPoint)
    table.property("CGPath", \.cgPath)
    table.method("fill") { $0.fill() }
    table.method("stroke") { $0.stroke() }
    table.method("closePath") { $0.close() }
  }
}
