// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A path that a point follows (FACTS C3): one segment for each line and curve.

internal import MicaRaster

/// The lines and curves of a path, in order.
struct MotionPath: Sendable {
  /// A line or curve by its control points; `degree` tells how many count.
  struct Segment: Sendable {
    var degree: Int
    var p0, p1, p2, p3: SIMD2<Double>

    var end: SIMD2<Double> { degree == 1 ? p1 : degree == 2 ? p2 : p3 }
  }

  let segments: [Segment]

  /// Each line and curve is a segment, the line that closes a sub-path included where it has a
  /// length; a move is none, so the point jumps there. Nil for a path without segments.
  init?(_ outline: Outline) {
    var segments: [Segment] = []
    var (first, pen) = (SIMD2(0.0, 0.0), SIMD2(0.0, 0.0))
    var next = 0
    func point() -> SIMD2<Double> {
      defer { next += 1 }
      return SIMD2(Double(outline.points[next].x), Double(outline.points[next].y))
    }
    func add(_ segment: Segment) {
      segments.append(segment)
      pen = segment.end
    }
    let zero = SIMD2(0.0, 0.0)
    for verb in outline.verbs {
      switch Verb(rawValue: verb) {
      case .move:
        first = point()
        pen = first
      case .line: add(Segment(degree: 1, p0: pen, p1: point(), p2: zero, p3: zero))
      case .quad:
        let control = point()
        add(Segment(degree: 2, p0: pen, p1: control, p2: point(), p3: zero))
      case .cubic:
        let (one, two) = (point(), point())
        add(Segment(degree: 3, p0: pen, p1: one, p2: two, p3: point()))
      case .close, nil:
        if pen != first { add(Segment(degree: 1, p0: pen, p1: first, p2: zero, p3: zero)) }
      }
    }
    guard !segments.isEmpty else { return nil }
    self.segments = segments
  }

  private init(segments: [Segment]) { self.segments = segments }

  /// The path with one segment more, without length, at its last point.
  var restingAtEnd: MotionPath {
    guard let end = segments.last?.end else { return self }
    let zero = SIMD2(0.0, 0.0)
    return MotionPath(
      segments: segments + [Segment(degree: 1, p0: end, p1: end, p2: zero, p3: zero)])
  }

  /// The place on a segment by the curve's own parameter (measured on macOS by one party).
  func point(segment: Int, at u: Double) -> SIMD2<Double> {
    let s = segments[segment]
    let v = 1 - u
    switch s.degree {
    case 1: return s.p0 + (s.p1 - s.p0) * u
    case 2: return s.p0 * (v * v) + s.p1 * (2 * u * v) + s.p2 * (u * u)
    default:
      let ends = s.p0 * (v * v * v) + s.p3 * (u * u * u)
      return ends + (s.p1 * v + s.p2 * u) * (3 * u * v)
    }
  }

  /// The direction of travel in radians, 0 towards +x, positive towards +y. Where control points
  /// coincide, that of the next ones that do not; 0 for a segment without extent.
  func direction(segment: Int, at u: Double) -> Double {
    let s = segments[segment]
    let v = 1 - u
    var d: SIMD2<Double>
    switch s.degree {
    case 1: d = s.p1 - s.p0
    case 2: d = (s.p1 - s.p0) * v + (s.p2 - s.p1) * u
    default:
      d = (s.p1 - s.p0) * (v * v) + (s.p2 - s.p1) * (2 * u * v) + (s.p3 - s.p2) * (u * u)
      if d == SIMD2(0, 0) { d = u < 0.5 ? s.p2 - s.p0 : s.p3 - s.p1 }
    }
    if d == SIMD2(0, 0) { d = s.end - s.p0 }
    return PortableMath.atan2(d.y, d.x)
  }

  /// The lengths of the segments; nil where the path has none.
  var lengths: ArcLengths? {
    let chords = ArcLengths.chords(for: segments.count, atMost: 256)
    return ArcLengths(count: segments.count, chordsEach: chords) { segment, u in
      let p = point(segment: segment, at: u)
      return Vector4(p.x, p.y, 0, 0)
    }
  }
}
