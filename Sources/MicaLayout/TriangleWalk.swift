// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A solve with a triangular matrix that walks only what the given numbers reach.

/// A vector of positions, and the way in which a triangle spreads it.
struct TriangleWalk: ~Copyable {
  /// What is solved, in place.
  var vector = SparseVector()
  private var order = FlatArray<Int32>()
  private var stack = FlatArray<Int32>()
  private var stackEntry = FlatArray<Int32>()
  private var visited = FlatArray<Int32>()
  private var visit: Int32 = 0
  private var size: Int { vector.count }

  mutating func resize(to length: Int) {
    vector.resize(to: length)
    visited.resize(to: length, filling: 0)
  }

  /// Solves with a triangle in place: each position's number, divided by the diagonal where asked, is
  /// taken from those that its entries name.
  mutating func propagate(
    _ triangle: borrowing Triangle, _ diagonal: borrowing FlatArray<Double>, dividing: Bool,
    ascending: Bool
  ) {
    if vector.indices.count * 4 > size {
      propagateEverywhere(triangle, diagonal, dividing: dividing, ascending: ascending)
      return
    }
    sortReached(triangle)
    var place = order.count - 1
    while place >= 0 {
      spread(triangle, diagonal, from: order[place], dividing: dividing)
      place -= 1
    }
  }

  @inline(__always)
  private mutating func spread(
    _ triangle: borrowing Triangle, _ diagonal: borrowing FlatArray<Double>,
    from position: Int32, dividing: Bool
  ) {
    var value = vector.values[position]
    if value == 0 { return }
    if dividing {
      value /= diagonal[position]
      vector.values[position] = value
    }
    for entry in triangle.start[position]..<triangle.start[position + 1] {
      vector.add(-triangle.value[entry] * value, at: triangle.index[entry])
    }
  }

  private mutating func propagateEverywhere(
    _ triangle: borrowing Triangle, _ diagonal: borrowing FlatArray<Double>, dividing: Bool,
    ascending: Bool
  ) {
    if ascending {
      for position in 0..<size {
        spread(triangle, diagonal, from: Int32(position), dividing: dividing)
      }
    } else {
      for position in 0..<size {
        spread(triangle, diagonal, from: Int32(size - 1 - position), dividing: dividing)
      }
    }
  }

  /// Fills `order` with every position that the vector reaches, each after all that it reaches.
  private mutating func sortReached(_ triangle: borrowing Triangle) {
    visit &+= 1
    order.truncate(to: 0)
    for place in 0..<vector.indices.count {
      let first = vector.indices[place]
      if visited[first] == visit { continue }
      visited[first] = visit
      stack.append(first)
      stackEntry.append(triangle.start[first])
      while stack.count > 0 {
        let top = stack.count - 1
        let position = stack[top]
        var entry = stackEntry[top]
        let end = triangle.start[position + 1]
        var next: Int32 = -1
        while entry < end, next < 0 {
          if visited[triangle.index[entry]] != visit { next = triangle.index[entry] }
          entry += 1
        }
        stackEntry[top] = entry
        if next >= 0 {
          visited[next] = visit
          stack.append(next)
          stackEntry.append(triangle.start[next])
        } else {
          order.append(position)
          _ = stack.removeLast()
          _ = stackEntry.removeLast()
        }
      }
    }
  }
}
