// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Heights of things that stand one below the other, and where each begins.

/// Many lengths in a row: each may be changed, and the sum of the first n, or what lies at a distance, is
/// found in a number of steps that grows with the logarithm of their number (a Fenwick tree).
struct HeightIndex {
  private(set) var heights: [Double]
  private var tree: [Double]
  /// The sum of all.
  private(set) var total: Double

  /// - Complexity: O(n)
  init(_ heights: [Double] = []) {
    self.heights = heights
    tree = [0] + heights
    var sum = 0.0
    for height in heights { sum += height }
    total = sum
    for place in 1..<tree.count {
      let above = place + (place & -place)
      if above < tree.count { tree[above] += tree[place] }
    }
  }

  var count: Int { heights.count }

  subscript(index: Int) -> Double {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      if change == 0 { return }
      heights[index] = newValue
      total += change
      var place = index + 1
      while place < tree.count {
        tree[place] += change
        place += place & -place
      }
    }
  }

  /// Where the thing begins: the sum of those before it.
  func start(of index: Int) -> Double {
    var sum = 0.0
    var place = index
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  /// The last thing that begins at a distance or before it, among those that have a height; the first one
  /// for what lies before all.
  func index(at distance: Double) -> Int {
    var place = 0
    var rest = distance
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = place + step
      if next < tree.count, tree[next] <= rest {
        place = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(place, max(0, count - 1))
  }
}
