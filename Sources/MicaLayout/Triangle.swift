// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One half of a factorization, as the graph that a sparse solve walks.

/// A triangular matrix without its diagonal: for each position, positions and numbers.
struct Triangle: ~Copyable {
  var start = FlatArray<Int32>()
  var index = FlatArray<Int32>()
  var value = FlatArray<Double>()

  init() { start.append(0) }

  /// The number of rows that are complete.
  var rows: Int { start.count - 1 }

  mutating func clear() {
    start.truncate(to: 1)
    index.truncate(to: 0)
    value.truncate(to: 0)
  }

  @inline(__always)
  mutating func append(_ position: Int32, _ number: Double) {
    index.append(position)
    value.append(number)
  }

  /// Ends a row.
  @inline(__always)
  mutating func endRow() { start.append(Int32(index.count)) }

  /// Takes back what was appended since the last row ended.
  mutating func dropOpenRow() {
    let end = Int(start[rows])
    index.truncate(to: end)
    value.truncate(to: end)
  }

  /// Becomes the columns of another triangle whose indices are positions.
  mutating func transpose(_ other: borrowing Triangle) {
    let size = other.rows
    start.resize(to: size + 1, filling: 0)
    start.fill(0)
    for entry in 0..<other.index.count { start[other.index[entry] + 1] += 1 }
    for position in 0..<size { start[position + 1] += start[position] }
    index.resize(to: other.index.count, filling: 0)
    value.resize(to: other.index.count, filling: 0)
    for row in 0..<size {
      for entry in Int(other.start[row])..<Int(other.start[row + 1]) {
        let place = start[other.index[entry]]
        index[place] = Int32(row)
        value[place] = other.value[entry]
        start[other.index[entry]] = place + 1
      }
    }
    var position = size
    while position > 0 {
      start[position] = start[position - 1]
      position -= 1
    }
    start[0] = 0
  }
}
