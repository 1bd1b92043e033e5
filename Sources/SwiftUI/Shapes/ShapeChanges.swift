// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shapes that are made of others (FACTS_SWIFTUI f.2, f.6).

public import Foundation

/// A shape whose outline is another one's, changed.
nonisolated protocol ChangedShape: Shape {
  associatedtype Base: Shape
  var base: Base { get }
}

extension ChangedShape {
  /// The base's.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The base's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Sendable {
  /// The shape.
  public var shape: Base
  /// Where the part begins, from 0 to 1.
  public var startFraction: CGFloat
  /// Where the part ends, from 0 to 1.
  public var endFraction: CGFloat
  var base: Base { shape }
}

extension _TrimmedShape: ChangedShape {
  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// The base's, the start and the end.
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { .init(shape.animatableData, .init(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// What a stroke of a shape covers.
public struct _StrokedShape<Base: Shape>: Sendable {
  /// The shape.
  public var shape: Base
  /// The stroke.
  public var style: StrokeStyle
  var base: Base { shape }
}

extension _StrokedShape: ChangedShape {
  /// The stroke's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// To be stroked.
  public static var role: ShapeRole { .stroke }
  /// The base's and the stroke's.
  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { .init(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape, moved.
public struct OffsetShape<Content: Shape>: Sendable {
  /// The shape.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize
  var base: Content { shape }

  /// A shape, moved by a distance in points.
  nonisolated public init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }
}

extension OffsetShape: ChangedShape {
  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The base's and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { .init(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The moved smaller shape.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape, enlarged.
public struct ScaledShape<Content: Shape>: Sendable {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  var base: Content { shape }

  /// A shape, enlarged about a point, its middle by default.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
}

extension ScaledShape: ChangedShape {
  /// The enlarged outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, in: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
  /// The base's, the factors and the point.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { .init(shape.animatableData, .init(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape, turned.
public struct RotatedShape<Content: Shape>: Sendable {
  /// The shape.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  var base: Content { shape }

  /// A shape, turned about a point, its middle by default.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
}

extension RotatedShape: ChangedShape {
  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .about(anchor, in: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }
  /// The base's, the angle in radians and the point.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get { .init(shape.animatableData, .init(angle.radians, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle = Angle(radians: newValue.second.first)
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The turned smaller shape.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape, transformed about the origin.
public struct TransformedShape<Content: Shape>: Sendable {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  var base: Content { shape }

  /// A shape, transformed about the origin.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
}

extension TransformedShape: ChangedShape {
  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The base's.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a size of its own.
public struct _SizedShape<Base: Shape>: Sendable {
  /// The shape.
  public var shape: Base
  /// The size in points.
  public var size: CGSize
  /// Where in the rectangle it lies.
  public var anchor: UnitPoint
  var base: Base { shape }
}

extension _SizedShape: ChangedShape {
  /// The outline in the size.
  public func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
        height: size.height))
  }
  /// The base's and the size.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { .init(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// A transform about a point of a rectangle.
  static func about(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform) -> Self {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
