// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects that depend on where a view lies.

public import Foundation

/// Effects on drawing that leave layout as it is.
public protocol VisualEffect: Animatable, Sendable {
  /// Adds what it does to a list, the first effect first.
  func _append(to list: inout _VisualOperations)
}

/// What visual effects do, in order.
public struct _VisualOperations: Sendable {
  /// One of them.
  enum Operation: Sendable {
    case geometry(@Sendable (_ size: CGSize, _ isMirrored: Bool) -> ProjectionTransform)
    case opacity(Double)
    case filter(LayerFilterKind)
  }

  var list: [Operation] = []
}

/// No effect: where chains of effects begin.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  /// Adds nothing.
  public func _append(to list: inout _VisualOperations) {}
}

/// An effect after others.
struct ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let operation: _VisualOperations.Operation

  func _append(to list: inout _VisualOperations) {
    base._append(to: &list)
    list.list.append(operation)
  }
}

extension VisualEffect {
  private func adding(_ operation: _VisualOperations.Operation) -> some VisualEffect {
    ChainedVisualEffect(base: self, operation: operation)
  }

  private func geometry<E: GeometryEffect & DirectedEffect & Sendable>(_ effect: E)
    -> some VisualEffect
  { adding(.geometry { effect.effectValue(size: $0, isMirrored: $1) }) }

  /// Draws the view at a distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(
      .geometry { _, isMirrored in
        ProjectionTransform(CGAffineTransform(translationX: isMirrored ? -x : x, y: y))
      })
  }

  /// Draws the view at a distance, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view larger or smaller by two factors.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    geometry(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view larger or smaller by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view larger or smaller by two factors.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    geometry(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view about an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    geometry(
      _Rotation3DEffect(
        angle, SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor, anchorZ, perspective))
  }

  /// Draws the view by a map of the plane.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.geometry { _, _ in ProjectionTransform(transform) })
  }

  /// Draws the view by a projection of the plane.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.geometry { _, _ in transform })
  }

  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.filter(.blur(radius: radius, isOpaque: opaque)))
  }

  /// Makes colours brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness(amount)))
  }

  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(1 - amount)))
  }

  /// Changes how strong colours are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation(amount)))
  }

  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation(angle)))
  }
}
