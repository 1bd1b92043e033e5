// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What of effects is shown between two values.

public import Foundation

extension _OffsetEffect {
  /// The distance.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension _PositionLayout: Animatable {
  /// The point.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.x, position.y) }
    set { position = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension _RotationEffect {
  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)) }
    set {
      angle.radians = newValue.first
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}

extension _ScaleEffect {
  /// The factors and the anchor.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(scale.width, scale.height), AnimatablePair(anchor.x, anchor.y))
    }
    set {
      scale = CGSize(width: newValue.first.first, height: newValue.first.second)
      anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
    }
  }
}

extension _Rotation3DEffect {
  /// The angle, the axis, and where it lies.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(
          AnimatablePair(anchor.x, anchor.y), AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.radians = newValue.first.first
      let axis = newValue.first.second
      self.axis = SIMD3(axis.first, axis.second.first, axis.second.second)
      anchor = UnitPoint(x: newValue.second.first.first, y: newValue.second.first.second)
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension _TransformEffect {
  /// The map's numbers.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      let (first, second) = (newValue.first.first, newValue.first.second)
      transform = CGAffineTransform(
        a: first.first, b: first.second, c: second.first, d: second.second,
        tx: newValue.second.first, ty: newValue.second.second)
    }
  }
}

extension GeometryEffectModifier: Animatable {
  var animatableData: E.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect {
  /// The effect's data.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _OpacityEffect: Animatable {
  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

extension _ShadowEffect: Animatable {
  /// The radius and the distance.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(radius, AnimatablePair(offset.width, offset.height)) }
    set {
      radius = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension _ClipEffect: Animatable {
  /// The radius of the corners.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _LayerFilterEffect: Animatable {
  /// How strong the filter is.
  public var animatableData: Double {
    get { filter.amount }
    set { filter.amount = newValue }
  }
}

extension LayerFilterKind {
  /// How strong the filter is; 0 for those that aren't more or less strong.
  var amount: Double {
    get {
      switch self {
      case .blur(let radius, _): radius
      case .brightness(let amount), .contrast(let amount), .saturation(let amount): amount
      case .hueRotation(let angle): angle.radians
      case .colorInvert, .colorMultiply, .luminanceToAlpha: 0
      }
    }
    set {
      switch self {
      case .blur(_, let isOpaque): self = .blur(radius: newValue, isOpaque: isOpaque)
      case .brightness: self = .brightness(newValue)
      case .contrast: self = .contrast(newValue)
      case .saturation: self = .saturation(newValue)
      case .hueRotation: self = .hueRotation(Angle(radians: newValue))
      case .colorInvert, .colorMultiply, .luminanceToAlpha: break
      }
    }
  }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
