// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths of many things in a row: where one begins, and which one is at a place, in logarithmic time.

import CoreGraphics

/// Lengths in order, most of them alike, with sums by a binary indexed tree.
struct ExtentIndex {
  private let usual: CGFloat
  let count: Int
  /// Differences from the usual length: a binary indexed tree, made at the first one.
  private var tree: [CGFloat] = []
  private var own: [Int: CGFloat] = [:]

  init(count: Int, usual: CGFloat) { (self.count, self.usual) = (max(0, count), usual) }

  /// The length of all.
  var total: CGFloat { start(of: count) }

  /// The length of those before one.
  func start(of index: Int) -> CGFloat {
    var sum = usual * CGFloat(index)
    guard !tree.isEmpty else { return sum }
    var place = index
    while place > 0 {
      sum += tree[place]
      place &= place - 1
    }
    return sum
  }

  func length(_ index: Int) -> CGFloat { own[index] ?? usual }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - self.length(index)
    own[index] = length
    guard change != 0 else { return }
    if tree.isEmpty { tree = Array(repeating: 0, count: count + 1) }
    var place = index + 1
    while place <= count {
      tree[place] += change
      place += place & -place
    }
  }

  /// The one at a distance from the beginning: the last that begins there or before.
  func index(at distance: CGFloat) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
