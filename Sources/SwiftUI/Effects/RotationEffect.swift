// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Turned views (FACTS_SWIFTUI d.11).

public import Foundation

/// A rotation about a point of a view.
@frozen
public struct _RotationEffect: Equatable, Sendable {
  /// The angle; positive ones turn clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// A rotation about a point, by default the middle.
  @inlinable
  nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
    (self.angle, self.anchor) = (angle, anchor)
  }
}

extension _RotationEffect: GeometryEffect, DirectedEffect {
  /// It has no body.
  public typealias Body = Never

  /// The rotation.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    effectValue(size: size, isMirrored: false)
  }

  nonisolated func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    let point = anchor.point(in: size, isMirrored: isMirrored)
    return ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians))
      .around(point.x, point.y)
  }
}

extension UnitPoint {
  /// The point of a size, in points from the upper left corner.
  func point(in size: CGSize, isMirrored: Bool = false) -> CGPoint {
    CGPoint(x: (isMirrored ? 1 - x : x) * size.width, y: y * size.height)
  }
}

nonisolated extension View {
  /// Turns what is drawn of this view about a point of it, by default the middle. Layout doesn't change.
  @inlinable
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
