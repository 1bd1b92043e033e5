// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that aren't drawn, order of drawing, and touches (FACTS_SWIFTUI d.23).

/// Keeps a view's space, and draws nothing.
public struct _HiddenModifier: Equatable, Sendable {}

extension _HiddenModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    HiddenDisplay(child, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {}
}

private final class HiddenDisplay: UnaryDisplay {
  override var isTransparent: Bool { false }
  override func draw(_ context: RenderContext) {}
  override func appendLayers(to list: inout [DisplayLayer]) {}
  override func hitTest(_ point: CGPoint) -> DisplayNode? { nil }
}

/// A view's position in the order of drawing of its container.
public struct _ZIndexTrait: Equatable, Sendable {
  /// Greater ones are drawn in front.
  public var value: Double
}

extension _ZIndexTrait: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ZIndexDisplay(child, value, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? ZIndexDisplay else { return }
    display.value = value
    display.host.orderDidChange(display)
  }
}

private final class ZIndexDisplay: UnaryDisplay {
  var value: Double

  init(_ child: DisplayNode, _ value: Double, _ inputs: _ViewInputs) {
    self.value = value
    super.init(child, inputs)
  }

  override var zIndex: Double { value.isNaN ? 0 : value }
}

/// Whether touches reach a view.
public struct _AllowsHitTestingModifier: Equatable, Sendable {
  /// Whether they do.
  public var allowsHitTesting: Bool
}

extension _AllowsHitTestingModifier: GroupEffect {
  /// It has no body.
  public typealias Body = Never

  var isActive: Bool { !allowsHitTesting }
  var allowsTouches: Bool { allowsHitTesting }

  func apply(to view: DisplayView, of display: DisplayNode, _ context: RenderContext) {
    view.isUserInteractionEnabled = false
  }
}

nonisolated extension View {
  /// Keeps this view's space, and draws nothing of it.
  public func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Sets this view's position in the order of drawing of its container: 0 by default, greater ones are drawn in front.
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndexTrait(value: value)) }

  /// Whether touches reach this view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
