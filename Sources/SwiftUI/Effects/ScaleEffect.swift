// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn larger or smaller (FACTS_SWIFTUI d.11).

public import Foundation

/// A magnification about a point of a view.
@frozen
public struct _ScaleEffect: Equatable, Sendable {
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// A magnification about a point, by default the middle.
  @inlinable
  nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
}

extension _ScaleEffect: GeometryEffect, DirectedEffect {
  /// It has no body.
  public typealias Body = Never

  /// The magnification.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    effectValue(size: size, isMirrored: false)
  }

  nonisolated func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    let point = anchor.point(in: size, isMirrored: isMirrored)
    return ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .around(point.x, point.y)
  }
}

nonisolated extension View {
  /// Draws this view larger or smaller about a point of it, by default the middle. Layout doesn't change.
  @inlinable
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws this view larger or smaller by one factor about a point of it. Layout doesn't change.
  @inlinable
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws this view larger or smaller by two factors about a point of it. Layout doesn't change.
  @inlinable
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
}
