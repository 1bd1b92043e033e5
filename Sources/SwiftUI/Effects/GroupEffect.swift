// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects on all of a view's layers together: properties of the layer around them.

/// A modifier that gives the layer around a view's layers some properties.
@MainActor
protocol GroupEffect: DisplayModifier {
  /// Whether the effect changes anything; without an effect there is no layer.
  var isActive: Bool { get }
  /// Gives the view around the layers the effect. Its bounds have the rounded frame's size.
  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext)
  /// Whether touches reach what lies within.
  var allowsTouches: Bool { get }
}

extension GroupEffect {
  var isActive: Bool { true }
  var allowsTouches: Bool { true }

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    GroupEffectDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? GroupEffectDisplay<Self>)?.update(self)
  }
}

/// The display of an effect on a group.
final class GroupEffectDisplay<E: GroupEffect>: GroupDisplay {
  private var effect: E

  init(_ child: DisplayNode, _ effect: E, _ inputs: _ViewInputs) {
    self.effect = effect
    super.init(child, inputs)
  }

  @MainActor
  func update(_ new: E) {
    let old = effect
    effect = new
    if old.isActive != new.isActive { groupDidChange() }
    setNeedsRender()
  }

  override var needsGroup: Bool { effect.isActive }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    effect.apply(to: view, of: self, context)
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    onMainThread { effect.allowsTouches } ? super.hitTest(point) : nil
  }
}
