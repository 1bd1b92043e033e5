// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outlines (FACTS_SWIFTUI f.5).

public import Foundation

/// An outline of lines and curves, in points, y downward.
public struct Path: @unchecked Sendable {
  /// Lines and curves; changed only while no other path has it.
  private var steps: CGMutablePath
  /// Where not nil, the outline is what a stroke of the steps covers. It is worked out when it is asked for: layers stroke
  /// more exactly.
  private(set) var stroke: StrokeStyle?

  /// An outline without lines.
  public init() { steps = CGMutablePath() }

  /// A Core Graphics path.
  public init(_ path: CGPath) { steps = path.mutableCopy() ?? CGMutablePath() }

  /// A Core Graphics path.
  public init(_ path: CGMutablePath) { self.init(path as CGPath) }

  /// A rectangle.
  public init(_ rect: CGRect) { steps = CGMutablePath(); addRect(rect) }

  /// A rectangle with round corners, which are ellipses' where the size's sides differ.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// A rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { steps = CGMutablePath(); addEllipse(in: rect) }

  /// An outline that a closure makes.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(_ base: Path, stroke: StrokeStyle) {
    steps = base.stroke == nil ? base.steps : base.outline
    self.stroke = stroke
  }

  /// The steps, before a stroke.
  var base: CGPath { steps }

  /// The steps of the outline, after a stroke.
  private var outline: CGMutablePath {
    guard let stroke else { return steps }
    return stroke.outline(of: steps)
  }

  /// The Core Graphics path.
  public var cgPath: CGPath { outline.copy() ?? steps }

  /// Changes the steps.
  private mutating func edit(_ change: (CGMutablePath) -> Void) {
    if stroke != nil {
      steps = outline
      stroke = nil
    }
    if !isKnownUniquelyReferenced(&steps) { steps = steps.mutableCopy() ?? CGMutablePath() }
    change(steps)
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The smallest rectangle around the outline; the null rectangle where there are no steps.
  public var boundingRect: CGRect { outline.boundingBoxOfPath }

  /// Where the next line begins; nil where there is none.
  public var currentPoint: CGPoint? { steps.isEmpty ? nil : outline.currentPoint }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  // MARK: Adding

  /// Begins a part of the outline at a point.
  public mutating func move(to point: CGPoint) { edit { $0.move(to: point) } }
  /// Adds a line to a point.
  public mutating func addLine(to point: CGPoint) { edit { $0.addLine(to: point) } }
  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    edit { $0.addQuadCurve(to: point, control: control) }
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: point, control1: control1, control2: control2) }
  }
  /// Closes the part.
  public mutating func closeSubpath() { edit { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform: transform) }
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    edit { $0.addRects(rects, transform: transform) }
  }
  /// Adds lines from the first point through all others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard !lines.isEmpty else { return }
    edit { $0.addLines(between: lines) }
  }
  /// Adds the ellipse within a rectangle, which begins at the right, clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = RoundedCorners.path(rect, cornerSize, style)
    edit { $0.addPath(corners, transform: transform) }
  }
  /// Adds a rectangle with a radius for each corner; leading corners are at the left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = RoundedCorners.path(rect, cornerRadii, style)
    edit { $0.addPath(corners, transform: transform) }
  }
  /// Adds a part of a circle. As y runs downward, `clockwise` true looks counterclockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
    }
  }
  /// Adds a part of a circle from an angle by another one, positive ones clockwise to the eye.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        delta: CGFloat(delta.radians), transform: transform)
    }
  }
  /// Adds the part of a circle that rounds the corner between two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = path.outline
    edit { $0.addPath(other === $0 ? other.copy() ?? other : other, transform: transform) }
  }

  // MARK: Other outlines

  /// The outline, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    // A stroke is moved, but not scaled, before it is worked out.
    let isMove =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let source = isMove ? steps : outline
    return withUnsafePointer(to: transform) {
      var path = Path()
      path.steps = source.mutableCopy(using: $0) ?? CGMutablePath()
      path.stroke = isMove ? stroke : nil
      return path
    }
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// What a stroke of the outline covers.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(self, stroke: style) }
}

extension Path: Equatable {
  /// Whether both have the same steps.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.stroke == rhs.stroke && lhs.steps == rhs.steps
  }
}

extension Path: Shape {
  /// The outline itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
