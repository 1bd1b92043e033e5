// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The value inside CGPath: verbs and points in two flat arrays, in CGFloat. Copies are free until
// one of them is changed.

internal import MicaRaster

/// A path under construction or finished, in any space.
struct PathStorage: Hashable, Sendable {
  private(set) var verbs: [Verb] = []
  private(set) var points: [CGPoint] = []
  /// Where the current sub-path starts.
  private(set) var start = CGPoint.zero
  /// Where the next line begins; nil while there is no sub-path.
  private(set) var current: CGPoint?

  var isEmpty: Bool { verbs.isEmpty }

  /// Room for this many points is kept for the next path.
  private static let keptCapacity = 4096

  mutating func removeAll() {
    verbs.removeAll(keepingCapacity: verbs.capacity <= Self.keptCapacity)
    points.removeAll(keepingCapacity: points.capacity <= Self.keptCapacity)
    start = .zero
    current = nil
  }

  mutating func move(to p: CGPoint) {
    verbs.append(.move)
    points.append(p)
    start = p
    current = p
  }

  /// Without a current point there is nothing to draw from: the step is ignored.
  mutating func line(to p: CGPoint) {
    guard current != nil else { return }
    verbs.append(.line)
    points.append(p)
    current = p
  }

  mutating func quad(to p: CGPoint, control: CGPoint) {
    guard current != nil else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(p)
    current = p
  }

  mutating func cubic(to p: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard current != nil else { return }
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
    current = p
  }

  /// Closing twice in a row closes once; the start becomes the current point.
  mutating func close() {
    guard current != nil, verbs.last != .close else { return }
    verbs.append(.close)
    current = start
  }

  mutating func append(_ other: PathStorage, transform m: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    verbs.append(contentsOf: other.verbs)
    if m.isIdentity {
      points.append(contentsOf: other.points)
      start = other.start
      current = other.current
    } else {
      points.append(contentsOf: other.points.lazy.map { PlaneCorner.mapped($0, by: m) })
      start = PlaneCorner.mapped(other.start, by: m)
      current = other.current.map { PlaneCorner.mapped($0, by: m) }
    }
  }

  func applying(_ m: CGAffineTransform) -> PathStorage {
    if m.isIdentity { return self }
    var copy = self
    for i in copy.points.indices { copy.points[i] = PlaneCorner.mapped(copy.points[i], by: m) }
    copy.start = PlaneCorner.mapped(start, by: m)
    copy.current = current.map { PlaneCorner.mapped($0, by: m) }
    return copy
  }

  /// Calls `body` with each verb, the point before it and its own points.
  func forEachStep(_ body: (Verb, CGPoint, ArraySlice<CGPoint>) -> Void) {
    var index = 0
    var from = CGPoint.zero
    var subpathStart = CGPoint.zero
    for verb in verbs {
      let own = points[index..<index + verb.pointCount]
      body(verb, from, own)
      index += verb.pointCount
      if verb == .close {
        from = subpathStart
      } else if let last = own.last {
        from = last
        if verb == .move { subpathStart = last }
      }
    }
  }

  /// The engine's form; coordinates are rounded to Float after `m` was applied in Double.
  func outline(applying m: CGAffineTransform = .identity) -> Outline {
    guard eachSubpathBegins else { return rebuiltOutline(applying: m) }
    let map = m.affine
    let codes = [UInt8](unsafeUninitializedCapacity: verbs.count) { codes, count in
      for i in 0..<verbs.count { codes[i] = verbs[i].rawValue }
      count = verbs.count
    }
    let mapped = [Point](unsafeUninitializedCapacity: points.count) { mapped, count in
      for i in 0..<points.count {
        mapped[i] = PlaneCorner.point(points[i], by: map)
      }
      count = points.count
    }
    return Outline(verbs: codes, points: mapped)
  }

  /// Whether every sub-path begins with a move, as an outline's have to.
  private var eachSubpathBegins: Bool {
    var last = Verb.close
    for verb in verbs {
      if last == .close && verb != .move { return false }
      last = verb
    }
    return true
  }

  /// The outline of a path that goes on after a sub-path's end.
  private func rebuiltOutline(applying m: CGAffineTransform) -> Outline {
    var builder = OutlineBuilder(reservingVerbs: verbs.count, points: points.count)
    let map = m.affine
    func engine(_ p: CGPoint) -> Point { PlaneCorner.point(p, by: map) }
    var i = 0
    for verb in verbs {
      switch verb {
      case .move: builder.move(engine(points[i]))
      case .line: builder.line(engine(points[i]))
      case .quad: builder.quad(engine(points[i]), engine(points[i + 1]))
      case .cubic:
        builder.cubic(engine(points[i]), engine(points[i + 1]), engine(points[i + 2]))
      case .close: builder.close()
      }
      i += verb.pointCount
    }
    return builder.finish()
  }

  /// The rectangle that the path consists of: four axis-aligned sides, in either direction.
  var rectangle: CGRect? {
    let sides: [Verb] = [.move, .line, .line, .line]
    guard verbs == sides + [.close] || verbs == sides + [.line, .close] else { return nil }
    if points.count == 5 && points[4] != points[0] { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let startsAlongX = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let startsAlongY = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard startsAlongX || startsAlongY else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }

  static func == (a: PathStorage, b: PathStorage) -> Bool {
    a.verbs == b.verbs && a.points == b.points
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}
