// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Draws the elements of SVG files.

internal import CoreGraphics
internal import MicaRaster

/// Follows the elements of a file.
struct SVGPainter {
  let file: SVGFile
  var canvas: VectorCanvas
  var context: CGContext { canvas.context }
  /// The size of the nearest view box, of which percentages are shares.
  var view: CGSize
  /// The elements that are being drawn by a use, a clip or a mask: those within themselves end there.
  var open: Set<ObjectIdentifier> = []

  private static let mostLevels = 128

  init(_ file: SVGFile, _ context: CGContext, view: CGSize) {
    self.file = file
    self.view = view
    canvas = VectorCanvas(context: context, budget: file.budget)
  }

  func node(_ value: String?) -> SVGNode? {
    SVGNode.identifier(in: value).flatMap { file.named[$0] }
  }

  // MARK: Elements

  /// Draws an element's children. Neighbors with the same clip share it.
  mutating func drawChildren(of node: SVGNode, _ style: SVGStyle, level: Int) {
    var index = 0
    let children = node.children
    while index < children.count {
      let child = children[index]
      var end = index + 1
      if let clip = child.effects.clip, child.effects.transform == nil {
        while end < children.count, children[end].effects.clip == clip,
          children[end].effects.transform == nil
        {
          end += 1
        }
      }
      if end - index > 1, let clip = child.effects.clip.flatMap({ file.named[$0] }),
        clip["clipPathUnits"] != "objectBoundingBox"
      {
        context.saveGState()
        apply(clip: clip, to: child)
        for each in children[index..<end] { draw(each, style, level: level, isClipped: true) }
        context.restoreGState()
      } else {
        for each in children[index..<end] { draw(each, style, level: level) }
      }
      index = end
    }
  }

  mutating func draw(_ node: SVGNode, _ outer: SVGStyle, level: Int, isClipped: Bool = false) {
    guard level < Self.mostLevels, file.budget.spend(72) else { return }
    let effects = node.effects
    if effects.kind == .unknown { Unsupported.note("<\(node.name)> of SVG pictures") }
    guard effects.kind == .container || effects.kind == .shape, !effects.isHidden else { return }
    let style = outer.taking(node)
    context.saveGState()
    defer { context.restoreGState() }
    if let transform = effects.transform { context.concatenate(transform) }
    if !isClipped, let clip = effects.clip.flatMap({ file.named[$0] }) {
      apply(clip: clip, to: node, style)
    }
    let opacity = effects.opacity
    let mask = effects.mask.flatMap { file.named[$0] }
    if let mask, !apply(mask: mask, to: node) { return }
    if effects.isFiltered { Unsupported.note("<filter> of SVG pictures") }
    let isGroup = (opacity < 1 || mask != nil) && canvas.spendOnGroup()
    if isGroup {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    drawContent(of: node, style, level: level)
    if isGroup { context.endTransparencyLayer() }
  }

  private mutating func drawContent(of node: SVGNode, _ style: SVGStyle, level: Int) {
    if node.name == "use" {
      context.translateBy(
        x: node.number("x", of: view.width) ?? 0, y: node.number("y", of: view.height) ?? 0)
      guard let used = self.node(node["href"]), open.insert(ObjectIdentifier(used)).inserted else {
        return
      }
      defer { open.remove(ObjectIdentifier(used)) }
      if used.name == "symbol" || used.name == "svg" {
        drawView(used, sizedBy: node, style.taking(used), level: level + 1)
      } else {
        draw(used, style, level: level + 1)
      }
    } else if node.name == "svg" {
      context.translateBy(
        x: node.number("x", of: view.width) ?? 0, y: node.number("y", of: view.height) ?? 0)
      drawView(node, sizedBy: node, style, level: level + 1)
    } else if node.effects.kind == .shape {
      guard style.isVisible, let path = SVGShape.path(of: node, view, file.budget) else { return }
      paint(path, style)
    } else {
      drawChildren(of: node, style, level: level + 1)
    }
  }

  /// Draws an element with a view box of its own.
  private mutating func drawView(
    _ node: SVGNode, sizedBy use: SVGNode, _ style: SVGStyle, level: Int
  ) {
    let frame = CGRect(
      x: 0, y: 0,
      width: use.number("width", of: view.width) ?? node.number("width", of: view.width)
        ?? view.width,
      height: use.number("height", of: view.height) ?? node.number("height", of: view.height)
        ?? view.height)
    let outer = view
    defer { view = outer }
    let box = node.numbers("viewBox")
    if box.count == 4 {
      guard box[2] > 0, box[3] > 0, frame.width > 0, frame.height > 0 else { return }
      if node["overflow"] != "visible" { context.clip(to: frame) }
      let inner = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      context.concatenate(SVGFit(inner, into: frame, node["preserveAspectRatio"]).transform)
      view = inner.size
    }
    drawChildren(of: node, style, level: level)
  }

  // MARK: Shapes

  private func paint(_ path: CGPath, _ style: SVGStyle) {
    guard !path.isEmpty else { return }
    fill(path, style)
    stroke(path, style)
    context.beginPath()
  }

  private func fill(_ path: CGPath, _ style: SVGStyle) {
    switch resolved(style.fill, style) {
    case .nothing: return
    case .color(let color):
      guard canvas.spend(on: path) else { return }
      context.setFillColor(color.cgColor(opacity: style.fillOpacity))
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: style.fillRule)
    case .gradient(let gradient):
      guard canvas.spend(on: path) else { return }
      context.saveGState()
      context.beginPath()
      context.addPath(path)
      context.clip(using: style.fillRule)
      gradient.draw(over: path.boundingBoxOfPath, style.fillOpacity, style.color, in: canvas)
      context.restoreGState()
    }
  }

  private func stroke(_ path: CGPath, _ style: SVGStyle) {
    guard style.strokeWidth > 0 else { return }
    let source = resolved(style.stroke, style)
    if case .nothing = source { return }
    guard canvas.spend(on: path, reach: 2 * style.strokeWidth, weight: 0.25, edges: 3) else {
      return
    }
    context.setLineWidth(style.strokeWidth)
    context.setLineCap(style.lineCap)
    context.setLineJoin(style.lineJoin)
    context.setMiterLimit(style.miterLimit)
    var isPlain = false
    if case .color = source { isPlain = true }
    context.setLineDash(
      phase: style.dashOffset,
      lengths: DashLimit.lengths(
        style.dashes, along: path, in: context, file.budget, skipsUnseen: isPlain))
    context.beginPath()
    context.addPath(path)
    switch source {
    case .nothing: break
    case .color(let color):
      context.setStrokeColor(color.cgColor(opacity: style.strokeOpacity))
      context.strokePath()
    case .gradient(let gradient):
      context.saveGState()
      context.replacePathWithStrokedPath()
      context.clip()
      gradient.draw(over: path.boundingBoxOfPath, style.strokeOpacity, style.color, in: canvas)
      context.restoreGState()
    }
  }

  private enum Source {
    case nothing
    case color(SVGColor)
    case gradient(SVGGradient)
  }

  private func resolved(_ paint: SVGPaint, _ style: SVGStyle) -> Source {
    switch paint {
    case .none: return .nothing
    case .current: return .color(style.color)
    case .color(let color): return .color(color)
    case .reference(let id, let otherwise):
      guard let node = file.named[id] else { return resolved(otherwise, style) }
      if node.name.hasSuffix("Gradient") { return .gradient(SVGGradient(node, file.named, view)) }
      Unsupported.note("<\(node.name.prefix(32))> of SVG pictures")
      return resolved(otherwise, style)
    }
  }
}
