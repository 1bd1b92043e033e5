// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An SVG file as catalogues hold them: shapes, groups, gradients, clips, uses.

package import CoreGraphics
package import Foundation
internal import MicaRaster

/// A drawing in an SVG file.
package final class SVGFile {
  private let root: SVGNode
  private var named: [String: SVGNode] = [:]
  /// The view box, else the picture's size.
  private let box: CGRect
  /// The picture's size in points.
  package let size: CGSize

  /// Larger files aren't read.
  private static let mostBytes = 16 << 20
  /// Elements of one picture, those that are used again and again included.
  private static let mostElements = 200_000
  private var drawn = 0

  /// Nil for a file that is none.
  package init?(_ data: Data) {
    guard data.count <= Self.mostBytes, let root = SVGReader.root(of: Array(data)),
      root.name == "svg"
    else { return nil }
    self.root = root
    let view = root.numbers("viewBox")
    func length(_ name: String) -> CGFloat? {
      root[name].flatMap { $0.hasSuffix("%") ? nil : root.number(name) }
    }
    let whole = view.count == 4 && view[2] > 0 && view[3] > 0
    let width = length("width") ?? (whole ? view[2] : 100)
    let height = length("height") ?? (whole ? view[3] : 100)
    size = CGSize(width: width, height: height)
    box =
      whole
      ? CGRect(x: view[0], y: view[1], width: view[2], height: view[3])
      : CGRect(origin: .zero, size: size)
    guard width > 0, height > 0, width < 20_000, height < 20_000 else { return nil }
    root.visit { node in
      if let id = node["id"] { named[id] = node }
    }
  }

  /// The drawing with so many pixels a point; nil where that is too large.
  package func pixels(scale: CGFloat) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width * height <= 16_777_216,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: width / size.width, y: -height / size.height)
    let fit = min(size.width / box.width, size.height / box.height)
    context.translateBy(
      x: (size.width - box.width * fit) / 2, y: (size.height - box.height * fit) / 2)
    context.scaleBy(x: fit, y: fit)
    context.translateBy(x: -box.minX, y: -box.minY)
    let style = SVGStyle().taking(root)
    drawn = 0
    for child in root.children { draw(child, style, in: context, level: 0) }
    return context.makeImage()
  }

  private static let unknown: Set<String> = [
    "text", "image", "filter", "mask", "pattern", "foreignObject",
  ]

  private func draw(_ node: SVGNode, _ outer: SVGStyle, in context: CGContext, level: Int) {
    drawn += 1
    guard level < 64, drawn < Self.mostElements else { return }
    if Self.unknown.contains(node.name) { Unsupported.note("<\(node.name)> of SVG pictures") }
    guard
      ["g", "svg", "a", "use", "switch"].contains(node.name) || SVGShape.names.contains(node.name),
      node["display"] != "none"
    else { return }
    let style = outer.taking(node)
    context.saveGState()
    defer { context.restoreGState() }
    if let transform = node["transform"] { context.concatenate(SVGTransform.of(transform)) }
    if let clip = reference(node["clip-path"]) { apply(clip: clip, in: context) }
    let opacity = min(1, max(0, node.number("opacity") ?? 1))
    if opacity < 1 {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if node.name == "use" {
      context.translateBy(x: node.number("x") ?? 0, y: node.number("y") ?? 0)
      if let id = node["href"]?.dropFirst(), let used = named[String(id)] {
        draw(used, style, in: context, level: level + 8)
      }
    } else if let path = SVGShape.path(of: node) {
      if style.isVisible { paint(path, style, in: context) }
    } else {
      for child in node.children { draw(child, style, in: context, level: level + 1) }
    }
    if opacity < 1 { context.endTransparencyLayer() }
  }

  private func reference(_ value: String?) -> SVGNode? {
    guard let value, let start = value.firstIndex(of: "#"),
      let end = value[start...].firstIndex(of: ")")
    else { return nil }
    let id = value[value.index(after: start)..<end].filter { $0 != "'" && $0 != "\"" }
    return named[id]
  }

  private func apply(clip: SVGNode, in context: CGContext) {
    let path = CGMutablePath()
    var isEvenOdd = false
    for child in clip.children.prefix(1000) {
      let shape =
        child.name == "use"
        ? child["href"].flatMap { named[String($0.dropFirst())] }.flatMap(SVGShape.path)
        : SVGShape.path(of: child)
      if child["clip-rule"] == "evenodd" { isEvenOdd = true }
      if let shape { path.addPath(shape, transform: SVGTransform.of(child["transform"] ?? "")) }
    }
    context.beginPath()
    context.addPath(path)
    context.clip(using: isEvenOdd ? .evenOdd : .winding)
  }

  private func paint(_ path: CGPath, _ style: SVGStyle, in context: CGContext) {
    let rule: CGPathFillRule = style.fillRule == "evenodd" ? .evenOdd : .winding
    context.beginPath()
    context.addPath(path)
    if let gradient = reference(style.fill), gradient.name.hasSuffix("Gradient") {
      context.saveGState()
      context.clip(using: rule)
      SVGGradient(gradient, named).draw(over: path.boundingBox, style.fillOpacity, in: context)
      context.restoreGState()
    } else if let color = SVGColor.color(style.fill, style.color, style.fillOpacity) {
      context.setFillColor(color)
      context.fillPath(using: rule)
    }
    context.beginPath()
    guard style.strokeWidth > 0 else { return }
    context.setLineWidth(style.strokeWidth)
    context.setLineCap(
      style.lineCap == "round" ? .round : style.lineCap == "square" ? .square : .butt)
    context.setLineJoin(
      style.lineJoin == "round" ? .round : style.lineJoin == "bevel" ? .bevel : .miter)
    context.setMiterLimit(style.miterLimit)
    let dashes = style.dashes.filter { $0 >= 0 }
    let isDashed = dashes.count == style.dashes.count && dashes.contains { $0 > 0 }
    context.setLineDash(
      phase: style.dashOffset,
      lengths: isDashed ? (dashes.count % 2 == 1 ? dashes + dashes : dashes) : [])
    context.addPath(path)
    if let gradient = reference(style.stroke), gradient.name.hasSuffix("Gradient") {
      context.saveGState()
      context.replacePathWithStrokedPath()
      context.clip()
      SVGGradient(gradient, named).draw(over: path.boundingBox, style.strokeOpacity, in: context)
      context.restoreGState()
    } else if let color = SVGColor.color(style.stroke, style.color, style.strokeOpacity) {
      context.setStrokeColor(color)
      context.strokePath()
    }
    context.beginPath()
  }
}
