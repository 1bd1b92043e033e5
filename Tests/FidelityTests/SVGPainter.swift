// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A small SVG reader, second half: draws elements into a context. Where the library that made
// Apple's pictures departs from SVG, so does this: no stroke without a width, miter limit 4, the
// view box's size without its origin.

import CoreGraphics
import Foundation
import MicaVectors

struct SVGPainter {
  private let root: SVGElement
  private let gradients: [String: SVGElement]

  init(_ root: SVGElement) {
    self.root = root
    let named = root.all.filter { $0.name.hasSuffix("Gradient") }.compactMap { element in
      element["id"].map { ($0, element) }
    }
    gradients = Dictionary(named) { _, last in last }
  }

  /// The picture's size in points: the view box's, else width and height.
  var viewBox: CGRect {
    let box = root.numbers("viewBox")
    if box.count == 4 { return CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) }
    return CGRect(
      x: 0, y: 0, width: root.number("width") ?? 100, height: root.number("height") ?? 100)
  }

  func draw(in context: CGContext) {
    for child in root.children { draw(child, in: context) }
  }

  private func draw(_ element: SVGElement, in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(svgTransform(element["transform"] ?? ""))
    let opacity = element.number("opacity") ?? 1
    if opacity < 1 {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if element.name == "g" {
      for child in element.children { draw(child, in: context) }
    } else if let path = shape(element) {
      paint(path, element["fill"] ?? "#000000", element.number("fill-opacity"), in: context)
      stroke(path, element, in: context)
    }
    if opacity < 1 { context.endTransparencyLayer() }
  }

  private func shape(_ element: SVGElement) -> CGPath? {
    func value(_ name: String) -> CGFloat { element.number(name) ?? 0 }
    let path = CGMutablePath()
    switch element.name {
    case "path":
      return element["d"].map(svgPath)
    case "rect":
      let rect = CGRect(
        x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      let radii = CGSize(width: value("rx"), height: value("ry"))
      if radii != .zero { return CGMutablePath.rounded(rect, radii: radii, pieces: 4) }
      path.addRect(rect)
    case "line":
      path.move(to: CGPoint(x: value("x1"), y: value("y1")))
      path.addLine(to: CGPoint(x: value("x2"), y: value("y2")))
    case "circle", "ellipse":
      let rx = element.number("r") ?? value("rx")
      let ry = element.number("r") ?? value("ry")
      path.addEllipse(
        in: CGRect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "polygon", "polyline":
      let n = element.numbers("points")
      path.addLines(
        between: stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
      if element.name == "polygon" { path.closeSubpath() }
    default:
      return nil
    }
    return path
  }

  // MARK: Paints

  private func paint(
    _ path: CGPath, _ paint: String, _ opacity: CGFloat?, in context: CGContext
  ) {
    context.addPath(path)
    if paint.hasPrefix("url(#"), let gradient = gradients[String(paint.dropFirst(5).dropLast())] {
      context.saveGState()
      context.clip()
      draw(gradient, over: path, in: context)
      context.restoreGState()
    } else if let color = svgColor(paint, opacity: opacity) {
      context.setFillColor(color)
      context.fillPath()
    }
    context.beginPath()
  }

  private func draw(_ gradient: SVGElement, over path: CGPath, in context: CGContext) {
    let stops = gradient.children.filter { $0.name == "stop" }
    let colors = stops.compactMap { stop in
      svgColor(stop["stop-color"] ?? "", opacity: nil)?.copy(
        alpha: stop.number("stop-opacity") ?? 1)
    }
    let places = stops.map { $0.number("offset") ?? 0 }
    guard colors.count == places.count,
      let ramp = CGGradient(
        colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray,
        locations: places)
    else { return }
    context.concatenate(svgTransform(gradient["gradientTransform"] ?? ""))
    let box = path.boundingBox
    let isUserSpace = gradient["gradientUnits"] == "userSpaceOnUse"
    func point(_ x: String, _ y: String) -> CGPoint {
      let p = CGPoint(x: gradient.number(x) ?? 0, y: gradient.number(y) ?? 0)
      if isUserSpace { return p }
      return CGPoint(x: box.minX + box.width * p.x, y: box.minY + box.height * p.y)
    }
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if gradient.name == "linearGradient" {
      context.drawLinearGradient(
        ramp, start: point("x1", "y1"), end: point("x2", "y2"), options: ends)
    } else {
      let center = point("cx", "cy")
      let focus = gradient["fx"] == nil ? center : point("fx", "fy")
      let radius = (gradient.number("r") ?? 0) * (isUserSpace ? 1 : box.width)
      context.drawRadialGradient(
        ramp, startCenter: focus, startRadius: 0, endCenter: center, endRadius: radius,
        options: ends)
    }
  }

  private func stroke(_ path: CGPath, _ element: SVGElement, in context: CGContext) {
    guard let width = element.number("stroke-width"), width > 0,
      let color = svgColor(element["stroke"] ?? "none", opacity: element.number("stroke-opacity"))
    else { return }
    // As in that library: the stroke is made a path, and that is filled.
    let dashes = element.numbers("stroke-dasharray")
    let line =
      dashes.isEmpty
      ? path
      : path.copy(
        dashingWithPhase: element.number("stroke-dashoffset") ?? 0, lengths: dashes)
    let outline = line.copy(
      strokingWithWidth: width,
      lineCap: ["round": .round, "square": .square][element["stroke-linecap"]] ?? .butt,
      lineJoin: ["round": .round, "bevel": .bevel][element["stroke-linejoin"]] ?? .miter,
      miterLimit: element.number("stroke-miterlimit") ?? 4)
    context.setFillColor(color)
    context.addPath(outline)
    context.fillPath()
  }
}

/// A colour by number or name; nil for none. Opacity is cut to whole levels.
private func svgColor(_ text: String, opacity: CGFloat?) -> CGColor? {
  let names = [
    "black": "#000000", "red": "#ff0000", "green": "#008000", "blue": "#0000ff",
    "darkred": "#8b0000", "darkblue": "#00008b", "white": "#ffffff",
  ]
  let hex = (names[text] ?? text).dropFirst()
  guard text != "none", hex.count == 6, let value = UInt32(hex, radix: 16) else { return nil }
  func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
  let alpha = ((opacity ?? 1) * 255).rounded(.down) / 255
  return rgb(component(16), component(8), component(0), alpha)
}

/// A list of transforms, applied to points from right to left.
private func svgTransform(_ text: String) -> CGAffineTransform {
  var result = CGAffineTransform.identity
  for part in text.split(separator: ")") {
    let pieces = part.split(separator: "(", maxSplits: 1)
    guard pieces.count == 2 else { continue }
    let n = svgNumbers(String(pieces[1]))
    switch (pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")), n.count) {
    case ("matrix", 6):
      result = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        .concatenating(result)
    case ("translate", 1...2): result = result.translatedBy(x: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...2): result = result.scaledBy(x: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1): result = result.rotated(by: n[0] * .pi / 180)
    default: continue
    }
  }
  return result
}
