// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shapes that SwiftUI has (FACTS_SWIFTUI f.2 to f.6).

public import Foundation

/// A rectangle.
@frozen
public struct Rectangle: Sendable {
  /// A rectangle.
  @inlinable nonisolated public init() {}
}

extension Rectangle: Shape {
  /// The rectangle, from its top left corner, clockwise.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
  /// The rectangle, smaller at all edges.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangle with round corners.
@frozen
public struct RoundedRectangle: Sendable {
  /// The width and the height of a corner, in points.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of a size in points, by default continuous ones.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// A rectangle with corners of a radius in points, by default continuous ones.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: Shape {
  /// The rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The corners' size.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle, smaller at all edges, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangle with a radius for each corner.
@frozen
public struct UnevenRoundedRectangle: Sendable {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with radii in points, by default continuous ones.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { (self.cornerRadii, self.style) = (cornerRadii, style) }

  /// A rectangle with radii in points, 0 by default, and continuous corners.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: Shape {
  /// The rectangle, leading corners at the left.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rectangle, smaller at all edges, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// The largest circle in the middle of a rectangle.
@frozen
public struct Circle: Sendable {
  /// A circle.
  @inlinable nonisolated public init() {}
}

extension Circle: Shape {
  /// The circle, from its right, clockwise.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The smaller length of the proposal, in both directions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle: InsettableShape {
  /// The circle with a smaller radius.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// The ellipse in a rectangle.
@frozen
public struct Ellipse: Sendable {
  /// An ellipse.
  @inlinable nonisolated public init() {}
}

extension Ellipse: Shape {
  /// The ellipse, from its right, clockwise.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape {
  /// The ellipse in a smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
@frozen
public struct Capsule: Sendable {
  /// The form of the ends.
  public var style: RoundedCornerStyle

  /// A capsule, by default with continuous ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: Shape {
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(Swift.abs(rect.width), Swift.abs(rect.height)) / 2,
      style: style)
  }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape {
  /// The capsule in a smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A shape that follows the one of the container around: a rectangle, unless `containerShape` sets another one.
@frozen
public struct ContainerRelativeShape: Sendable {
  /// The container's shape.
  @inlinable nonisolated public init() {}
}

extension ContainerRelativeShape: Shape {
  /// The rectangle; a view shows the container's shape in its place.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// It is the same, mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape {
  /// The shape, smaller at all edges.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A shape in a rectangle that is smaller at all edges.
public struct _Inset<Base: InsettableShape>: Sendable {
  var base: Base
  var amount: CGFloat
}

extension _Inset: Shape {
  /// The shape in the smaller rectangle; round corners become smaller, too.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.standardized.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    switch base {
    case var shape as RoundedRectangle:
      shape.cornerSize = CGSize(
        width: max(0, shape.cornerSize.width - amount),
        height: max(0, shape.cornerSize.height - amount))
      return shape.path(in: inner)
    case var shape as UnevenRoundedRectangle:
      shape.cornerRadii = shape.cornerRadii.map { max(0, $0 - amount) }
      return shape.path(in: inner)
    default: return base.path(in: inner)
    }
  }
  /// The shape's.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The shape's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The shape's and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { .init(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension _Inset: InsettableShape {
  /// The shape, smaller still.
  public func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}
