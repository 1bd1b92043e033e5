// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn by a map of the plane (FACTS_SWIFTUI d.11).

public import Foundation

/// An affine map about a view's upper left corner.
@frozen
public struct _TransformEffect: Equatable, Sendable {
  /// The map.
  public var transform: CGAffineTransform

  /// A map of the plane.
  @inlinable
  nonisolated public init(transform: CGAffineTransform) { self.transform = transform }
}

extension _TransformEffect: GeometryEffect {
  /// It has no body.
  public typealias Body = Never

  /// The map.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(transform)
  }
}

/// A projection about a view's upper left corner.
@frozen
public struct _ProjectionEffect: Equatable, Sendable {
  /// The projection.
  public var transform: ProjectionTransform

  /// A projection of the plane.
  @inlinable
  nonisolated public init(transform: ProjectionTransform) { self.transform = transform }
}

extension _ProjectionEffect: GeometryEffect {
  /// It has no body.
  public typealias Body = Never

  /// The projection.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Mirrors a view where text runs from right to left.
struct MirrorEffect: Equatable, Sendable {
  let isEnabled: Bool
}

extension MirrorEffect: GeometryEffect, DirectedEffect {
  typealias Body = Never

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }

  nonisolated func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    guard isEnabled, isMirrored else { return ProjectionTransform() }
    return ProjectionTransform(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

nonisolated extension View {
  /// Draws this view by a map of the plane about its upper left corner. Layout doesn't change.
  @inlinable
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws this view by a projection of the plane about its upper left corner. Layout doesn't change.
  @inlinable
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }

  /// Whether what is drawn of this view is mirrored where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorEffect(isEnabled: enabled))
  }
}
