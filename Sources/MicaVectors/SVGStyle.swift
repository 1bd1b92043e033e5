// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What SVG's shapes inherit.

internal import CoreGraphics

/// The properties that elements pass on.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var color = SVGColor.black
  var fillRule = CGPathFillRule.winding
  var fillOpacity: CGFloat = 1
  var strokeOpacity: CGFloat = 1
  var strokeWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 4
  var dashes: [CGFloat] = []
  var dashOffset: CGFloat = 0
  var isVisible = true

  func taking(_ node: SVGNode) -> SVGStyle {
    var style = self
    for (key, value) in node.attributes where value != "inherit" {
      switch key {
      case "color": if let color = SVGColor(value.lowercased()) { style.color = color }
      case "fill": if let paint = SVGPaint(value) { style.fill = paint }
      case "stroke": if let paint = SVGPaint(value) { style.stroke = paint }
      case "fill-rule": style.fillRule = value == "evenodd" ? .evenOdd : .winding
      case "stroke-linecap":
        style.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
      case "stroke-linejoin":
        style.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
      case "fill-opacity": style.fillOpacity = node.number(key) ?? style.fillOpacity
      case "stroke-opacity": style.strokeOpacity = node.number(key) ?? style.strokeOpacity
      case "stroke-width": style.strokeWidth = node.number(key) ?? style.strokeWidth
      case "stroke-miterlimit": style.miterLimit = node.number(key) ?? style.miterLimit
      case "stroke-dashoffset": style.dashOffset = node.number(key) ?? style.dashOffset
      case "stroke-dasharray":
        let all = value == "none" ? [] : Array(SVGNode.numbers(in: value).prefix(64))
        let isDashed = all.allSatisfy { $0 >= 0 } && all.contains { $0 > 0 }
        style.dashes = isDashed ? (all.count % 2 == 1 ? all + all : all) : []
      case "visibility": style.isVisible = value == "visible"
      default: break
      }
    }
    return style
  }
}
