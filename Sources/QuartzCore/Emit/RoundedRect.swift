// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer's bounds with round corners: quarter circles as cubics with κ = 0.5522847, or the
// continuous corners of UIBezierPath's rounded rectangles (FACTS 3.3, C13).

import CoreGraphics
internal import MicaRaster

/// A box with a radius at each chosen corner.
struct RoundedRect: Equatable {
  var box: Box
  /// Limited to half the shorter side.
  var radius: Double
  /// CACornerMask's bits: 1 min x min y, 2 max x min y, 4 min x max y, 8 max x max y.
  var corners: UInt8
  /// Whether corners reach 1.528665 radii along the sides, and change their shape as UIBezierPath's
  /// do where that does not fit.
  var isContinuous: Bool

  init(bounds: Vector4, radius: Double, corners: UInt8, isContinuous: Bool = false) {
    box = Box(bounds.x, bounds.y, bounds.x + bounds.z, bounds.y + bounds.w)
    let limited = min(radius, min(bounds.z, bounds.w) / 2)
    self.radius = limited > 0 && corners & 15 != 0 ? limited : 0
    self.corners = corners
    self.isContinuous = isContinuous
  }

  var isRounded: Bool { radius > 0 }

  /// The same shape `width` further in; nil when nothing is left.
  func inset(by width: Double) -> RoundedRect? {
    let inner = Vector4(
      box.x0 + width, box.y0 + width, box.x1 - box.x0 - 2 * width, box.y1 - box.y0 - 2 * width)
    guard inner.z > 0, inner.w > 0 else { return nil }
    var radius = max(0, radius - width)
    if isContinuous && isRounded {
      radius = continuousRadius(radius, width: inner.z, height: inner.w)
    }
    return RoundedRect(
      bounds: inner, radius: radius, corners: corners, isContinuous: isContinuous)
  }

  /// The inner radius nearest to `radius` for which the sides that corners don't fit into are the
  /// same as outside, so that the ring between both has no sudden steps.
  private func continuousRadius(_ radius: Double, width: Double, height: Double) -> Double {
    let reach = Double(SmoothRoundedRect.reach)
    var radius = radius
    for (side, inner) in [(box.x1 - box.x0, width), (box.y1 - box.y0, height)] {
      let limit = inner / 2 / reach
      radius = reach * self.radius > side / 2 ? max(radius, limit * 1.000001) : min(radius, limit)
    }
    return radius
  }

  private static let kappa = 0.5522847

  /// Adds the closed outline, from the top left corner's end along the top edge.
  func add(to builder: inout OutlineBuilder) {
    guard isRounded else { return builder.rect(box) }
    guard !isContinuous else { return addContinuous(to: &builder) }
    func point(_ x: Double, _ y: Double) -> Point { Point(Float(x), Float(y)) }
    /// One corner at (x, y): enters along one edge, leaves along the next; signs point inwards.
    func corner(_ bit: UInt8, x: Double, y: Double, sx: Double, sy: Double, isFirst first: Bool) {
      let r = corners & bit == 0 ? 0 : radius
      let k = r * (1 - Self.kappa)
      let alongY = (point(x, y + sy * r), point(x, y + sy * k))
      let alongX = (point(x + sx * r, y), point(x + sx * k, y))
      let (enter, leave) = first ? (alongY, alongX) : (alongX, alongY)
      builder.line(enter.0)
      if r > 0 { builder.cubic(enter.1, leave.1, leave.0) }
    }
    let start = corners & 1 == 0 ? 0 : radius
    builder.move(point(box.x0 + start, box.y0))
    corner(2, x: box.x1, y: box.y0, sx: -1, sy: 1, isFirst: false)
    corner(8, x: box.x1, y: box.y1, sx: -1, sy: -1, isFirst: true)
    corner(4, x: box.x0, y: box.y1, sx: 1, sy: -1, isFirst: false)
    corner(1, x: box.x0, y: box.y0, sx: 1, sy: 1, isFirst: true)
    builder.close()
  }

  /// Adds the outline with continuous corners.
  private func addContinuous(to builder: inout OutlineBuilder) {
    let rect = CGRect(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0)
    let outline = SmoothRoundedRect(rect, radius: radius, corners: UInt(corners)).path.outline
    var next = outline.points.makeIterator()
    func point() -> Point { next.next() ?? Point(0, 0) }
    for verb in outline.verbs {
      switch verb {
      case Verb.move.rawValue: builder.move(point())
      case Verb.line.rawValue: builder.line(point())
      case Verb.cubic.rawValue: builder.cubic(point(), point(), point())
      default: break
      }
    }
    builder.close()
  }

  /// The closed outline.
  var outline: Outline {
    var builder = OutlineBuilder(reservingVerbs: 10, points: 17)
    add(to: &builder)
    return builder.finish()
  }

  /// The ring between this outline and the one `width` further in, for the even-odd rule.
  func ring(width: Double) -> Outline {
    var builder = OutlineBuilder(reservingVerbs: 20, points: 34)
    add(to: &builder)
    inset(by: width)?.add(to: &builder)
    return builder.finish()
  }
}
