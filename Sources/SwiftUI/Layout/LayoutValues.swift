// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view tells the container around.

/// A view's importance when space is given.
public struct _LayoutPriorityModifier: Equatable, Sendable {
  let value: Double
}

extension _LayoutPriorityModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    PriorityDisplay(child, value, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? PriorityDisplay)?.value = value
  }
}

private final class PriorityDisplay: UnaryDisplay {
  var value: Double {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ value: Double, _ inputs: _ViewInputs) {
    self.value = value
    super.init(child, inputs)
  }

  override var priority: Double { value.isNaN ? 0 : value }
}

/// A value of a view for the layout around.
public struct _LayoutValueModifier<K: LayoutValueKey> {
  let value: K.Value
}

extension _LayoutValueModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    LayoutValueDisplay<K>(child, value, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? LayoutValueDisplay<K>)?.value = value
  }
}

private final class LayoutValueDisplay<K: LayoutValueKey>: UnaryDisplay {
  var value: K.Value {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ value: K.Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(child, inputs)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(K.self) ? value : child.layoutValue(key)
  }
}

nonisolated extension View {
  /// How important it is to give the view space: those with higher values choose first. 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }

  /// Tells the layout around a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
