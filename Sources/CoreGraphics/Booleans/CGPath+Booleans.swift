// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Areas of paths as sets: what iOS 16 brought. Lines and curves stay lines and curves; where two curves cross is found
// between chords within 1/100 000 of the paths' size.

internal import MicaRaster

extension CGPath {
  /// The area that this path or another one fills.
  ///
  /// `rule` says what both paths fill. The result's sub-paths neither cross nor overlap, so that both rules fill it alike.
  /// Open sub-paths count as closed. Empty if a coordinate is not finite.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// The area that both this path and another one fill, as `union(_:using:)`.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// The area that this path fills and another one does not, as `union(_:using:)`.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// The area that exactly one of two paths fills, as `union(_:using:)`.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The area that this path fills, by sub-paths that neither cross nor overlap.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: nil, rule) { first, _ in first }
  }

  /// Whether the areas that two paths fill have a part in common. Common borders are none.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of this path's lines that are within the area that another path fills, or on its border.
  ///
  /// Open sub-paths stay open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule) { $0 }
  }

  /// The parts of this path's lines that are outside of the area that another path fills.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule) { !$0 }
  }

  /// The separate areas of this path: each outline with the holes in it.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    guard let (edges, loops) = outlines(with: nil, rule, { first, _ in first }) else { return [] }
    let outer = loops.filter { BooleanLoops.area(of: $0) > 0 }
    var parts = outer.map { [$0] }
    for hole in loops where BooleanLoops.area(of: hole) <= 0 {
      // A little inside of the area, which is to the left of an outline.
      let (a, b) = (hole[0].from, hole[0].to)
      let middle = SIMD2(Double(a.x + b.x), Double(a.y + b.y)) / 2
      let way = SIMD2(Double(b.x - a.x), Double(b.y - a.y))
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let place = middle + SIMD2(-way.y, way.x) / length * 0.25
      let around = outer.indices.filter { BooleanLoops.contains(place, outer[$0]) }
      let nearest = around.min {
        BooleanLoops.area(of: outer[$0]) < BooleanLoops.area(of: outer[$1])
      }
      if let nearest { parts[nearest].append(hole) }
    }
    return parts.map { Self.path($0, edges) }
  }

  /// The path with lines in place of curves.
  ///
  /// `threshold` is the largest distance between a curve and its lines, in the path's units; at most 1024 lines replace one
  /// curve.
  public func flattened(threshold: CGFloat) -> CGPath {
    var result = PathStorage()
    let tolerance = threshold > 0 ? max(Double(threshold), 1e-300) : 1e-300
    storage.forEachStep { verb, from, points in
      switch verb {
      case .move: result.move(to: points[points.startIndex])
      case .line: result.line(to: points[points.startIndex])
      case .close: result.close()
      case .quad, .cubic:
        for curve in CubicSegment.segments(verb, from: from, points: points) {
          let count = BooleanSegment(curve: curve, isLine: false).chords(within: tolerance)
          for step in 1..<count {
            result.line(to: curve.point(at: CGFloat(step) / CGFloat(count)))
          }
          result.line(to: curve.p3)
        }
      }
    }
    return CGPath(storage: result)
  }

  // MARK: Combining

  private func combined(
    with other: CGPath?, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> CGPath {
    guard let (edges, loops) = outlines(with: other, rule, isInside) else {
      return CGPath(storage: PathStorage())
    }
    return Self.path(loops, edges)
  }

  private func outlines(
    with other: CGPath?, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
  ) -> (BooleanEdges, [[BooleanPiece]])? {
    let paths = [(self, BooleanOwner.first)] + (other.map { [($0, BooleanOwner.second)] } ?? [])
    guard var edges = BooleanEdges(paths) else { return nil }
    edges.splitAtCrossings()
    let loops = BooleanLoops(BooleanArrangement(edges.edges), edges.edges) {
      isInside(rule.isInside($0.first), rule.isInside($0.second))
    }
    return (edges, loops.loops)
  }

  private static func path(_ loops: [[BooleanPiece]], _ edges: BooleanEdges) -> CGPath {
    var storage = PathStorage()
    for loop in loops { BooleanLoops.append(loop, isClosed: true, to: &storage, edges) }
    return CGPath(storage: storage)
  }

  private func lines(
    of other: CGPath, _ rule: CGPathFillRule, _ isKept: (Bool) -> Bool
  ) -> CGPath {
    var storage = PathStorage()
    guard var edges = BooleanEdges([(self, .line), (other, .second)]) else {
      return CGPath(storage: storage)
    }
    edges.splitAtCrossings()
    let arrangement = BooleanArrangement(edges.edges)
    var run: [BooleanPiece] = []
    func finish(_ storage: inout PathStorage) {
      BooleanLoops.append(run, isClosed: false, to: &storage, edges)
      run = []
    }
    var last: BooleanEdge?
    for (index, edge) in edges.edges.enumerated() where edge.owner == .line {
      let place = arrangement.edges[arrangement.places[index]]
      let isWithin = rule.isInside(place.below.second) || rule.isInside(place.above.second)
      if let last, last.to != edge.from || last.subpath != edge.subpath { finish(&storage) }
      last = edge
      if isKept(isWithin) {
        run.append(
          BooleanPiece(
            from: edge.from, to: edge.to, segment: edge.segment, start: edge.start, end: edge.end))
      } else {
        finish(&storage)
      }
    }
    finish(&storage)
    return CGPath(storage: storage)
  }
}

extension CGPathFillRule {
  fileprivate func isInside(_ winding: Int) -> Bool {
    self == .winding ? winding != 0 : winding & 1 != 0
  }
}
