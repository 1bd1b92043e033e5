// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The path that can be built. Every step takes a transform that maps its points into the path.

/// A path that may be changed; use it from one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(storage: PathStorage()) }

  /// Starts a sub-path at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// Adds a line; ignored where there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.line(to: point.applying(transform))
  }

  /// Adds a quadratic curve; ignored where there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve; ignored where there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    storage.cubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Draws back to the sub-path's start and ends it there.
  public func closeSubpath() { storage.close() }

  /// Adds a rectangle as a sub-path of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a sub-path of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform: transform) }
  }

  /// Adds a sub-path of lines through the points; the first one is moved to.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    storage.move(to: first.applying(transform))
    for point in points.dropFirst() { storage.line(to: point.applying(transform)) }
  }

  /// Adds the ellipse that touches the rectangle's sides as a sub-path of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptical corners as a sub-path of its own; radii are limited to half
  /// the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds a line to the arc's start (a move where there is no current point) and the arc.
  ///
  /// Angles in radians; `clockwise` runs towards decreasing angles. Equal angles add a line to their
  /// point only, a difference of a turn or more in either direction one circle in the asked sense.
  /// One cubic for each right angle from the start and one for the remainder (FACTS C16).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: transform)
  }

  /// Adds an arc like `addArc`, from `startAngle` by `delta` radians; positive turns towards
  /// increasing angles. More than a turn is one circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: min(max(delta, -2 * .pi), 2 * .pi), transform: transform)
  }

  /// Adds the arc that rounds the corner at `tangent1End` on the way from the current point to
  /// `tangent2End`, preceded by the line up to it.
  ///
  /// Ignored where there is no current point; a singular transform gives the line to the corner.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = storage.current else { return }
    storage.addArc(
      from: current.applying(transform.inverted()), corner: tangent1End, end: tangent2End,
      radius: radius, transform: transform)
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }
}
