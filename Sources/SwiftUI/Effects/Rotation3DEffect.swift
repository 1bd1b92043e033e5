// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are turned in space (FACTS_SWIFTUI d.11).

public import Foundation

/// A rotation in space about an axis through a point of a view.
public struct _Rotation3DEffect: Equatable, Sendable {
  /// The angle.
  public var angle: Angle
  var axis: SIMD3<Double>
  /// The point that stays.
  public var anchor: UnitPoint
  /// How far the axis lies in front of the view, in points.
  public var anchorZ: CGFloat
  /// How strong the perspective is: the eye is the larger side, divided by this, away.
  public var perspective: CGFloat

  nonisolated init(
    _ angle: Angle, _ axis: SIMD3<Double>, _ anchor: UnitPoint, _ anchorZ: CGFloat,
    _ perspective: CGFloat
  ) {
    (self.angle, self.axis, self.anchor) = (angle, axis, anchor)
    (self.anchorZ, self.perspective) = (anchorZ, perspective)
  }
}

extension _Rotation3DEffect: GeometryEffect, DirectedEffect {
  /// It has no body.
  public typealias Body = Never

  /// The rotation, as it is seen.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    effectValue(size: size, isMirrored: false)
  }

  nonisolated func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    let point = anchor.point(in: size, isMirrored: isMirrored)
    guard axis != .zero else { return ProjectionTransform() }
    let side = max(size.width, size.height)
    var eye = CATransform3DMakeTranslation(0, 0, 0)
    if side > 0 { eye.m34 = -perspective / side }
    var transform = CATransform3DMakeTranslation(0, 0, -anchorZ)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, anchorZ))
    transform = CATransform3DConcat(transform, eye)
    return ProjectionTransform(transform).around(point.x, point.y)
  }
}

nonisolated extension View {
  /// Turns what is drawn of this view about an axis in space. Layout doesn't change.
  ///
  /// The axis goes through `anchor`, by default the middle, and `anchorZ` points in front of the view. A `perspective` of 1, the
  /// default, sees it from as far away as its larger side is long; 0 sees no perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle, SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor, anchorZ, perspective))
  }
}
