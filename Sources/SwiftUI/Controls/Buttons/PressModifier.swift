// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What makes a view a button: it can be pressed.

/// A view that follows the finger that presses it.
struct PressModifier: DisplayModifier {
  typealias Body = Never
  let isPressed: Binding<Bool>
  let isWhole: Bool
  let action: @MainActor () -> Void

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    PressDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? PressDisplay)?.modifier = self
  }
}

private final class PressDisplay: GroupDisplay {
  var modifier: PressModifier

  init(_ child: DisplayNode, _ modifier: PressModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
  }

  override func makeView() -> DisplayView {
    let view = PressView()
    view.onPress = { [weak self] in self?.modifier.isPressed.wrappedValue = $0 }
    view.onTrigger = { [weak self] in self?.modifier.action() }
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    return view
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    onMainThread { takeState() }
  }

  override func updateView(_ view: DisplayView, _ context: RenderContext) { takeState() }

  @MainActor
  private func takeState() {
    let isEnabled = environment.isEnabled
    (groupView as? PressView)?.isPressEnabled = isEnabled
    groupView?.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    if let hit = super.hitTest(point) { return hit }
    return modifier.isWhole && CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override func touchView(at point: CGPoint) -> UIView? {
    environment.isEnabled ? groupView : nil
  }
}
