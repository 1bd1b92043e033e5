// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plane as two paths divide it: for each edge, how often each path winds around what is on its two sides.

internal import MicaRaster

/// Winding numbers of two paths.
struct BooleanWinding: Equatable {
  var first = 0
  var second = 0
}

/// An undirected edge of the plane, from its lesser end to its greater one.
struct ArrangedEdge {
  var low: GridPoint
  var high: GridPoint
  /// What is added to the windings from below the edge to above it; of an upright edge, from its right to its left.
  var change = BooleanWinding()
  var below = BooleanWinding()
  var above: BooleanWinding {
    BooleanWinding(first: below.first + change.first, second: below.second + change.second)
  }
  /// An edge of a path that is here.
  var source: Int
}

/// All edges, with the windings on their sides.
struct BooleanArrangement {
  private(set) var edges: [ArrangedEdge] = []
  /// The arranged edge of each edge of the paths.
  private(set) var places: [Int] = []

  private struct Key: Hashable {
    var low: GridPoint
    var high: GridPoint
  }

  /// `pieces` meet at their ends only.
  init(_ pieces: [BooleanEdge]) {
    var known: [Key: Int] = [:]
    for (source, piece) in pieces.enumerated() {
      let isForward = piece.from < piece.to
      let key =
        isForward ? Key(low: piece.from, high: piece.to) : Key(low: piece.to, high: piece.from)
      let place: Int
      if let found = known[key] {
        place = found
      } else {
        place = edges.count
        known[key] = place
        edges.append(ArrangedEdge(low: key.low, high: key.high, source: source))
      }
      places.append(place)
      let step = isForward ? 1 : -1
      switch piece.owner {
      case .first: edges[place].change.first += step
      case .second: edges[place].change.second += step
      case .line: break
      }
    }
    sweep()
  }

  /// Walks from left to right. Upright edges count as the steepest ones, so that every point has an order.
  private mutating func sweep() {
    var starts: [GridPoint: [Int]] = [:]
    var points: Set<GridPoint> = []
    for (index, edge) in edges.enumerated() {
      starts[edge.low, default: []].append(index)
      points.insert(edge.low)
      points.insert(edge.high)
    }
    /// From the lowest one up.
    var active: [Int] = []
    for point in points.sorted() {
      var (low, high) = (0, active.count)
      while low < high {
        let middle = (low + high) / 2
        if side(point, of: active[middle]) > 0 { low = middle + 1 } else { high = middle }
      }
      // What ends here lies together.
      var end = low
      while end < active.count, edges[active[end]].high == point { end += 1 }
      active.removeSubrange(low..<end)
      guard let own = starts[point] else { continue }
      let sorted = own.sorted { GridPoint.cross(way($0), way($1)) > 0 }
      var below = low > 0 ? edges[active[low - 1]].above : BooleanWinding()
      for index in sorted {
        edges[index].below = below
        below = edges[index].above
      }
      active.insert(contentsOf: sorted, at: low)
    }
  }

  /// Positive above an edge.
  private func side(_ p: GridPoint, of index: Int) -> Int {
    GridPoint.cross(way(index), p - edges[index].low)
  }

  private func way(_ index: Int) -> GridPoint { edges[index].high - edges[index].low }
}
