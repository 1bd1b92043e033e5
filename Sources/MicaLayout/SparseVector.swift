// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A vector of mostly zeros.

/// Numbers by index, with a list of those that may differ from zero: clearing and walking cost what is
/// there, not what could be.
struct SparseVector: ~Copyable {
  /// Each number; zero where the list doesn't name it.
  var values = FlatArray<Double>()
  /// The indices that were written, each once, in the order of their first write.
  private(set) var indices = FlatArray<Int32>()
  private var isListed = FlatArray<Bool>()

  var count: Int { values.count }

  /// Has room for indices below a length; what is there stays.
  mutating func resize(to length: Int) {
    values.resize(to: length, filling: 0)
    isListed.resize(to: length, filling: false)
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    values[index] += value
    list(index)
  }

  @inline(__always)
  mutating func list(_ index: Int32) {
    if !isListed[index] {
      isListed[index] = true
      indices.append(index)
    }
  }

  mutating func clear() {
    for place in 0..<indices.count {
      values[indices[place]] = 0
      isListed[indices[place]] = false
    }
    indices.truncate(to: 0)
  }
}
