// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The lengths of elements along an axis, and where each element begins.

/// Lengths in order with their prefix sums: a Fenwick tree. A change, a sum and a search take a number of
/// steps that grows with the logarithm of the count.
struct ExtentTree {
  /// The length of every element that no one has set.
  private let usual: Double
  /// The number of elements.
  let count: Int
  /// Sums of the differences from `usual`; empty until the first difference.
  private var tree: [Double] = []
  /// The length of each element; empty until the first difference.
  private var lengths: [Double] = []

  /// Elements of one length. Takes no memory until an element gets another length.
  init(count: Int, usual: Double) { (self.count, self.usual) = (max(0, count), usual) }

  /// Elements of the given lengths.
  ///
  /// - Complexity: O(n)
  init(_ lengths: [Double] = []) {
    (usual, count, self.lengths) = (0, lengths.count, lengths)
    tree = [0] + lengths
    for place in 1..<tree.count {
      let above = place + (place & -place)
      if above < tree.count { tree[above] += tree[place] }
    }
  }

  /// The length of all elements.
  var total: Double { start(of: count) }

  /// The length of an element.
  subscript(index: Int) -> Double {
    get { lengths.isEmpty ? usual : lengths[index] }
    set {
      let change = newValue - self[index]
      if change == 0 { return }
      if lengths.isEmpty {
        lengths = Array(repeating: usual, count: count)
        tree = Array(repeating: 0, count: count + 1)
      }
      lengths[index] = newValue
      var place = index + 1
      while place <= count {
        tree[place] += change
        place += place & -place
      }
    }
  }

  /// The length of the elements before an index, which may be `count`.
  func start(of index: Int) -> Double {
    var sum = usual * Double(index)
    guard !tree.isEmpty else { return sum }
    var place = index
    while place > 0 {
      sum += tree[place]
      place &= place - 1
    }
    return sum
  }

  /// The last element that begins at a distance or before it; 0 for a distance before all elements.
  func index(at distance: Double) -> Int {
    let last = max(0, count - 1)
    var place = 0
    var sum = 0.0
    var step = 1
    while step * 2 <= last { step *= 2 }
    while step > 0 {
      let next = place + step
      if next <= last {
        let end = sum + (tree.isEmpty ? 0 : tree[next])
        if usual * Double(next) + end <= distance { (place, sum) = (next, end) }
      }
      step /= 2
    }
    // `start(of:)` adds in another order: where the two round differently, its answer holds.
    while place > 0, start(of: place) > distance { place -= 1 }
    while place < last, start(of: place + 1) <= distance { place += 1 }
    return place
  }
}
