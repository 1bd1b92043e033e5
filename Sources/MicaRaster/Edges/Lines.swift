// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, between flattening and tiles: straight edges clipped to the surface. Reads points of any
// size in double precision, writes EdgeLine records whose coordinates lie within the viewport.

import CMicaKernels

/// One edge of a flattened outline in device pixels; laid out in C for the grid.
package typealias EdgeLine = mica_edge

/// Collects the edges of one outline, limited to a viewport.
///
/// Above, below and right of the viewport nothing matters; edges left of it become vertical edges on its
/// left side, as few as add up to the same windings, since winding is summed from left to right.
/// Horizontal edges carry no winding and are dropped.
struct LineCollector: ~Copyable {
  var lines = Buffer<EdgeLine>(capacity: 1024)
  /// Whether long edges go by steps, as a context's do.
  var stepsEdges = false
  /// What is known of the outline as a whole.
  private(set) var outline = mica_outline()
  /// Points within the viewport that follow each other and are not edges yet.
  private var points = Buffer<Point>(capacity: 2 * Int(MICA_CURVE_POINTS) + 2)
  /// A curve's points while they become edges that step.
  private var chords = Buffer<Point>(capacity: 64)
  private var contours = 0
  private var wall = LeftWall()
  /// What lies right of a limit between pixels; unused where `cutsRight` is false.
  private var rightWall = LeftWall()
  private var cutsRight = false
  private var left = 0.0
  private var top = 0.0
  private var right = 0.0
  private var bottom = 0.0

  /// Starts an outline; `centre` is a point that may lie within it. `limit`, whose sides may lie between pixels, cuts it.
  mutating func begin(viewport: PixelBox, limit: Box? = nil, centre: SIMD2<Double>) {
    lines.count = 0
    points.count = 0
    contours = 0
    wall.begin()
    rightWall.begin()
    mica_begin_outline(&outline, Float(centre.x), Float(centre.y))
    left = Double(viewport.x0)
    top = Double(viewport.y0)
    right = Double(viewport.x1)
    bottom = Double(viewport.y1)
    cutsRight = false
    if let limit {
      cutsRight = limit.x1 < right
      left = max(left, limit.x0)
      top = max(top, limit.y0)
      right = max(left, min(right, limit.x1))
      bottom = max(top, min(bottom, limit.y1))
    }
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int {
    lines.giveBack() + wall.giveBack() + rightWall.giveBack()
  }

  /// Starts a closed part of the outline.
  mutating func beginContour() {
    flush()
    contours += 1
    if contours > 1 { outline.is_whole = 0 }
  }

  /// Ends the outline: all its edges are in `lines`.
  mutating func finish() {
    flush()
    // What is cut at its right side has to close there: no winding may be left out.
    wall.drain(others: cutsRight ? Int(Int32.max) : lines.count)
    for i in 0..<wall.edges.count {
      append(SIMD2(left, wall.edges[i].x), SIMD2(left, wall.edges[i].y))
      flush()
    }
    guard cutsRight else { return }
    rightWall.drain(others: Int(Int32.max))
    for i in 0..<rightWall.edges.count {
      append(SIMD2(right, rightWall.edges[i].x), SIMD2(right, rightWall.edges[i].y))
      flush()
    }
  }

  /// Makes edges of the points so far.
  private mutating func flush() {
    let count = points.count
    points.count = 0
    if count < 2 { return }
    lines.reserve(count &+ 2)
    lines.count &+= mica_make_edges(
      UnsafeMutableRawPointer(points.base).assumingMemoryBound(to: Float.self), count,
      lines.base + lines.count, &outline)
  }

  /// Whether a box (of a curve's control points) cannot reach the viewport, so that its chord will
  /// do: it lies wholly above, below, left or right of it.
  @inline(__always) func isOutside(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.x <= left || low.x >= right || high.y <= top || low.y >= bottom
  }

  /// Whether a curve's control points lie within the viewport, and so the curve.
  @inline(__always) func holds(_ c: CubicCurve) -> Bool {
    @inline(__always) func within(_ p: SIMD2<Double>) -> Bool {
      p.x >= left && p.x <= right && p.y >= top && p.y <= bottom
    }
    return within(c.p0) && within(c.p1) && within(c.p2) && within(c.p3)
  }

  /// Makes sure that the points so far end with this one, which rounds to within the viewport.
  @inline(__always) private mutating func start(at p: SIMD2<Double>) {
    let p = Point(Float(p.x), Float(p.y))
    if points.count > 0 && points[points.count &- 1] == p && points.count < Int(MICA_CURVE_POINTS) {
      return
    }
    flush()
    points.append(p)
  }

  /// Adds the chords of a curve that `holds` accepted.
  mutating func addWithin(_ c: CubicCurve, _ tolerance: Double) {
    start(at: c.p0)
    let first = points.count
    points.count &+= withUnsafePointer(to: c) { curve in
      withUnsafePointer(to: SIMD4(left, top, right, bottom)) { box in
        mica_flatten_cubic(
          UnsafeRawPointer(curve).assumingMemoryBound(to: Double.self), tolerance,
          UnsafeRawPointer(box).assumingMemoryBound(to: Double.self),
          UnsafeMutableRawPointer(points.base + points.count).assumingMemoryBound(to: Float.self))
      }
    }
    if stepsEdges, EdgeStepping.matters(c, chords: points.count &- first) {
      stepChords(from: first)
    }
  }

  /// Adds the chords that are already points, from the one before `first` on, once more as edges.
  private mutating func stepChords(from first: Int) {
    chords.count = 0
    for i in first &- 1..<points.count { chords.append(points[i]) }
    points.count = first
    for i in 1..<chords.count {
      add(
        SIMD2(Double(chords[i &- 1].x), Double(chords[i &- 1].y)),
        SIMD2(Double(chords[i].x), Double(chords[i].y)))
    }
  }

  /// Adds the edge from `p` to `q`, both finite.
  @inline(__always) mutating func add(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    let reach = max(abs(q.x - p.x), abs(q.y - p.y))
    if stepsEdges && reach >= EdgeStepping.least && reach <= EdgeStepping.most {
      addStepped(p, q)
    } else {
      addExact(p, q)
    }
  }

  /// Adds an edge as it is stepped along; where it ends beside its end, an upright edge closes the outline.
  private mutating func addStepped(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    let stepping = EdgeStepping(p, q)
    if stepping.endsAtFirst {
      if stepping.needsClosing { addExact(p, stepping.end) }
      addExact(stepping.end, q)
    } else {
      addExact(p, stepping.end)
      if stepping.needsClosing { addExact(stepping.end, q) }
    }
  }

  @inline(__always) private mutating func addExact(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    let inside =
      p.x >= left && p.x <= right && q.x >= left && q.x <= right
      && p.y >= top && p.y <= bottom && q.y >= top && q.y <= bottom
    if inside {
      append(p, q)
    } else {
      outline.is_whole = 0
      addClipped(p, q)
    }
  }

  private mutating func addClipped(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    if max(start.y, end.y) <= top || min(start.y, end.y) >= bottom { return }
    if min(start.x, end.x) >= right && !cutsRight { return }
    var p = start
    var q = end
    let d = q - p
    // Top and bottom: cut off. The divisions are safe: the edge crosses that line.
    if p.y < top { p = SIMD2(p.x + (top - p.y) / d.y * d.x, top) }
    if p.y > bottom { p = SIMD2(p.x + (bottom - p.y) / d.y * d.x, bottom) }
    if q.y < top { q = SIMD2(q.x + (top - q.y) / d.y * d.x, top) }
    if q.y > bottom { q = SIMD2(q.x + (bottom - q.y) / d.y * d.x, bottom) }
    // Left: the part outside runs down the left side. Right: the part outside is dropped.
    if p.x < left && q.x < left {
      wall.add(p.y, q.y)
      return
    }
    if p.x < left {
      let y = p.y + (left - p.x) / d.x * d.y
      addToWall(p.y, y)
      p = SIMD2(left, y)
    }
    var tail: SIMD2<Double>?
    if q.x < left {
      tail = SIMD2(left, q.y)
      q = SIMD2(left, p.y + (left - p.x) / d.x * d.y)
    }
    if p.x >= right && q.x >= right {
      if cutsRight { rightWall.add(p.y, q.y) }
      return
    }
    if p.x > right {
      let y = p.y + (right - p.x) / d.x * d.y
      if cutsRight { addToRightWall(p.y, y) }
      p = SIMD2(right, y)
    }
    if q.x > right {
      let y = p.y + (right - p.x) / d.x * d.y
      if cutsRight { addToRightWall(y, q.y) }
      q = SIMD2(right, y)
    }
    appendLimited(p, q)
    if let tail { addToWall(q.y, tail.y) }
  }

  /// Adds an edge whose ends were computed: where coordinates were huge, rounding may have left them
  /// far outside. What is not a number is dropped.
  private mutating func appendLimited(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    guard (p.x + p.y + q.x + q.y).isFinite else { return }
    append(limited(p), limited(q))
  }

  /// An edge down the left side, one of whose ends was computed.
  private mutating func addToWall(_ from: Double, _ to: Double) {
    guard (from + to).isFinite else { return }
    wall.add(max(top, min(from, bottom)), max(top, min(to, bottom)))
  }

  /// The same down the right side.
  private mutating func addToRightWall(_ from: Double, _ to: Double) {
    guard (from + to).isFinite else { return }
    rightWall.add(max(top, min(from, bottom)), max(top, min(to, bottom)))
  }

  private func limited(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(max(left, min(p.x, right)), max(top, min(p.y, bottom)))
  }

  @inline(__always) private mutating func append(_ p: SIMD2<Double>, _ q: SIMD2<Double>) {
    // Rounding to Float keeps the order, so the values stay within the viewport.
    start(at: p)
    points.append(Point(Float(q.x), Float(q.y)))
  }
}
