// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A shape of a material: a view of UIKit's that blurs what lies behind.

/// A shape, filled with a material.
final class MaterialDisplay: DisplayNode, StyledDisplay {
  private var shape: any Shape
  private var style: AnyShapeStyle
  private var fillStyle: FillStyle
  @MainActor private lazy var view = UIVisualEffectView(effect: nil)
  @MainActor private var kind: UIBlurEffect.Style?

  init(
    _ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ inputs: _ViewInputs
  ) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    super.init(inputs)
  }

  func update(_ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(_ context: RenderContext) {
    let frame = context.pixelFrame(size)
    if view.frame != frame { view.frame = frame }
    let material = style.style as? Material
    if kind != material?.kind {
      kind = material?.kind
      view.effect = kind.map { UIBlurEffect(style: $0) }
    }
    let traits = environment.hostTraits
    if view.overrideUserInterfaceStyle != traits.userInterfaceStyle {
      view.overrideUserInterfaceStyle = traits.userInterfaceStyle
    }
    view.isUserInteractionEnabled = false
    guard !(shape is Rectangle) else {
      view.layer.mask = nil
      return
    }
    let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.frame = view.bounds
    mask.path = shape.path(in: view.bounds).cgPath
    mask.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    view.layer.mask = mask
  }

  override func appendLayers(to list: inout [DisplayLayer]) { list.append(.view(view)) }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    return path.contains(point, eoFill: fillStyle.isEOFilled) ? self : nil
  }
}
