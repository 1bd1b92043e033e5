// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where lines may stand: a rectangle, or the free intervals of a path at a height.

internal import MicaRaster

/// The inside of a path; places count from its box's left and top, y down.
struct FrameArea {
  let width: Double
  let height: Double
  /// The box's lower left corner, y up.
  private(set) var corner = CGPoint.zero
  /// The outlines' edges; nil for a rectangle.
  private let edges: FrameEdges?
  private let isEvenOdd: Bool

  var isRectangle: Bool { edges == nil }

  /// How far apart bands are tried: fewer where each costs more.
  var step: Double {
    let tries = min(2048, max(64, 20_000_000 / max(edges?.count ?? 0, 1)))
    return max(1, height / Double(tries))
  }

  /// A rectangle.
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
    edges = nil
    isEvenOdd = true
  }

  /// The inside of a path by a frame's attributes.
  init(path: CGPath, attributes: CFDictionary) {
    if number(attributes[kCTFrameProgressionAttributeName]) ?? 0 != 0 {
      Unsupported.note("CTFrame progression of vertical text (laid out from the top down)")
    }
    isEvenOdd = number(attributes[kCTFramePathFillRuleAttributeName]) ?? 0 == 0
    let box = path.boundingBoxOfPath
    let isSane = [box.minX, box.minY, box.width, box.height].allSatisfy { abs($0) < 1e9 }
    guard isSane, !box.isNull else {
      // A path without a sane box holds all that its height lets in, as a wide rectangle.
      (width, height, edges) = (box.isNull ? 0 : 1e9, box.isNull ? 0 : 1e9, nil)
      return
    }
    corner = box.origin
    width = Double(box.width)
    height = Double(box.height)
    let holes = Self.clippingPaths(attributes)
    let inset = number(attributes[kCTFramePathWidthAttributeName]) ?? 0
    guard !holes.isEmpty || inset > 0 || !path.isRect(nil) else {
      edges = nil
      return
    }
    let origin = (x: Double(box.minX), y: Double(box.maxY))
    var edges: [FrameEdge] = []
    FrameEdge.append(path, origin: origin, isHole: false, to: &edges)
    for hole in holes { FrameEdge.append(hole, origin: origin, isHole: true, to: &edges) }
    let margin = inset.isFinite ? Double(max(inset, 0)) / 2 : 0
    for index in edges.indices { edges[index].margin = margin }
    self.edges = FrameEdges(edges, height: height)
  }

  private static func clippingPaths(_ attributes: CFDictionary) -> [CGPath] {
    let list = attributes[kCTFrameClippingPathsAttributeName] as? [Any] ?? []
    return list.compactMap { entry in
      (entry as? [String: Any])?[kCTFramePathClippingPathAttributeName] as? CGPath
        ?? entry as? CGPath
    }
  }

  /// The intervals that are free over the whole height of a band, from left to right.
  func intervals(top: Double, height: Double) -> [Range<Double>] {
    guard let edges else { return width > 0 ? [0..<width] : [] }
    let bottom = top + max(height, 0)
    var blocks: [Range<Double>] = []
    edges.forEach(from: top, to: bottom) { edge in
      if let extent = edge.extent(from: top, to: bottom) { blocks.append(extent) }
    }
    blocks.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var gaps: [Range<Double>] = []
    var reach: Double?
    for block in blocks {
      if let reach, block.lowerBound > reach { gaps.append(reach..<block.lowerBound) }
      reach = max(reach ?? block.upperBound, block.upperBound)
    }
    return gaps.isEmpty ? [] : inner(gaps, at: (top + bottom) / 2, edges)
  }

  /// Those of the gaps, which follow each other from left to right, whose middle is inside.
  private func inner(
    _ gaps: [Range<Double>], at y: Double, _ edges: FrameEdges
  ) -> [Range<Double>] {
    let crossings = edges.crossings(at: y)
    var (next, winding, count, holeCount) = (0, 0, 0, 0)
    return gaps.filter { gap in
      let middle = (gap.lowerBound + gap.upperBound) / 2
      while next < crossings.count, crossings[next].x < middle {
        if crossings[next].isHole {
          holeCount += 1
        } else {
          count += 1
          winding += crossings[next].isDown ? 1 : -1
        }
        next += 1
      }
      return (isEvenOdd ? count % 2 != 0 : winding != 0) && holeCount % 2 == 0
    }
  }
}

/// The edges of outlines by slabs of the height, so that a band looks at few of them.
struct FrameEdges {
  private let edges: [FrameEdge]
  private var slabs: [[Int32]]
  private let slabHeight: Double

  var count: Int { edges.count }

  init(_ edges: [FrameEdge], height: Double) {
    self.edges = edges
    let count = min(256, max(1, 4_000_000 / max(edges.count, 1)))
    slabs = Array(repeating: [], count: count)
    slabHeight = height > 0 ? height / Double(count) : 1
    for (index, edge) in edges.enumerated() {
      let low = min(edge.y0, edge.y1) - edge.margin
      let high = max(edge.y0, edge.y1) + edge.margin
      for slab in slab(at: low)...slab(at: high) { slabs[slab].append(Int32(index)) }
    }
  }

  private func slab(at y: Double) -> Int {
    let place = y / slabHeight
    return place == place ? Int(min(max(place, 0), Double(slabs.count - 1))) : 0
  }

  /// Calls `body` for all edges that may reach into a band, some of them several times.
  func forEach(from top: Double, to bottom: Double, _ body: (FrameEdge) -> Void) {
    for slab in slab(at: top)...slab(at: max(top, bottom)) {
      for index in slabs[slab] { body(edges[Int(index)]) }
    }
  }

  /// Where a height crosses edges, from left to right.
  func crossings(at y: Double) -> [(x: Double, isDown: Bool, isHole: Bool)] {
    var found: [(x: Double, isDown: Bool, isHole: Bool)] = []
    for index in slabs[slab(at: y)] {
      let edge = edges[Int(index)]
      guard (edge.y0 <= y) != (edge.y1 <= y) else { continue }
      let x = edge.x0 + (edge.x1 - edge.x0) * (y - edge.y0) / (edge.y1 - edge.y0)
      found.append((x, edge.y1 > edge.y0, edge.isHole))
    }
    return found.sorted { $0.x < $1.x }
  }
}

/// A straight edge of a flattened outline.
struct FrameEdge {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  var isHole: Bool
  /// How near text may come.
  var margin = 0.0

  /// The extent along x of the edge's part in a band; nil where it has none.
  func extent(from top: Double, to bottom: Double) -> Range<Double>? {
    let (low, high) = y0 <= y1 ? (y0, y1) : (y1, y0)
    // Touching the band's border blocks nothing.
    guard low < bottom + margin, high > top - margin else { return nil }
    var (a, b) = (x0, x1)
    if y1 != y0 {
      func x(_ y: Double) -> Double {
        x0 + (x1 - x0) * (min(max(y, low), high) - y0) / (y1 - y0)
      }
      (a, b) = (x(top - margin), x(bottom + margin))
    }
    return min(a, b) - margin..<max(a, b) + margin
  }

  /// Appends a path's edges; curves become 16 chords each. Places count from `origin`, y down.
  static func append(
    _ path: CGPath, origin: (x: Double, y: Double), isHole: Bool, to edges: inout [FrameEdge]
  ) {
    let outline = path.outline
    var at = (x: 0.0, y: 0.0)
    var start = at
    var index = 0
    func point(_ place: Int) -> (x: Double, y: Double) {
      let point = outline.points[place]
      return (Double(point.x) - origin.x, origin.y - Double(point.y))
    }
    func line(to end: (x: Double, y: Double)) {
      if at != end, at.x.isFinite, at.y.isFinite, end.x.isFinite, end.y.isFinite {
        edges.append(FrameEdge(x0: at.x, y0: at.y, x1: end.x, y1: end.y, isHole: isHole))
      }
      at = end
    }
    for raw in outline.verbs {
      guard let verb = Verb(rawValue: raw) else { return }
      switch verb {
      case .move:
        line(to: start)
        at = point(index)
        start = at
      case .line: line(to: point(index))
      case .quad, .cubic:
        let (p0, p1) = (at, point(index))
        let p2 = point(index + 1)
        let p3 = verb == .cubic ? point(index + 2) : p2
        for step in 1...16 {
          line(to: Self.curve(verb, from: p0, p1, p2, to: p3, at: Double(step) / 16))
        }
      case .close: line(to: start)
      }
      index += verb.pointCount
    }
    line(to: start)
  }

  private static func curve(
    _ verb: Verb, from p0: (x: Double, y: Double), _ p1: (x: Double, y: Double),
    _ p2: (x: Double, y: Double), to p3: (x: Double, y: Double), at t: Double
  ) -> (x: Double, y: Double) {
    let u = 1 - t
    if verb == .quad {
      let (a, b, c) = (u * u, 2 * u * t, t * t)
      return (a * p0.x + b * p1.x + c * p2.x, a * p0.y + b * p1.y + c * p2.y)
    }
    let (a, b) = (u * u * u, 3 * u * u * t)
    let (c, d) = (3 * u * t * t, t * t * t)
    let x = a * p0.x + b * p1.x + c * p2.x + d * p3.x
    let y = a * p0.y + b * p1.y + c * p2.y + d * p3.y
    return (x, y)
  }
}
