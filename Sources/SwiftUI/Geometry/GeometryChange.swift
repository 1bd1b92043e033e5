// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Actions that follow from a view's size and position.

/// An action for when something that depends on a view's geometry has changed.
public struct _GeometryActionModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryActionModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    GeometryActionDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? GeometryActionDisplay<Value>)?.modifier = self
    display.host.positionsDidChange()
  }
}

private final class GeometryActionDisplay<Value: Equatable>: UnaryDisplay, PositionObserver {
  var modifier: _GeometryActionModifier<Value>
  private let context = GeometryContext()
  private var value: Value?
  private var hasEnded = false

  init(_ child: DisplayNode, _ modifier: _GeometryActionModifier<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
    context.attach(self)
    host.observePositions(self)
  }

  func positionsDidChange() -> Bool {
    guard !hasEnded else { return false }
    let new = modifier.transform(GeometryProxy(context: context))
    guard new != value else { return false }
    let old = value ?? new
    value = new
    let action = modifier.action
    host.viewGraph.afterUpdate { action(old, new) }
    return false
  }

  override func end() {
    hasEnded = true
    context.end()
    super.end()
  }
}

nonisolated extension View {
  /// Does something with what `transform` finds of the view's geometry: at first, and whenever it is another value.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { action($1) })
  }

  /// Does something with the last and the new value that `transform` finds of the view's geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
