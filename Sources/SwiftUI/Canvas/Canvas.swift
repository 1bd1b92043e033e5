// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that a closure draws.

public import Foundation
internal import MicaRaster
internal import QuartzCore

/// A view that a closure draws; it takes the size that it is offered.
public struct Canvas<Symbols> {
  /// Views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws into a context of a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether all of it is opaque.
  public var isOpaque: Bool
  /// How colours are stored.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later. Here it is drawn at once.
  public var rendersAsynchronously: Bool
}

extension Canvas: View where Symbols: View {}

extension Canvas: _PrimitiveView where Symbols: View {
  /// It has no body.
  public typealias Body = Never

  /// A view that a closure draws, with views that it can draw by their tags.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    (self.renderer, isOpaque, self.colorMode) = (renderer, opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// A view that a closure draws.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }

  /// Makes a node with a layer that is drawn.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    CanvasNode(view, inputs)
  }
}

@MainActor
private final class CanvasNode<S: View>: LeafNode<Canvas<S>> {
  private var symbols: _NodeOf<S>!
  private let display: CanvasDisplay

  override init(_ view: Canvas<S>, _ inputs: _ViewInputs) {
    display = CanvasDisplay(inputs)
    super.init(view, inputs)
    setDisplay(display, inputs)
    symbols = S._makeNode(view.symbols, inputs.content(of: self))
    take()
  }

  private func take() {
    display.renderer = view.renderer
    display.isOpaque = view.isOpaque
    display.setSymbols(symbols.displays)
    display.setNeedsRender()
  }

  override var children: [_ViewNode] { symbols.map { [$0] } ?? [] }

  // The symbols aren't children of the layout around.
  override func displaysDidChange() { take() }

  override func update(_ new: Canvas<S>) {
    view = new
    symbols.update(new.symbols)
    take()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    symbols.setEnvironment(environment)
  }
}

/// The display of a canvas.
final class CanvasDisplay: LeafDisplay {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var isOpaque = false
  /// The views that can be drawn by their tags.
  private var symbols: [CanvasSymbol] = []

  func setSymbols(_ displays: [DisplayNode]) {
    let old = symbols
    symbols = displays.map { display in
      old.first { $0.display === display } ?? CanvasSymbol(display)
    }
  }

  override func makeLayer() -> CALayer {
    let layer = DrawingLayer()
    layer.needsDisplayOnBoundsChange = true
    layer.body = { [weak self] in self?.drawContents($0) }
    return layer
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    layer.isOpaque = isOpaque
    layer.setNeedsDisplay()
  }

  private func drawContents(_ graphics: CGContext) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return
    }
    UIGraphicsPushContext(graphics)
    if isOpaque {
      graphics.setFillColor(gray: 0, alpha: 1)
      graphics.fill(CGRect(origin: .zero, size: onMainThread { layer.bounds.size }))
    }
    let destination = GraphicsDestination(
      graphics, size: size, environment: environment,
      scale: onMainThread { layer.contentsScale }, symbols: symbols)
    nonisolated(unsafe) var context = GraphicsContext(destination)
    onMainThread { reads.run { renderer(&context, size) } }
    UIGraphicsPopContext()
  }

  @MainActor private lazy var reads = ClosureReads(host.viewGraph) { [unowned self] in
    setNeedsRender()
  }

  override func end() {
    reads.end()
    super.end()
  }
}

/// A view that a canvas can draw by its tag.
final class CanvasSymbol: @unchecked Sendable {
  let display: DisplayNode
  @MainActor private lazy var view = DisplayView()

  init(_ display: DisplayNode) { self.display = display }

  /// Draws it in its ideal size from the origin, y growing downward.
  @MainActor
  func draw(in graphics: CGContext, _ size: CGSize, scale: CGFloat) {
    view.frame = CGRect(origin: .zero, size: size)
    display.place(at: .zero, .unspecified)
    display.render(RenderContext(container: view, origin: .zero, scale: scale))
    var layers: [DisplayLayer] = []
    display.appendLayers(to: &layers)
    view.show(layers)
    view.layer.render(in: graphics)
  }
}

/// A layer that a closure draws.
final class DrawingLayer: CALayer {
  /// Draws into a context, y growing downward.
  var body: (CGContext) -> Void = { _ in }

  override func draw(in ctx: CGContext) { body(ctx) }
}
