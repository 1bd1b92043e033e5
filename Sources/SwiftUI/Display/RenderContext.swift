// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a display is drawn.

/// The container that a display's layers belong to, and its position there.
struct RenderContext: Equatable {
  /// The view that holds the layers.
  unowned(unsafe) let container: UIView
  /// The display's origin in the container, in points, unrounded.
  var origin: CGPoint
  /// Pixels a point.
  let scale: CGFloat

  /// The context of a part of a display.
  func inside(_ display: DisplayNode, at point: CGPoint) -> RenderContext {
    var context = self
    context.origin.x += point.x
    context.origin.y += point.y
    return context
  }

  /// The context within a view that lies at the display's place, whose rounded frame is `frame`.
  func within(_ view: UIView, _ frame: CGRect) -> RenderContext {
    RenderContext(
      container: view,
      origin: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY), scale: scale)
  }

  /// A size at this place, with its edges on pixels (FACTS_SWIFTUI a.8).
  func pixelFrame(_ size: CGSize) -> CGRect {
    let (left, top) = (round(origin.x), round(origin.y))
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    // What isn't finite, or too far away to be counted, isn't drawn.
    guard max(abs(origin.x), abs(origin.y), abs(right), abs(bottom)) < 1e9 else {
      return CGRect(x: left, y: top, width: 0, height: 0)
    }
    return CGRect(
      x: left, y: top, width: round(right) - left, height: round(bottom) - top)
  }

  /// A length on the grid of pixels.
  func round(_ length: CGFloat) -> CGFloat {
    guard abs(length) < 1e9 else { return 0 }
    // A third of a point added up isn't a third exactly: halves must not fall either way by that.
    let pixels = length * scale
    return (pixels + 1e-6).rounded() / scale
  }

  static func == (first: RenderContext, second: RenderContext) -> Bool {
    first.container === second.container && first.origin == second.origin
      && first.scale == second.scale
  }
}

/// A layer of a container, or a view with its layer.
enum DisplayLayer {
  case layer(CALayer)
  case view(UIView)

  @MainActor
  var layer: CALayer {
    switch self {
    case .layer(let layer): layer
    case .view(let view): view.layer
    }
  }
}

/// A display with a layer of its own.
class LeafDisplay: DisplayNode {
  @MainActor private(set) lazy var layer: CALayer = makeLayer()

  /// Makes the layer. Overridden by those with layers of another kind.
  @MainActor
  func makeLayer() -> CALayer { CALayer() }

  /// Gives the layer its contents. `frame` is on pixels, in the container's coordinates; the layer has it already.
  @MainActor
  func updateLayer(_ frame: CGRect, _ context: RenderContext) {}

  override final func draw(_ context: RenderContext) {
    let frame = context.pixelFrame(size)
    layer.contentsScale = context.scale
    layer.frame = frame
    updateLayer(frame, context)
  }

  override final func appendLayers(to list: inout [DisplayLayer]) { list.append(.layer(layer)) }

  override func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool { true }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }
}

/// A view that holds the layers of displays.
class DisplayView: UIView {
  private(set) var shown: [DisplayLayer] = []

  /// Views of displays may lie beyond the bounds: clipping a drawing doesn't limit touches (FACTS_SWIFTUI d.20).
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || subviews.contains {
        !$0.isHidden && $0.isUserInteractionEnabled
          && $0.point(inside: $0.convert(point, from: self), with: event)
      }
  }

  /// Gives it the layers, in the order of drawing.
  final func show(_ layers: [DisplayLayer]) {
    let views = layers.compactMap { if case .view(let view) = $0 { view } else { nil } }
    let kept = Set(layers.map { ObjectIdentifier($0.layer) })
    for old in shown where !kept.contains(ObjectIdentifier(old.layer)) {
      switch old {
      case .layer(let layer): if layer.superlayer === self.layer { layer.removeFromSuperlayer() }
      case .view(let view): if view.superview === self { view.removeFromSuperview() }
      }
    }
    shown = layers
    if !subviews.elementsEqual(views, by: ===) {
      for view in views { addSubview(view) }
    }
    for (index, item) in layers.enumerated() {
      let sublayers = layer.sublayers ?? []
      if index < sublayers.count, sublayers[index] === item.layer { continue }
      layer.insertSublayer(item.layer, at: UInt32(index))
    }
    updateElements()
    layersDidChange()
  }

  /// The layers are others, or in another order. Overridden by those who read them.
  func layersDidChange() {}

  /// Makes the elements of the texts among the layers anew.
  final func updateElements() {
    let hasTexts = shown.contains {
      if case .layer(let layer) = $0 { layer is TextContentLayer } else { false }
    }
    guard hasTexts || accessibilityElements != nil else { return }
    accessibilityElements = hasTexts ? ElementTexts.elements(of: self) : nil
  }
}

/// A display whose part has a view of its own around its layers: for what acts on all of them together.
class GroupDisplay: UnaryDisplay {
  private var view: DisplayView?
  @MainActor private var isOrderOld = true

  /// The view around the layers, if there is one.
  @MainActor final var groupView: DisplayView? { view }

  /// Makes the view. Overridden by those with views of another kind.
  @MainActor
  func makeView() -> DisplayView {
    let view = DisplayView()
    view.isUserInteractionEnabled = true
    return view
  }

  /// Whether a group is needed; without one the part is drawn as if this weren't there. The answer must not change but with
  /// `groupDidChange()`.
  @MainActor var needsGroup: Bool { true }

  /// `needsGroup` has another answer.
  @MainActor
  final func groupDidChange() {
    host.orderDidChange(self)
    setNeedsRender()
  }

  /// Gives the view its effect. Its bounds have the rounded frame's size.
  @MainActor
  func updateView(_ view: DisplayView, _ context: RenderContext) {}

  override func layerOrderDidChange() -> Bool {
    isOrderOld = true
    setNeedsRender()
    return needsGroup && view?.superview != nil
  }

  override func draw(_ context: RenderContext) {
    guard needsGroup else {
      view = nil
      child.render(context.inside(self, at: childOrigin(child)))
      return
    }
    let view = view ?? makeView()
    self.view = view
    let frame = context.pixelFrame(size)
    let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(
      x: frame.minX + frame.width * view.layer.anchorPoint.x,
      y: frame.minY + frame.height * view.layer.anchorPoint.y)
    if view.center != center { view.center = center }
    updateView(view, context)
    drawChild(view, context.within(view, frame))
    if isOrderOld {
      isOrderOld = false
      var layers: [DisplayLayer] = []
      child.appendLayers(to: &layers)
      view.show(layers)
    }
  }

  /// Draws the part within the view.
  @MainActor
  func drawChild(_ view: DisplayView, _ context: RenderContext) {
    child.render(context.inside(self, at: childOrigin(child)))
  }

  override func appendLayers(to list: inout [DisplayLayer]) {
    guard needsGroup else { return super.appendLayers(to: &list) }
    let view = view ?? makeView()
    self.view = view
    list.append(.view(view))
  }
}
