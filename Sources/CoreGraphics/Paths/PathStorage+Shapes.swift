// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rectangles, ellipses, rounded rectangles and arcs as steps of a path. CGMutablePath and CGContext
// both build on these; each takes the transform into the path's space.

internal import MicaRaster

extension PathStorage {
  /// The distance of a control point that makes a cubic a quarter circle: 4/3 · (√2 − 1).
  private static let kappa: CGFloat = 0.5522847498307936

  /// What is lost in sums of angles: less than this part of a right angle is no arc, and a whole turn
  /// may lack this part of itself.
  private static let rounding: CGFloat = 1e-9

  /// The directions of the four right angles from +x towards +y.
  private static let axes: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]

  /// Four sides from the corner of least coordinates, along x first. A null rectangle adds nothing, the infinite one
  /// stays infinite.
  mutating func addRect(_ rect: CGRect, transform m: CGAffineTransform) {
    guard !rect.isNull else { return }
    move(to: PlaneCorner.mapped(CGPoint(x: rect.minX, y: rect.minY), by: m))
    line(to: PlaneCorner.mapped(CGPoint(x: rect.maxX, y: rect.minY), by: m))
    line(to: PlaneCorner.mapped(CGPoint(x: rect.maxX, y: rect.maxY), by: m))
    line(to: PlaneCorner.mapped(CGPoint(x: rect.minX, y: rect.maxY), by: m))
    close()
  }

  /// Four cubics from the middle of the right side, towards greater y first.
  mutating func addEllipse(in rect: CGRect, transform m: CGAffineTransform) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let rx = rect.width / 2
    let ry = rect.height / 2
    move(to: CGPoint(x: rect.maxX, y: center.y).applying(m))
    for quarter in 0..<4 {
      addQuarter(quarter, center: center, rx: rx, ry: ry, transform: m)
    }
    close()
  }

  /// Sides and corners from the middle of the right side, towards greater y first. Radii are
  /// limited to half the sides; without radii it is a rectangle.
  mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform m: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: m) }
    let (left, right) = (rect.minX + rx, rect.maxX - rx)
    let (low, high) = (rect.minY + ry, rect.maxY - ry)
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(m))
    line(to: CGPoint(x: rect.maxX, y: high).applying(m))
    addQuarter(0, center: CGPoint(x: right, y: high), rx: rx, ry: ry, transform: m)
    line(to: CGPoint(x: left, y: rect.maxY).applying(m))
    addQuarter(1, center: CGPoint(x: left, y: high), rx: rx, ry: ry, transform: m)
    line(to: CGPoint(x: rect.minX, y: low).applying(m))
    addQuarter(2, center: CGPoint(x: left, y: low), rx: rx, ry: ry, transform: m)
    line(to: CGPoint(x: right, y: rect.minY).applying(m))
    addQuarter(3, center: CGPoint(x: right, y: low), rx: rx, ry: ry, transform: m)
    close()
  }

  /// A quarter of an upright ellipse from the current point; `quarter` counts right angles from +x
  /// towards +y.
  private mutating func addQuarter(
    _ quarter: Int, center: CGPoint, rx: CGFloat, ry: CGFloat, transform m: CGAffineTransform
  ) {
    let from = Self.axes[quarter]
    let to = Self.axes[(quarter + 1) & 3]
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + rx * x, y: center.y + ry * y).applying(m)
    }
    cubic(
      to: place(to.x, to.y),
      control1: place(from.x + Self.kappa * to.x, from.y + Self.kappa * to.y),
      control2: place(to.x + Self.kappa * from.x, to.y + Self.kappa * from.y))
  }

  /// A circular arc: a line from the current point (a move without one), then one cubic for each
  /// right angle and one for what remains.
  ///
  /// `sweep` is signed, in radians, and at most one turn either way. An arc of no sweep is a line to
  /// its point, from there if need be, so that a round cap makes a dot of it (FACTS C16).
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
    transform m: CGAffineTransform
  ) {
    guard sweep.isFinite, startAngle.isFinite else { return }
    let turn: CGFloat = sweep < 0 ? -1 : 1
    var cosine = CGFloat(PortableMath.cos(Double(startAngle)))
    var sine = CGFloat(PortableMath.sin(Double(startAngle)))
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(m)
    }
    let first = place(cosine, sine)
    let isStart = current == nil
    if isStart { move(to: first) } else { line(to: first) }

    let rightAngle = CGFloat.pi / 2
    let steps = max(0, Int((abs(sweep) / rightAngle - Self.rounding).rounded(.up)))
    if steps == 0 && isStart { line(to: first) }
    for step in 0..<steps {
      let isWhole =
        step < steps - 1 || abs(sweep) >= CGFloat(steps) * rightAngle * (1 - Self.rounding)
      let angle = abs(sweep) - CGFloat(step) * rightAngle
      let reach =
        isWhole ? Self.kappa : 4 / 3 * CGFloat(PortableMath.tan(Double(angle) / 4))
      let end = startAngle + sweep
      let nextCosine = isWhole ? -turn * sine : CGFloat(PortableMath.cos(Double(end)))
      let nextSine = isWhole ? turn * cosine : CGFloat(PortableMath.sin(Double(end)))
      cubic(
        to: place(nextCosine, nextSine),
        control1: place(cosine - turn * reach * sine, sine + turn * reach * cosine),
        control2: place(
          nextCosine + turn * reach * nextSine, nextSine - turn * reach * nextCosine))
      (cosine, sine) = (nextCosine, nextSine)
    }
  }

  /// The signed sweep from one angle to another in the asked sense: `clockwise` towards decreasing
  /// angles. Angles that differ by a turn or more, in either direction, are one whole turn; a lesser
  /// difference is taken modulo a turn (FACTS C16).
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let wholeTurn = 2 * CGFloat.pi
    let raw = clockwise ? start - end : end - start
    guard raw.isFinite else { return .nan }
    let forward: CGFloat
    if abs(raw) >= wholeTurn * (1 - rounding) {
      forward = wholeTurn
    } else {
      forward = raw < 0 ? raw + wholeTurn : raw
    }
    return clockwise ? -forward : forward
  }

  /// The arc of `radius` that touches the line from `current` to `corner` and the line from
  /// `corner` to `end`, preceded by the line up to it. Points before the transform; parallel lines
  /// and radius 0 give the line to the corner only.
  mutating func addArc(
    from current: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat,
    transform m: CGAffineTransform
  ) {
    let u = CGVector(dx: current.x - corner.x, dy: current.y - corner.y)
    let v = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengthU = (u.dx * u.dx + u.dy * u.dy).squareRoot()
    let lengthV = (v.dx * v.dx + v.dy * v.dy).squareRoot()
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard radius > 0, lengthU > 0, lengthV > 0, abs(cross) > 1e-12 * lengthU * lengthV else {
      return line(to: corner.applying(m))
    }
    // tan(half the angle between the lines) = |u × v| / (|u||v| + u · v).
    let halfTangent = abs(cross) / (lengthU * lengthV + dot)
    let distance = radius / halfTangent
    let touch = CGPoint(
      x: corner.x + u.dx / lengthU * distance, y: corner.y + u.dy / lengthU * distance)
    let leave = CGPoint(
      x: corner.x + v.dx / lengthV * distance, y: corner.y + v.dy / lengthV * distance)
    // The arc turns by π − angle: control points lie 4/3 · tan(turn/4) · radius along the lines.
    let tangentOfHalfTurn = 1 / halfTangent
    let quarter =
      tangentOfHalfTurn / (1 + (1 + tangentOfHalfTurn * tangentOfHalfTurn).squareRoot())
    let share = 1 - 4 / 3 * quarter * radius / distance
    func towards(_ unit: CGVector, _ length: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + unit.dx / length * distance * share,
        y: corner.y + unit.dy / length * distance * share)
    }
    line(to: touch.applying(m))
    cubic(
      to: leave.applying(m), control1: towards(u, lengthU).applying(m),
      control2: towards(v, lengthV).applying(m))
  }
}
