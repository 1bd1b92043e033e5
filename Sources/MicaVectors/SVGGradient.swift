// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Gradients of SVG files (SVG 1.1, 13.2).

internal import CoreGraphics
internal import MicaRaster

/// A linear or radial gradient.
struct SVGGradient {
  private let node: SVGNode
  private let view: CGSize
  /// It, and those from which it takes what it does not say.
  private var chain: [SVGNode]

  init(_ node: SVGNode, _ named: [String: SVGNode], _ view: CGSize) {
    (self.node, self.view) = (node, view)
    chain = [node]
    while chain.count < 8, let id = SVGNode.identifier(in: chain[chain.count - 1]["href"]),
      let next = named[id], !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
  }

  private func text(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
  private func number(_ name: String, of whole: CGFloat = 1) -> CGFloat? {
    chain.lazy.compactMap { $0.number(name, of: whole) }.first
  }

  func draw(
    over box: CGRect, _ opacity: CGFloat, _ current: SVGColor, in canvas: VectorCanvas
  ) {
    let stops =
      chain.first { $0.children.contains { $0.name == "stop" } }?.children
      .filter { $0.name == "stop" }.prefix(256) ?? []
    guard canvas.spend(on: canvas.context.boundingBoxOfClipPath, weight: 2, points: stops.count * 4)
    else { return }
    var colors: [CGColor] = []
    var places: [CGFloat] = []
    for stop in stops {
      let share = (stop.number("stop-opacity") ?? 1) * opacity
      var color = SVGColor.black
      switch SVGPaint(stop["stop-color"] ?? "black") {
      case .color(let own): color = own
      case .current: color = current
      case .some(.none): color.levels.w = 0
      default: break
      }
      colors.append(color.cgColor(opacity: share))
      places.append(max(places.last ?? 0, min(1, max(0, stop.number("offset") ?? 0))))
    }
    guard !colors.isEmpty,
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places)
    else { return }
    let context = canvas.context
    let isShared = text("gradientUnits") != "userSpaceOnUse"
    if isShared {
      guard box.width > 0, box.height > 0 else { return }
      context.concatenate(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    context.concatenate(SVGTransform.of(text("gradientTransform")))
    if let spread = text("spreadMethod"), spread != "pad" {
      Unsupported.note("spreadMethod of SVG gradients")
    }
    let size = isShared ? CGSize(width: 1, height: 1) : view
    let mean = ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if node.name == "linearGradient" {
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: number("x1", of: size.width) ?? 0, y: number("y1", of: size.height) ?? 0),
        end: CGPoint(
          x: number("x2", of: size.width) ?? size.width, y: number("y2", of: size.height) ?? 0),
        options: ends)
    } else {
      let center = CGPoint(
        x: number("cx", of: size.width) ?? size.width / 2,
        y: number("cy", of: size.height) ?? size.height / 2)
      let focus = CGPoint(
        x: number("fx", of: size.width) ?? center.x, y: number("fy", of: size.height) ?? center.y)
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: max(0, number("fr", of: mean) ?? 0),
        endCenter: center, endRadius: max(0, number("r", of: mean) ?? mean / 2), options: ends)
    }
  }
}
