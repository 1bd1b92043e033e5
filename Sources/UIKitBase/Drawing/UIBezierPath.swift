// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A path together with the way it is drawn: width, cap, join, flatness. The geometry is a
// CGMutablePath; what draws it is in UIBezierPath+Drawing.swift.

public import CoreGraphics
public import Foundation

/// A path of lines and Bézier curves, in points of the view that draws it, y growing downward.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path: CGMutablePath
  var dashPattern: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Width of the stroke in points, 1 by default.
  open var lineWidth: CGFloat = 1
  /// Shape of open ends, butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// Shape of corners, miter by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest ratio of miter length to line width, 10 by default.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may lie from the true one, 0.6 by default, coarser than Core
  /// Graphics' own (FACTS 3.1).
  open var flatness: CGFloat = 0.6
  /// Whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule; false by default.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() {
    path = CGMutablePath()
  }

  /// The path of a keyed archive.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
    read(coder)
  }

  /// Writes elements and attributes into a keyed archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A path with the elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A closed rectangle, starting at its top left corner and going clockwise to the eye.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse inscribed in `rect`, four cubic curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// An open arc; the angles are as in `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The elements, as a path that later changes do not reach; setting copies the given one.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      let copy = CGMutablePath()
      copy.addPath(newValue)
      path = copy
    }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path's lines and curves; `.zero` for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  /// The end of the last element; `.zero` for an empty path.
  open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

  /// Whether `point` lies inside, by the path's own fill rule; open sub-paths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  /// Starts a new sub-path.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Appends a line; without a current point it does nothing.
  open func addLine(to point: CGPoint) {
    guard !path.isEmpty else { return }
    path.addLine(to: point)
  }

  /// Appends a cubic curve; without a current point it does nothing.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    guard !path.isEmpty else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic curve; without a current point it does nothing.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard !path.isEmpty else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Appends an arc, after a line from the current point, if there is one, to the arc's start.
  ///
  /// Angles are in radians from the positive x axis. With `clockwise` they increase from start to
  /// end, which is clockwise to the eye where y grows downward; Core Graphics' parameter of the
  /// same name means the opposite. Equal angles add a line to their point only, a difference of a
  /// turn or more in either direction one circle in the asked sense (FACTS C13, C16).
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current sub-path by a line to its start.
  open func close() {
    guard !path.isEmpty else { return }
    path.closeSubpath()
  }

  /// Takes all elements away; the drawing properties stay.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  /// Maps every point of the path; the drawing properties stay.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }

  /// Sets the lengths, in points, of the stroke's dashes and gaps; a nil pattern draws it whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }

  /// Writes the dashes that `setLineDash(_:count:phase:)` set; pass nil for what is not wanted.
  /// `pattern` must have room for as many lengths as there are; ask for `count` first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashPattern, count: dashPattern.count)
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  /// The same path walked backwards, from the end of its last sub-path to the start of its first;
  /// the drawing properties are the same.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.path = ReversedPath(path).path
    reversed.takeStyle(from: self)
    return reversed
  }

  /// A path with the same elements and drawing properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(from: self)
    return copy
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Takes on everything of another path but its elements.
  private func takeStyle(from other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashPattern = other.dashPattern
    dashPhase = other.dashPhase
  }
}
