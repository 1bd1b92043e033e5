// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edges of an area → its outlines, of the paths' own lines and curves where these are whole or cut.

internal import MicaRaster

/// A directed part of a segment on an outline.
struct BooleanPiece {
  var from: GridPoint
  var to: GridPoint
  var segment: Int
  var start: Double
  var end: Double
}

/// The outlines of an area, which is to their left.
struct BooleanLoops {
  private(set) var loops: [[BooleanPiece]] = []

  /// The outlines of what `isInside` says.
  init(
    _ arrangement: BooleanArrangement, _ pieces: [BooleanEdge],
    _ isInside: (BooleanWinding) -> Bool
  ) {
    var border: [BooleanPiece] = []
    for edge in arrangement.edges {
      let (below, above) = (isInside(edge.below), isInside(edge.above))
      guard below != above else { continue }
      let source = pieces[edge.source]
      let isForward = above == (source.from == edge.low)
      border.append(
        isForward
          ? BooleanPiece(
            from: source.from, to: source.to, segment: source.segment, start: source.start,
            end: source.end)
          : BooleanPiece(
            from: source.to, to: source.from, segment: source.segment, start: source.end,
            end: source.start))
    }
    chain(border)
  }

  private mutating func chain(_ border: [BooleanPiece]) {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, piece) in border.enumerated() { leaving[piece.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: border.count)
    for first in border.indices where !isUsed[first] {
      var loop: [BooleanPiece] = []
      var index = first
      while true {
        isUsed[index] = true
        loop.append(border[index])
        let next = leaving[border[index].to]?.filter { !isUsed[$0] } ?? []
        if border[index].to == border[first].from,
          next.isEmpty || isFirst(first, index, next, border)
        {
          break
        }
        guard let best = nearest(next, after: index, border) else { break }
        index = best
      }
      // An outline that does not close would be a fault of the arrangement: it is left out.
      if loop[loop.count - 1].to == loop[0].from, loop.count > 1 { loops.append(loop) }
    }
  }

  /// Whether the outline's first edge is the one to go on with.
  private func isFirst(_ first: Int, _ index: Int, _ next: [Int], _ border: [BooleanPiece]) -> Bool
  {
    nearest(next + [first], after: index, border) == first
  }

  /// The edge that comes first clockwise from where an edge came from: between them is the area.
  private func nearest(_ candidates: [Int], after index: Int, _ border: [BooleanPiece]) -> Int? {
    let back = border[index].from - border[index].to
    func way(_ candidate: Int) -> GridPoint { border[candidate].to - border[candidate].from }
    /// 0 for less than half a turn clockwise, 1 for the rest; straight back comes last.
    func half(_ w: GridPoint) -> Int {
      let turn = GridPoint.cross(back, w)
      if turn < 0 { return 0 }
      return turn == 0 && GridPoint.dot(back, w) < 0 ? 1 : turn > 0 ? 2 : 3
    }
    return candidates.min { a, b in
      let (wa, wb) = (way(a), way(b))
      let (ha, hb) = (half(wa), half(wb))
      return ha != hb ? ha < hb : GridPoint.cross(wa, wb) < 0
    }
  }

  // MARK: Paths

  /// Appends pieces to a path: parts of one segment become one line or curve again.
  static func append(
    _ pieces: [BooleanPiece], isClosed: Bool, to path: inout PathStorage, _ edges: BooleanEdges
  ) {
    guard !pieces.isEmpty else { return }
    func continues(_ a: BooleanPiece, _ b: BooleanPiece) -> Bool {
      a.segment == b.segment && a.to == b.from && a.end == b.start
        && (a.end > a.start) == (b.end > b.start)
    }
    // Begins where one segment ends and another one begins.
    var first = 0
    if isClosed {
      first =
        pieces.indices.first {
          !continues(pieces[($0 + pieces.count - 1) % pieces.count], pieces[$0])
        } ?? 0
    }
    let ordered = Array(pieces[first...] + pieces[..<first])
    path.move(to: edges.grid.point(ordered[0].from))
    var index = 0
    while index < ordered.count {
      var last = index
      while last + 1 < ordered.count, continues(ordered[last], ordered[last + 1]) { last += 1 }
      let (start, end) = (ordered[index], ordered[last])
      let segment = edges.segments[start.segment]
      let point = edges.grid.point(end.to)
      if segment.isLine {
        let closes = isClosed && last == ordered.count - 1
        if !closes { path.line(to: point) }
      } else {
        let part = segment.part(start.start, end.end)
        path.cubic(to: point, control1: part.p1, control2: part.p2)
      }
      index = last + 1
    }
    if isClosed { path.close() }
  }

  /// Twice the area of an outline on the grid; negative for a hole.
  static func area(of loop: [BooleanPiece]) -> Double {
    loop.reduce(0) { $0 + Double(GridPoint.cross($1.from, $1.to)) }
  }

  /// Whether a point of the grid is inside an outline.
  static func contains(_ p: SIMD2<Double>, _ loop: [BooleanPiece]) -> Bool {
    var isInside = false
    for piece in loop {
      let (a, b) = (
        SIMD2(Double(piece.from.x), Double(piece.from.y)),
        SIMD2(Double(piece.to.x), Double(piece.to.y))
      )
      guard (a.y > p.y) != (b.y > p.y) else { continue }
      if a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y)) > p.x { isInside.toggle() }
    }
    return isInside
  }
}
