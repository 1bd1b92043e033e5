// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The forms of gradients: styles that are views too.

public import Foundation

/// A style that is a view too, which fills the space that it is offered.
@MainActor
protocol StyleView: ShapeStyle, _PrimitiveView {}

extension StyleView {
  /// Makes a node that fills its bounds with the style.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    StyleNode(view, inputs)
  }
}

@MainActor
private final class StyleNode<V: StyleView>: LeafNode<V> {
  private let display: ShapeDisplay

  override init(_ view: V, _ inputs: _ViewInputs) {
    display = ShapeDisplay(Rectangle(), AnyShapeStyle(view), FillStyle(), inputs)
    super.init(view, inputs)
    setDisplay(display, inputs)
  }

  override func update(_ new: V) {
    let old = view
    view = new
    if !areSame(old, new) { display.update(Rectangle(), AnyShapeStyle(new), FillStyle()) }
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  var gradient: AnyGradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// A gradient from one point of the bounds to another one.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at equal distances from one point of the bounds to another one.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at places from one point of the bounds to another one.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient from one point of the bounds to another one.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Returns the gradient's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradientPaint(.linear(startPoint, endPoint), gradient, context)
  }
}

/// Colours from a point outward.
public struct RadialGradient: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// A gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Colours at equal distances between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Colours at places between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// A gradient between two radii in points.
  public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Returns the gradient's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradientPaint(.radial(center, startRadius, endRadius), gradient, context)
  }
}

/// Colours from a point outward, as ellipses in the bounds' proportions.
public struct EllipticalGradient: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var start: CGFloat
  var end: CGFloat

  /// A gradient between two radii in parts of the bounds: 0 and 0.5 by default.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours at equal distances between two radii in parts of the bounds: 0 and 0.5 by default.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Colours at places between two radii in parts of the bounds: 0 and 0.5 by default.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// A gradient between two radii in parts of the bounds: 0 and 0.5 by default.
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (start, end) = (startRadiusFraction, endRadiusFraction)
  }

  /// Returns the gradient's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradientPaint(.elliptical(center, start, end), gradient, context)
  }
}

/// Colours around a point, clockwise from the right.
public struct AngularGradient: ShapeStyle {
  /// It paints itself.
  public typealias Resolved = Never
  var gradient: AnyGradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// A gradient between two angles.
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  /// A gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours at equal distances between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Colours at places between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient of one turn from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Colours at equal distances over one turn from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colours at places over one turn from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the gradient's paint.
  public func _paint(in context: _StyleContext) -> _StylePaint {
    gradientPaint(
      .angular(center, startAngle.radians, endAngle.radians), gradient, context)
  }
}

extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension AngularGradient: StyleView {}
