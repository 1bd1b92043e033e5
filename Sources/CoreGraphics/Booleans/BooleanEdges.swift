// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths → edges on the grid that meet at their ends only.

internal import MicaRaster

/// Which of two paths an edge belongs to.
enum BooleanOwner: UInt8 {
  case first, second
  /// The first one as a line that encloses nothing.
  case line
}

/// A directed edge.
struct BooleanEdge {
  var from: GridPoint
  var to: GridPoint
  var owner: BooleanOwner
  /// The index of its segment, and the segment's parameters at its ends.
  var segment: Int
  var start: Double
  var end: Double
  /// The sub-path that it belongs to.
  var subpath: Int
}

/// The edges of two paths.
struct BooleanEdges {
  private(set) var segments: [BooleanSegment] = []
  private(set) var edges: [BooleanEdge] = []
  private(set) var grid: BooleanGrid
  private var subpaths = 0
  /// How many edges of a path are combined; curves of larger ones have fewer chords.
  private static let mostEdges = 400_000

  /// Nil where a coordinate is not finite.
  init?(_ paths: [(path: CGPath, owner: BooleanOwner)]) {
    var box = CGRect.null
    var curves = 0
    for (path, _) in paths where !path.isEmpty {
      let own = path.boundingBox
      guard path.storage.points.allSatisfy({ ($0.x * 0 + $0.y * 0) == 0 }) else { return nil }
      guard (own.width + own.height).isFinite else { return nil }
      box = box.isNull ? own : box.union(own)
      curves += path.storage.verbs.count
    }
    guard let grid = BooleanGrid(box.isNull ? .zero : box) else { return nil }
    self.grid = grid
    let most = max(2, Self.mostEdges / max(1, curves))
    for (path, owner) in paths { add(path, owner, most) }
  }

  private mutating func add(_ path: CGPath, _ owner: BooleanOwner, _ most: Int) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    func line(_ a: CGPoint, _ b: CGPoint) -> BooleanSegment {
      BooleanSegment(curve: CubicSegment(p0: a, p1: a, p2: b, p3: b), isLine: true)
    }
    func close(_ edges: inout Self) {
      // Lines enclose nothing, so that they stay open.
      if isOpen, last != start, owner != .line { edges.add(line(last, start), owner, most) }
    }
    path.storage.forEachStep { verb, from, points in
      switch verb {
      case .move:
        close(&self)
        start = points[points.startIndex]
        last = start
        isOpen = true
        subpaths += 1
        return
      case .line: add(line(from, points[points.startIndex]), owner, most)
      case .quad, .cubic:
        for curve in CubicSegment.segments(verb, from: from, points: points) {
          add(BooleanSegment(curve: curve, isLine: false), owner, most)
        }
      case .close:
        if from != start { add(line(from, start), owner, most) }
        last = start
        return
      }
      last = points[points.endIndex - 1]
    }
    close(&self)
  }

  private mutating func add(_ segment: BooleanSegment, _ owner: BooleanOwner, _ most: Int) {
    let count = min(segment.chords(within: grid.tolerance), most)
    let index = segments.count
    segments.append(segment)
    var last = grid.add(segment.curve.p0, isOriginal: true)
    var lastT = 0.0
    for step in 1...count {
      let isEnd = step == count
      let t = isEnd ? 1 : Double(step) / Double(count)
      let p = isEnd ? segment.curve.p3 : segment.curve.point(at: CGFloat(t))
      let next = grid.add(p, isOriginal: isEnd)
      guard next != last else { continue }
      edges.append(
        BooleanEdge(
          from: last, to: next, owner: owner, segment: index, start: lastT, end: t,
          subpath: subpaths))
      (last, lastT) = (next, t)
    }
  }

  // MARK: Splitting

  /// Splits edges where they meet others, until they meet at ends only.
  mutating func splitAtCrossings() {
    // Rounded crossings move edges by less than a unit of the grid, which may make new ones.
    for _ in 0..<16 {
      let cuts = crossings()
      guard !cuts.isEmpty else { return }
      split(cuts)
    }
  }

  /// The points at which each edge meets others within itself.
  private func crossings() -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    func cut(_ edge: Int, _ p: GridPoint) {
      if p != edges[edge].from, p != edges[edge].to { cuts[edge, default: []].append(p) }
    }
    let order = edges.indices.sorted { low($0).x < low($1).x }
    var active: [Int] = []
    for index in order {
      let left = low(index).x
      let (bottom, top) = (
        min(edges[index].from.y, edges[index].to.y), max(edges[index].from.y, edges[index].to.y)
      )
      var kept = 0
      for place in active.indices {
        let other = active[place]
        guard max(edges[other].from.x, edges[other].to.x) >= left else { continue }
        active[kept] = other
        kept += 1
        let (y0, y1) = (edges[other].from.y, edges[other].to.y)
        if max(y0, y1) >= bottom, min(y0, y1) <= top {
          Self.meet(edges[index], edges[other], { cut(index, $0) }, { cut(other, $0) })
        }
      }
      active.removeLast(active.count - kept)
      active.append(index)
    }
    return cuts
  }

  private func low(_ index: Int) -> GridPoint { min(edges[index].from, edges[index].to) }

  /// Calls `first` and `second` with the points at which two edges must be split.
  private static func meet(
    _ a: BooleanEdge, _ b: BooleanEdge, _ first: (GridPoint) -> Void, _ second: (GridPoint) -> Void
  ) {
    let (da, db) = (a.to - a.from, b.to - b.from)
    let b0 = GridPoint.cross(da, b.from - a.from)
    let b1 = GridPoint.cross(da, b.to - a.from)
    if b0 > 0 && b1 > 0 || b0 < 0 && b1 < 0 { return }
    let a0 = GridPoint.cross(db, a.from - b.from)
    let a1 = GridPoint.cross(db, a.to - b.from)
    if a0 > 0 && a1 > 0 || a0 < 0 && a1 < 0 { return }
    // An end on the other edge, and edges on one line.
    func isWithin(_ p: GridPoint, _ e: BooleanEdge) -> Bool {
      p.x >= min(e.from.x, e.to.x) && p.x <= max(e.from.x, e.to.x) && p.y >= min(e.from.y, e.to.y)
        && p.y <= max(e.from.y, e.to.y)
    }
    var touches = false
    if b0 == 0, isWithin(b.from, a) { touches = true; first(b.from) }
    if b1 == 0, isWithin(b.to, a) { touches = true; first(b.to) }
    if a0 == 0, isWithin(a.from, b) { touches = true; second(a.from) }
    if a1 == 0, isWithin(a.to, b) { touches = true; second(a.to) }
    let turn = GridPoint.cross(da, db)
    if touches || turn == 0 { return }
    let share = Double(a0) / Double(a0 - a1)
    let crossing = GridPoint(
      x: a.from.x + Int((Double(da.x) * share).rounded()),
      y: a.from.y + Int((Double(da.y) * share).rounded()))
    first(crossing)
    second(crossing)
  }

  private mutating func split(_ cuts: [Int: [GridPoint]]) {
    var result: [BooleanEdge] = []
    result.reserveCapacity(edges.count + 2 * cuts.count)
    for (index, edge) in edges.enumerated() {
      guard let points = cuts[index] else {
        result.append(edge)
        continue
      }
      let way = edge.to - edge.from
      let length = Double(GridPoint.dot(way, way))
      let places = points.map {
        (share: Double(GridPoint.dot($0 - edge.from, way)) / length, point: $0)
      }
      .sorted { $0.share < $1.share }
      var (last, lastT) = (edge.from, edge.start)
      for (share, point) in places + [(1, edge.to)] where point != last {
        let t =
          point == edge.to ? edge.end : edge.start + (edge.end - edge.start) * min(1, max(0, share))
        var piece = edge
        (piece.from, piece.to, piece.start, piece.end) = (last, point, lastT, t)
        result.append(piece)
        (last, lastT) = (point, t)
      }
    }
    edges = result
  }
}
