// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn beside where they lie (FACTS_SWIFTUI d.10).

public import Foundation

/// A distance at which a view is drawn from where it lies.
@frozen
public struct _OffsetEffect: Equatable, Sendable {
  /// The distance in points.
  public var offset: CGSize

  /// A distance in points.
  @inlinable nonisolated public init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: GeometryEffect {
  /// It has no body.
  public typealias Body = Never

  /// A translation.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// A display that is drawn at a distance, without a group.
final class OffsetDisplay: UnaryDisplay {
  var effect: _OffsetEffect

  init(_ child: DisplayNode, _ effect: _OffsetEffect, _ inputs: _ViewInputs) {
    self.effect = effect
    super.init(child, inputs)
  }

  /// Where the child is drawn. Positive widths lead to the trailing side.
  private var shift: CGPoint {
    let origin = childOrigin(child)
    let offset = effect.offset
    let width = environment.layoutDirection == .rightToLeft ? -offset.width : offset.width
    return CGPoint(
      x: origin.x + (width.isFinite ? width : 0),
      y: origin.y + (offset.height.isFinite ? offset.height : 0))
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func draw(_ context: RenderContext) {
    child.render(context.inside(self, at: shift))
  }

  override func convert(_ point: CGPoint, from child: DisplayNode) -> CGPoint {
    CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  override func convert(_ point: CGPoint, to child: DisplayNode) -> CGPoint? {
    CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }
}

nonisolated extension View {
  /// Draws this view at a distance from where it lies, in points. Layout doesn't change.
  @inlinable
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws this view at a distance from where it lies, in points. Layout doesn't change.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
