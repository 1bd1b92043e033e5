// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How transparent a view is.

/// A view's opacity, for all of its parts together.
public struct _OpacityEffect: Equatable, Sendable {
  /// From 0 to 1.
  public var opacity: Double
}

extension _OpacityEffect: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    OpacityDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? OpacityDisplay else { return }
    display.effect = self
    if (old.opacity == 1) != (opacity == 1) { display.groupDidChange() }
    display.setNeedsRender()
  }
}

private final class OpacityDisplay: GroupDisplay {
  var effect: _OpacityEffect

  init(_ child: DisplayNode, _ effect: _OpacityEffect, _ inputs: _ViewInputs) {
    self.effect = effect
    super.init(child, inputs)
  }

  /// The only layer within, which has the opacity itself.
  private lazy var leaf: LeafDisplay? = {
    var node: DisplayNode = child
    while let unary = node as? UnaryDisplay, !(unary is GroupDisplay), unary.isTransparent {
      node = unary.child
    }
    return node as? LeafDisplay
  }()

  override var needsGroup: Bool { effect.opacity < 1 && leaf == nil }

  override func draw(_ context: RenderContext) {
    super.draw(context)
    guard let leaf else { return }
    let opacity = effect.opacity.isNaN ? 1 : Float(min(max(0, effect.opacity), 1))
    if leaf.layer.opacity != opacity { leaf.layer.opacity = opacity }
  }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    view.alpha = effect.opacity.isNaN ? 1 : max(0, effect.opacity)
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    effect.opacity < 0.01 ? nil : super.hitTest(point)
  }
}

nonisolated extension View {
  /// Makes the view transparent, all of its parts together: 1 is opaque, 0 invisible.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
