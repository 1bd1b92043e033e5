// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, before flattening: a stroke → the outline of its area, in the outline's own space. One
// side is written forwards, the other backwards; filling by non-zero winding joins what overlaps.

/// A plane vector in double precision.
typealias Vector = SIMD2<Double>

extension Vector {
  @inline(__always) var length: Double { (x * x + y * y).squareRoot() }
  @inline(__always) func dot(_ o: Vector) -> Double { x * o.x + y * o.y }
  @inline(__always) func cross(_ o: Vector) -> Double { x * o.y - y * o.x }
  /// A quarter turn from x towards y.
  @inline(__always) var turned: Vector { Vector(-y, x) }
}

/// Widens an outline's lines and curves.
///
/// The result lies in `verbs` and `points`, in the outline's own space. Sub-paths without length
/// show their caps only (nothing for butt caps); a bare `move` shows nothing.
struct Stroker: ~Copyable {
  var verbs = Buffer<UInt8>(capacity: 1024)
  var points = Buffer<Point>(capacity: 2048)
  var left = StrokeSide()
  var right = StrokeSide()

  var radius = 0.5
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 10.0
  /// How far an offset curve may lie from the true one, in the outline's space.
  var tolerance = 0.1

  /// That for one pixel a unit and curves flattened in the standard way: Apple halves curves whose
  /// offset misses by 0.11 and leaves those that miss by 0.092 whole, whatever their width.
  private static let standardTolerance = 0.1

  private var visible: Box?

  private var start = Vector(0, 0)
  private var current = Vector(0, 0)
  private var firstTangent = Vector(0, 0)
  private var tangent = Vector(0, 0)
  private var hasSegment = false
  /// A sub-path with a line or a `close`, even without length.
  private var isDrawn = false

  /// - Parameters:
  ///   - scale: the greatest growth of a length when the stroke is mapped to pixels.
  ///   - visible: what can be seen, in the outline's space; curves outside are offset coarsely.
  mutating func stroke(
    verbs source: UnsafeBufferPointer<UInt8>, points sourcePoints: UnsafeBufferPointer<Point>,
    style: StrokeStyle, scale: Double, flattening: Double, visible: Box? = nil
  ) {
    verbs.count = 0
    points.count = 0
    guard style.width > 0, style.width.isFinite, scale > 0, scale.isFinite else { return }
    radius = Double(style.width) * 0.5
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit.isNaN ? 10 : Double(style.miterLimit)
    tolerance =
      Self.standardTolerance * flattening / (Double(Flattening.standardTolerance) * scale)
    self.visible = visible
    hasSegment = false
    isDrawn = false
    var next = 0
    func take() -> Vector {
      let p = sourcePoints[next]
      next += 1
      return Vector(Double(p.x), Double(p.y))
    }
    for verb in source {
      switch verb {
      case Verb.move.rawValue:
        finishOpen()
        start = take()
        current = start
      case Verb.line.rawValue:
        addLine(to: take())
      case Verb.quad.rawValue:
        let c = take()
        let p = take()
        let third = 1.0 / 3
        addCubic(current + (c - current) * (2 * third), p + (c - p) * (2 * third), p)
      case Verb.cubic.rawValue:
        let a = take()
        let b = take()
        addCubic(a, b, take())
      default:
        finishClosed()
      }
    }
    finishOpen()
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int {
    verbs.giveBack() + points.giveBack() + left.giveBack() + right.giveBack()
  }

  private mutating func addLine(to p: Vector) {
    isDrawn = true
    let d = p - current
    let length = d.length
    guard length > 0 else { return }
    let t = d / length
    begin(t)
    left.line(p + t.turned * radius)
    right.line(p - t.turned * radius)
    current = p
    tangent = t
  }

  private mutating func addCubic(_ a: Vector, _ b: Vector, _ p: Vector) {
    isDrawn = true
    let curve = CubicCurve(p0: current, p1: a, p2: b, p3: p)
    guard let (t0, t1) = curve.endTangents else { return }
    begin(t0)
    let (first, second) = curve.strokeCuts
    if first.isNaN {
      offset(curve, t0, t1, depth: 0)
    } else {
      let (head, rest) = curve.split(first)
      let middle = head.endTangents?.1 ?? t0
      offset(head, t0, middle, depth: 0)
      if second.isNaN {
        offset(rest, middle, t1, depth: 0)
      } else {
        let (body, tail) = rest.split((second - first) / (1 - first))
        let end = body.endTangents?.1 ?? t1
        offset(body, middle, end, depth: 0)
        offset(tail, end, t1, depth: 0)
      }
    }
    current = p
    tangent = t1
  }

  /// Starts a sub-path's sides, or joins the segment that ended here to the one that starts.
  private mutating func begin(_ t: Vector) {
    if hasSegment {
      join(at: current, from: tangent, to: t)
      return
    }
    hasSegment = true
    firstTangent = t
    left.begin(current + t.turned * radius)
    right.begin(current - t.turned * radius)
  }

  /// Both offsets of a curve, as cubics, halving it until they are within the tolerance. Where neither
  /// can be seen their chords do: no winding within sight changes.
  private mutating func offset(_ c: CubicCurve, _ t0: Vector, _ t1: Vector, depth: Int) {
    guard canBeSeen(c, t0, t1) else {
      left.line(c.p3 + t1.turned * radius)
      right.line(c.p3 - t1.turned * radius)
      return
    }
    if let (l, r) = c.offsets(t0, t1, radius, tolerance) {
      left.cubic(l.0, l.1, c.p3 + t1.turned * radius)
      right.cubic(r.0, r.1, c.p3 - t1.turned * radius)
      return
    }
    let (first, second) = c.halves()
    // A cusp is left to its ends: the outline turns about it as a bevelled join does.
    guard depth < 10, let middle = first.endTangents?.1,
      let start = second.endTangents?.0
    else {
      left.line(c.p3 + t1.turned * radius)
      right.line(c.p3 - t1.turned * radius)
      return
    }
    offset(first, t0, middle, depth: depth + 1)
    if middle.dot(start) < 0.999 {
      let saved = join
      join = .round
      join(at: c.halves().0.p3, from: middle, to: start)
      join = saved
    }
    offset(second, start, t1, depth: depth + 1)
  }

  /// Whether one of a curve's offsets may reach what is visible.
  @inline(__always)
  private func canBeSeen(_ c: CubicCurve, _ t0: Vector, _ t1: Vector) -> Bool {
    guard let visible else { return true }
    let low = pointwiseMin(pointwiseMin(c.p0, c.p1), pointwiseMin(c.p2, c.p3))
    let high = pointwiseMax(pointwiseMax(c.p0, c.p1), pointwiseMax(c.p2, c.p3))
    if low.x - radius >= visible.x0 && high.x + radius <= visible.x1
      && low.y - radius >= visible.y0 && high.y + radius <= visible.y1
    {
      return true
    }
    return sideCanBeSeen(c, from: t0, to: t1, low: low, high: high, within: visible)
  }

  /// The same for a curve near what is visible, or far larger than that.
  @inline(never)
  private func sideCanBeSeen(
    _ c: CubicCurve, from t0: Vector, to t1: Vector, low: Vector, high: Vector, within visible: Box
  ) -> Bool {
    let margin = Vector(repeating: 4 * tolerance + 1e-5 * radius)
    func meets(_ low: Vector, _ high: Vector) -> Bool {
      let (low, high) = (low - margin, high + margin)
      return high.x >= visible.x0 && low.x <= visible.x1 && high.y >= visible.y0
        && low.y <= visible.y1
    }
    let reach = Vector(repeating: radius)
    guard meets(low - reach, high + reach) else { return false }
    // Tangents lie between those of the control polygon's sides, the normals in the triangle of the
    // outer ones and the corner where their circle's tangents meet.
    let cosine = t0.dot(t1)
    let middle = c.p2 - c.p1
    let slack = 1e-6 * (abs(middle.x) + abs(middle.y))
    let (fromFirst, toLast) = (t0.cross(middle), middle.cross(t1))
    let isBetween =
      t0.cross(t1) >= 0
      ? fromFirst >= -slack && toLast >= -slack : fromFirst <= slack && toLast <= slack
    guard cosine > 0.2, isBetween, middle.dot(t0) >= 0 else { return true }
    let (a, b) = (t0.turned, t1.turned)
    let corner = (a + b) / (1 + cosine)
    let least = pointwiseMin(pointwiseMin(a, b), corner) * radius
    let most = pointwiseMax(pointwiseMax(a, b), corner) * radius
    return meets(low + least, high + most) || meets(low - most, high - least)
  }

  /// Whether the sub-path at hand, with its caps, may reach what is visible: one that doesn't has no
  /// winding there.
  private var subpathCanBeSeen: Bool {
    guard let visible else { return true }
    var low = left.points[0]
    var high = low
    func add(_ points: borrowing Buffer<Point>) {
      for i in 0..<points.count {
        low = pointwiseMin(low, points[i])
        high = pointwiseMax(high, points[i])
      }
    }
    add(left.points)
    add(right.points)
    // Rounded to Float, and with caps.
    let margin =
      2 * radius + 1e-6 * Double(max(max(abs(low.x), abs(low.y)), max(abs(high.x), abs(high.y))))
    return
      !(Double(high.x) + margin < visible.x0 || Double(low.x) - margin > visible.x1
      || Double(high.y) + margin < visible.y0 || Double(low.y) - margin > visible.y1)
  }

  private mutating func finishOpen() {
    defer {
      hasSegment = false
      isDrawn = false
    }
    guard hasSegment else {
      if isDrawn { addDot() }
      return
    }
    guard subpathCanBeSeen else { return }
    // Left side forwards, end cap, right side backwards, start cap.
    addCap(at: current, tangent)
    appendLeft()
    appendRightReversed(continuing: true)
    left.begin(start - firstTangent.turned * radius)
    addCap(at: start, -firstTangent)
    appendLeftContinuing()
    verbs.append(Verb.close.rawValue)
  }

  private mutating func finishClosed() {
    isDrawn = true
    if current != start { addLine(to: start) }
    guard hasSegment else {
      addDot()
      isDrawn = false
      return
    }
    join(at: start, from: tangent, to: firstTangent)
    if subpathCanBeSeen {
      appendLeft()
      verbs.append(Verb.close.rawValue)
      appendRightReversed(continuing: false)
      verbs.append(Verb.close.rawValue)
    }
    hasSegment = false
    isDrawn = false
    current = start
  }

  /// A sub-path without length: its caps, as if it ran along x.
  private mutating func addDot() {
    guard cap != .butt else { return }
    let t = Vector(1, 0)
    left.begin(current + t.turned * radius)
    addCap(at: current, t)
    addCap(at: current, -t)
    appendLeft()
    verbs.append(Verb.close.rawValue)
  }
}
