// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The displays of visual effects.

public import Foundation

/// The display of visual effects: a group with a transform, an opacity and filters.
class VisualEffectDisplay: TransformDisplay {
  private var known: _VisualOperations?

  /// Finds the effects. Overridden.
  func findOperations() -> _VisualOperations { _VisualOperations() }

  /// The effects, found once until `operationsDidChange()`.
  private var operations: _VisualOperations {
    if let known { return known }
    let found = findOperations()
    known = found
    return found
  }

  /// Has the effects found again.
  final func operationsDidChange() {
    known = nil
    setNeedsRender()
  }

  override var projection: ProjectionTransform {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return operations.list.reduce(ProjectionTransform()) { projection, operation in
      guard case .geometry(let value) = operation else { return projection }
      return projection.concatenating(value(size, isMirrored))
    }
  }

  // Effects don't change frames in other coordinate spaces: they depend on them.
  override var isIgnoredByLayout: Bool { true }

  override func environmentDidChange(from old: EnvironmentValues) { operationsDidChange() }

  override func layoutChildren() {
    super.layoutChildren()
    operationsDidChange()
  }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    super.updateView(view, context)
    var opacity = 1.0
    var filters: [Any] = []
    for operation in operations.list {
      switch operation {
      case .opacity(let factor): opacity *= factor.isNaN ? 1 : min(max(0, factor), 1)
      case .filter(let filter) where !filter.isIdentity:
        filters.append(filter.layerFilter(environment))
      default: break
      }
    }
    view.alpha = opacity
    view.layer.filters = filters.isEmpty ? nil : filters
  }
}

/// Effects that depend on a view's geometry.
public struct _GeometryVisualEffect<Effect: VisualEffect> {
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension _GeometryVisualEffect: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    GeometryVisualEffectDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? GeometryVisualEffectDisplay<Effect> else { return }
    display.effect = effect
    display.operationsDidChange()
  }
}

private final class GeometryVisualEffectDisplay<E: VisualEffect>: VisualEffectDisplay,
  PositionObserver
{
  var effect: (EmptyVisualEffect, GeometryProxy) -> E
  private let context = GeometryContext()

  @MainActor
  init(_ child: DisplayNode, _ modifier: _GeometryVisualEffect<E>, _ inputs: _ViewInputs) {
    effect = modifier.effect
    super.init(child, inputs)
    context.attach(self)
    host.observePositions(self)
  }

  override func findOperations() -> _VisualOperations {
    var operations = _VisualOperations()
    onMainThread {
      reads.run { context.track { effect(EmptyVisualEffect(), GeometryProxy(context: context)) } }
    }
    ._append(to: &operations)
    return operations
  }

  func positionsDidChange() -> Bool {
    if context.isOutdated { operationsDidChange() }
    return false
  }

  @MainActor private lazy var reads = ClosureReads(host.viewGraph) { [unowned self] in
    operationsDidChange()
  }

  override func end() {
    reads.end()
    context.end()
    super.end()
  }
}

nonisolated extension View {
  /// Draws this view with effects that depend on its geometry. Layout doesn't change.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { modifier(_GeometryVisualEffect(effect: effect)) }
}
