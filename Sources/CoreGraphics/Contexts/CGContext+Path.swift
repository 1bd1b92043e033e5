// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The path under construction. Points are mapped to device space when they are added, so that a
// later change of the CTM does not move them.

internal import MicaRaster

extension CGContext {
  /// Throws the path away and starts an empty one.
  public func beginPath() { devicePath.removeAll() }

  /// Starts a sub-path at `point`.
  public func move(to point: CGPoint) { devicePath.move(to: point.applying(state.ctm)) }

  /// Adds a line; ignored where there is no current point.
  public func addLine(to point: CGPoint) { devicePath.line(to: point.applying(state.ctm)) }

  /// Adds a sub-path of lines through the points; the first one is moved to.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve; ignored where there is no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.cubic(
      to: end.applying(state.ctm), control1: control1.applying(state.ctm),
      control2: control2.applying(state.ctm))
  }

  /// Adds a quadratic curve; ignored where there is no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.quad(to: end.applying(state.ctm), control: control.applying(state.ctm))
  }

  /// Draws back to the sub-path's start and ends it there.
  public func closePath() { devicePath.close() }

  /// Adds a rectangle as a sub-path of its own.
  public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.ctm) }

  /// Adds rectangles, each as a sub-path of its own.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that touches the rectangle's sides as a sub-path of its own.
  public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.ctm) }

  /// Adds a line to the arc's start (a move where there is no current point) and the arc.
  ///
  /// Angles in radians; `clockwise` runs towards decreasing angles of user space, which is
  /// anticlockwise to the eye where y points down. Equal angles add a line to their point only, a
  /// difference of a turn or more in either direction one circle in the asked sense (FACTS C16).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
      transform: state.ctm)
  }

  /// Adds the arc that rounds the corner at `tangent1End` on the way from the current point to
  /// `tangent2End`, preceded by the line up to it; ignored where there is no current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = devicePath.current else { return }
    devicePath.addArc(
      from: convertToUserSpace(current), corner: tangent1End, end: tangent2End, radius: radius,
      transform: state.ctm)
  }

  /// Adds all steps of a path.
  public func addPath(_ path: CGPath) { devicePath.append(path.storage, transform: state.ctm) }

  /// The path so far in user space; nil where it has no steps.
  public var path: CGPath? { devicePath.isEmpty ? nil : userPath }

  /// Whether the path has no steps.
  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// Where the next line would begin, in user space; the origin where there is none.
  public var currentPointOfPath: CGPoint { devicePath.current.map(convertToUserSpace) ?? .zero }

  /// The bounding box in user space of the path's points, control points included; null where it
  /// has none.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// Whether drawing the path in the given mode would cover a user-space point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke && path.contains(point, using: isEvenOdd ? .evenOdd : .winding) {
      return true
    }
    guard mode != .fill, mode != .eoFill else { return false }
    let style = state.strokeStyle(width: state.lineWidth)
    return path.stroked(style, dash: state.dash, about: point).contains(point)
  }

  /// Makes the path the outline of what its stroke would cover, to be filled by winding.
  public func replacePathWithStrokedPath() {
    let stroked = userPath.stroked(state.strokeStyle(width: state.lineWidth), dash: state.dash)
    devicePath = stroked.storage.applying(state.ctm)
  }

  /// The path in user space.
  private var userPath: CGPath { CGPath(storage: devicePath.applying(state.ctm.inverted())) }
}
