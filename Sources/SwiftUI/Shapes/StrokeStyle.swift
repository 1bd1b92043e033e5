// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How lines are drawn, and what is inside.

public import Foundation

/// How lines are drawn (FACTS_SWIFTUI f.1).
@frozen
public struct StrokeStyle: Equatable, Sendable {
  /// In points; 1 by default.
  public var lineWidth: CGFloat
  /// The ends of lines; cut off by default.
  public var lineCap: CGLineCap
  /// The corners of lines; pointed by default.
  public var lineJoin: CGLineJoin
  /// How far a corner's point may reach, in line widths; 10 by default.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of gaps between them, in points; none by default.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins, in points; 0 by default.
  public var dashPhase: CGFloat

  /// A line of 1 point without dashes, unless said otherwise.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// Whether there are dashes that can be drawn.
  var hasDash: Bool {
    !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
      && dashPhase.isFinite
  }

  /// What a stroke of steps covers.
  func outline(of steps: CGPath) -> CGMutablePath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGMutablePath() }
    // Core Graphics' outline is good for one pixel a point: it is made larger, and then smaller again.
    let factor: CGFloat = 16
    func scaled(_ path: CGPath, _ factor: CGFloat) -> CGMutablePath? {
      withUnsafePointer(to: CGAffineTransform(scaleX: factor, y: factor)) {
        path.mutableCopy(using: $0)
      }
    }
    guard var large: CGPath = scaled(steps, factor) else { return CGMutablePath() }
    if hasDash {
      large = large.copy(
        dashingWithPhase: dashPhase * factor, lengths: dash.map { $0 * factor })
    }
    large = large.copy(
      strokingWithWidth: lineWidth * factor, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: miterLimit)
    return scaled(large, 1 / factor) ?? CGMutablePath()
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the phase of dashes.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  /// The width, the miter limit and the phase of dashes.
  public var animatableData: AnimatableData {
    get { .init(lineWidth, .init(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How outlines are filled.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that are surrounded an even number of times are outside; false by default.
  public var isEOFilled: Bool
  /// Whether edges are smooth; true by default.
  public var isAntialiased: Bool

  /// By winding and with smooth edges, unless said otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Continuous curves; the default.
  case continuous
}
