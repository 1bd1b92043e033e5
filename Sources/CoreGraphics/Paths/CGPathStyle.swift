// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How paths are filled, stroked and taken apart: the plain enumerations around CGPath.

internal import MicaRaster

/// The shape of an open line's ends; the default is `butt`.
public enum CGLineCap: Int32, Sendable {
  /// Ends flat at the end point.
  case butt
  /// Ends in a half disc around the end point.
  case round
  /// Ends flat, half a line width beyond the end point.
  case square

  var engineCap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of a line's corners; the default is `miter`.
public enum CGLineJoin: Int32, Sendable {
  /// Extends the outer edges until they meet, up to the miter limit.
  case miter
  /// Rounds the corner with half the line's width.
  case round
  /// Cuts the corner off.
  case bevel

  var engineJoin: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which winding numbers count as inside a path; the default is `winding`.
public enum CGPathFillRule: Int, Sendable {
  /// A winding number other than zero is inside.
  case winding
  /// An odd number of crossings is inside.
  case evenOdd

  var engineRule: FillRule { self == .winding ? .steppedNonZero : .steppedEvenOdd }
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by non-zero winding.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by non-zero winding, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke
}

/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a sub-path; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; control point and end.
  case addQuadCurveToPoint
  /// A cubic curve; two control points and end.
  case addCurveToPoint
  /// Closes the sub-path; no point.
  case closeSubpath

  var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One step of a path, as `CGPath.apply` and `applyWithBlock` hand it out.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// As many points as the kind has; valid only during the call that hands the element out.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of the given kind over points that the caller keeps alive.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Called for each element of a path with the caller's `info` pointer.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
