// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a filled shape becomes a layer.

internal import Foundation
internal import MicaRaster

/// A display of a shape in a style.
protocol StyledDisplay: DisplayNode {
  /// Takes another shape, style, or way of filling.
  func update(_ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle)
}

/// A shape, filled with a style: a shape layer where the style is one colour, else a layer that Core Graphics draws.
final class ShapeDisplay: LeafDisplay, StyledDisplay {
  private(set) var shape: any Shape
  private var style: AnyShapeStyle
  private var fillStyle: FillStyle
  @MainActor private var painted: PaintedLayer?

  init(
    _ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ inputs: _ViewInputs
  ) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    super.init(inputs)
  }

  /// Takes another shape, style, or way of filling.
  func update(_ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func makeLayer() -> CALayer { CAShapeLayer() }

  /// The outline in a size, mirrored where text runs from right to left.
  private func outline(_ size: CGSize) -> Path {
    guard size.width.isFinite, size.height.isFinite else { return Path() }
    let path = containerOutline(size) ?? shape.path(in: CGRect(origin: .zero, size: size))
    guard environment.layoutDirection == .rightToLeft,
      shape.layoutDirectionBehavior.mirrors(.rightToLeft)
    else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    guard let layer = layer as? CAShapeLayer else { return }
    let paint = environment.paint(style)
    let path = outline(frame.size)
    layer.compositingFilter = paint.blendMode.layerFilter
    if paint.blendMode != .normal, paint.blendMode.layerFilter == nil {
      Unsupported.note("ShapeStyle.blendMode(.\(paint.blendMode)). The style is drawn normally.")
    }
    if paint.isLayerColor, fillStyle.isAntialiased {
      painted?.removeFromSuperlayer()
      painted = nil
      show(path, paint.color, on: layer)
      return
    }
    layer.path = nil
    let drawn = painted ?? PaintedLayer()
    if painted == nil {
      painted = drawn
      layer.addSublayer(drawn)
    }
    drawn.contentsScale = context.scale
    drawn.show(paint, path, fillStyle, CGRect(origin: .zero, size: frame.size))
  }

  private func show(_ path: Path, _ color: CGColor, on layer: CAShapeLayer) {
    let steps = path.base
    let box = steps.boundingBox
    guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite,
      box.height.isFinite
    else {
      layer.path = nil
      return
    }
    layer.path = steps.copy()
    layer.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    guard let stroke = path.stroke else {
      (layer.fillColor, layer.strokeColor) = (color, nil)
      return
    }
    (layer.fillColor, layer.strokeColor) = (nil, stroke.lineWidth > 0 ? color : nil)
    layer.lineWidth = stroke.lineWidth
    layer.lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
    layer.lineJoin =
      stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
    layer.miterLimit = stroke.miterLimit
    layer.lineDashPattern = stroke.hasDash ? stroke.dash.map { NSNumber(value: Double($0)) } : nil
    layer.lineDashPhase = stroke.hasDash ? stroke.dashPhase : 0
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    outline(size).contains(point, eoFill: fillStyle.isEOFilled) ? self : nil
  }
}

extension _StylePaint {
  /// Whether a layer's fill colour shows all of it, apart from the blend mode.
  fileprivate var isLayerColor: Bool {
    guard shadows.isEmpty else { return false }
    return switch content {
    case .none, .color, .material: true
    case .gradient, .image: false
    }
  }
}

/// A layer that Core Graphics draws with a paint.
final class PaintedLayer: CALayer {
  private var paint = _StylePaint(.none)
  private var path = Path()
  private var fillStyle = FillStyle()
  private var unit = CGRect.zero

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? PaintedLayer else { return }
    (paint, path, fillStyle, unit) = (other.paint, other.path, other.fillStyle, other.unit)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a path, filled with a paint whose unit points refer to `unit`, both in the superlayer's coordinates.
  func show(_ paint: _StylePaint, _ path: Path, _ fillStyle: FillStyle, _ unit: CGRect) {
    (self.paint, self.path, self.fillStyle, self.unit) = (paint, path, fillStyle, unit)
    var box = path.boundingRect
    guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite,
      box.height.isFinite, box.width < 20_000, box.height < 20_000
    else {
      frame = .zero
      return
    }
    var around = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    for shadow in paint.shadows where !shadow.isInner {
      let reach = shadow.radius * 3
      around.left = max(around.left, reach - shadow.offset.width)
      around.right = max(around.right, reach + shadow.offset.width)
      around.top = max(around.top, reach - shadow.offset.height)
      around.bottom = max(around.bottom, reach + shadow.offset.height)
    }
    box = box.inset(
      by: UIEdgeInsets(
        top: -around.top, left: -around.left, bottom: -around.bottom, right: -around.right))
    frame = box.integral
    setNeedsDisplay()
  }

  override func draw(in context: CGContext) {
    context.translateBy(x: -frame.minX, y: -frame.minY)
    context.setShouldAntialias(fillStyle.isAntialiased)
    paint.fill(context, path.cgPath, eoFill: fillStyle.isEOFilled, unit)
  }
}

extension _StylePaint {
  /// Fills a path, with shadows. Unit points of the style refer to `bounds`.
  func fill(_ context: CGContext, _ path: CGPath, eoFill: Bool, _ bounds: CGRect) {
    let rule: CGPathFillRule = eoFill ? .evenOdd : .winding
    let drops = shadows.filter { !$0.isInner }
    for shadow in drops {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    fill(context, in: bounds)
    for shadow in shadows where shadow.isInner { drawInner(shadow, of: path, rule, context) }
    context.restoreGState()
    for _ in drops {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Draws the shadow of all that lies outside a path, to which the context is clipped.
  private func drawInner(
    _ shadow: ResolvedShadow, of path: CGPath, _ rule: CGPathFillRule, _ context: CGContext
  ) {
    let reach =
      shadow.radius * 3 + max(Swift.abs(shadow.offset.width), Swift.abs(shadow.offset.height)) + 1
    let outside = CGMutablePath()
    outside.addRect(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    outside.addPath(rule == .evenOdd ? path : path.normalized(using: .winding))
    // The outside itself lies far away, so that its edge isn't seen.
    let away = outside.boundingBoxOfPath.width + 10
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: shadow.offset.width + away, height: shadow.offset.height),
      blur: shadow.radius * 2, color: shadow.color)
    context.translateBy(x: -away, y: 0)
    context.addPath(outside)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
}
